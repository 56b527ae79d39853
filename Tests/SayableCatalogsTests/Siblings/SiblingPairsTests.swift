import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Pairs of shown and spoken strings` {
  @Test(arguments: [
    ("_content_description", "distance", "distance_content_description"),
    ("_contentDescription", "distance", "distance_contentDescription"),
    ("ContentDescription", "distance", "distanceContentDescription"), ("_tts", "distance", "distance_tts"),
    ("_voice", "distance", "distance_voice"), ("_spoken", "distance", "distance_spoken"),
    ("_a11y", "distance", "distance_a11y"), ("_accessibility_label", "distance", "distance_accessibility_label"),
    (".accessibility", "map.distance", "map.distance.accessibility"),
    (".accessibilityLabel", "map.distance.title", "map.distance.accessibilityLabel"),
    ("AccessibilityLabel", "distance", "distanceAccessibilityLabel"),
    ("-aria-label", "distance", "distance-aria-label"),
    ("_ACCESSIBILITY_LABEL", "DISTANCE", "DISTANCE_ACCESSIBILITY_LABEL"),
  ])
  func `a suffix marks the spoken one`(mark: String, shown: String, spoken: String) {
    let pairs = SiblingPairs(LineCatalog.catalog("\(shown)=%d km\n\(spoken)=%d kilometers"))
    #expect(pairs.pairs.map(\.style) == [SiblingStyle(.suffix, mark)])
    #expect(pairs.shown == [0] && pairs.spoken == [1])
  }

  @Test(arguments: [
    ("a11y_", "distance", "a11y_distance"), ("accessibility.", "distance", "accessibility.distance"),
    ("cd_", "distance", "cd_distance"), ("content_description_", "distance", "content_description_distance"),
    ("a11y", "distance", "a11yDistance"), ("content-desc-", "distance", "content-desc-distance"),
  ])
  func `a prefix marks the spoken one`(mark: String, shown: String, spoken: String) {
    let pairs = SiblingPairs(LineCatalog.catalog("\(spoken)=%d kilometers\n\(shown)=%d km"))
    #expect(pairs.pairs.map(\.style) == [SiblingStyle(.prefix, mark)])
    #expect(pairs.shown == [1] && pairs.spoken == [0])
  }

  @Test(arguments: [
    "settings=Settings\nsettings_accessibility=Accessibility", "try=Try\ntry_tts=Try",
    "default=Default\ndefault_voice=Default voice to use", "speed=Speed\nvoiceSpeed=Speed of the voice",
    "nas=NAS\nnas_long=Network storage", "play=Play\nreplay=Replay", "abc=5 km\nabcd=Other",
    "disk=Disk\ncd_disk=Compact disk", "content_description=km", "_spoken=5 kilometers\n=5 km",
  ])
  func `words that name other things make no pair`(lines: String) {
    #expect(SiblingPairs(LineCatalog.catalog(lines)).isEmpty)
  }

  @Test func `what is long is spoken for what is short`() {
    let pairs = SiblingPairs(LineCatalog.catalog("UNIT_SHORT=mi\nUNIT_LONG=miles"))
    #expect(pairs.shown == [0])
  }

  @Test func `a sibling is one of the same locale`() {
    let pairs = SiblingPairs(LineCatalog.catalog("a[en]=5 km\na[fr]=5 km\na_spoken[fr]=5 kilomètres"))
    #expect(pairs.shown == [1])
  }

  @Test func `a sibling without plural forms is one of each form`() {
    let pairs = SiblingPairs(LineCatalog.catalog("a#one=%d m\na#other=%d m\na_spoken=%d meters"))
    #expect(pairs.shown == [0, 1] && pairs.pairs.isEmpty)
  }

  @Test func `a style is the project's where three keys say signs in words`() throws {
    func proven(_ lines: String) throws -> SiblingEvidence {
      try Fixer.survey(of: LineCatalog.catalog(lines), linter: Linter(), style: nil).evidence
    }
    var evidence = try proven(
      "a=5 km\na_spoken=5 kilometers\nb=5 m²\nb_spoken=5 square meters\nd=Sort\nd_spoken=By name")
    #expect(evidence.style == nil)
    evidence.add(try proven("c=5 kg\nc_spoken=5 kilograms"))
    #expect(evidence.style == SiblingStyle(.suffix, "_spoken"))
    #expect(evidence.proofs(of: SiblingStyle(.suffix, "_spoken")).map(\.shownKey) == ["a", "b", "c"])
  }

  @Test(arguments: [
    "a_short=Send\na_long=%d messages were sent", "cd/m²=cd/m²\nm²=m²", "a_short=Body fat\na_long=A formula of 1991",
  ])
  func `texts that do not prove it are no pair`(lines: String) {
    #expect(SiblingPairs(LineCatalog.catalog(lines)).isEmpty)
  }

  @Test func `lines of text are not spoken for one another`() throws {
    let source = SourceFile(path: "a.txt", bytes: Array("m²\ncm²\ncd/m²\ncd/cm²\n".utf8))
    #expect(SiblingPairs(Catalog(source, as: .text)).isEmpty)
  }
}
