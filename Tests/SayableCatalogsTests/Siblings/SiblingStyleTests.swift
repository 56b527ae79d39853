import SayableCatalogs
import Testing

@Suite struct `Styles of spoken keys` {
  @Test(arguments: [
    ("_content_description", "*_content_description", "distance_content_description"),
    ("*_spoken", "*_spoken", "distance_spoken"), ("a11y_*", "a11y_*", "a11y_distance"),
    ("a11y_", "a11y_*", "a11y_distance"), ("accessibility.", "accessibility.*", "accessibility.distance"),
    ("ContentDescription", "*ContentDescription", "distanceContentDescription"),
    (".spoken", "*.spoken", "distance.spoken"), ("a11y*", "a11y*", "a11yDistance"),
  ])
  func `an option tells the place and the mark`(option: String, shown: String, key: String) throws {
    let style = try #require(SiblingStyle(option))
    #expect(style.option == shown)
    #expect(style.spokenKey(for: "distance") == key)
  }

  @Test(arguments: ["", "*", "_", "**", "a*b", "*_*", "_*"])
  func `an option without a mark is none`(option: String) { #expect(SiblingStyle(option) == nil) }
}
