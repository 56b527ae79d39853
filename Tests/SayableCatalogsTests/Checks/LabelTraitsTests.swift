import Testing

@testable import SayableCatalogs

@Suite struct LabelTraitsTests {
  private func traits(_ text: String) -> LabelTraits { LabelTraits(Array(text.utf8)) }

  @Test(arguments: [
    "Save changes?", "Größe ändern, „jetzt“ – gleich…", "Настройки приложения", "設定を保存する。", "설정", "Εντάξει",
    "שמור", "حفظ التغييرات؟", "Lưu thay đổi", "बचाना", "NASA’s 3 logos",
  ])
  func `Plain text has none, but for four capitals`(text: String) {
    #expect(traits(text).subtracting(.capitals).isEmpty)
  }

  @Test(arguments: [
    "5 → 6", "Done 🎉", "zero\u{200B}width", "Do\u{AD}nau", "a\u{2028}b", "\u{061C}5", "½", "m²", "\u{E000}",
  ])
  func `Whatever may be a symbol, an emoji or invisible is a sign`(text: String) {
    #expect(traits(text).contains(.signs))
  }

  @Test(arguments: [
    ("SAVE", true), ("SÄVÉ", true), ("ΟΔΟΣ", true), ("СОХРАНИТЬ", true), ("USB", false), ("U S B C", false),
    ("Сохранить", false), ("設定設定", false), ("ÀbCD", false),
  ])
  func `Four capitals side by side are found in all scripts with case`(text: String, found: Bool) {
    #expect(traits(text).contains(.capitals) == found)
  }

  @Test(arguments: [("->", true), ("a-b", false), (":-)", true), ("(a)", false), ("- -", false), ("(…)", false)])
  func `Two signs of drawings side by side are found`(text: String, found: Bool) {
    #expect(traits(text).contains(.drawing) == found)
  }

  @Test(arguments: [("e.g.", true), ("w/o", true), ("5. a", false), ("é.", false), (".a", false)])
  func `A point or slash behind a letter of ASCII is found`(text: String, found: Bool) {
    #expect(traits(text).contains(.abbreviation) == found)
  }

  @Test(arguments: [("--:--", true), ("…", true), ("", true), ("a", false), ("7", false), ("設", false), ("é", false)])
  func `Text without letters and digits is wordless`(text: String, found: Bool) {
    #expect(traits(text).contains(.wordless) == found)
  }

  @Test(arguments: [("a\u{7}b", true), ("a\u{7F}", true), ("a\tb\r\n", false)])
  func `Control characters that are no white space are found`(text: String, found: Bool) {
    #expect(traits(text).contains(.controls) == found)
  }

  @Test(
    arguments: [[0x61, 0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x8E], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func `Bytes that are not UTF-8 count as signs`(bytes: [UInt8]) {
    #expect(LabelTraits(bytes).contains(.signs))
  }
}
