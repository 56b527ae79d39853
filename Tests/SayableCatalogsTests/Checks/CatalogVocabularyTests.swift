import Testing

@testable import SayableCatalogs

@Suite struct CatalogVocabularyTests {
  private func words(_ text: String) -> CatalogVocabulary { CatalogVocabulary(LineCatalog.catalog("a=\(text)")) }

  @Test(arguments: [
    ("Delete this", "delete"), ("(settings)", "settings"), ("\"Save\", please", "please"), ("Удалить всё", "удалить"),
    ("größe", "größe"), ("no\u{A0}break", "break"), ("tab\tstop", "stop"),
  ])
  func `Words in small letters are known, without the marks around them`(text: String, word: String) {
    #expect(words(text).contains(word))
  }

  @Test(arguments: [
    ("DELETE", "delete"), ("user.delete", "delete"), ("<delete>", "delete"), ("{delete}", "delete"),
    ("iDelete", "idelete"),
    ("the", "the"), ("delete1", "delete"), ("`delete`", "delete"), ("УДАЛИТЬ", "удалить"),
  ])
  func `Capitals, short words and parts of something else are not`(text: String, word: String) {
    #expect(!words(text).contains(word))
  }

  @Test func `A word is counted the same, whichever was asked before it`() {
    let words = words("DELETE ALL, Delete all, УДАЛИТЬ, удалить, setup")
    #expect(!words.contains("other"))
    #expect(words.contains("delete"))
    #expect(words.contains("удалить"))
    #expect(words.contains("setup"))
  }

  @Test func `What stands mostly in capitals among small letters is an acronym`() {
    #expect(!words("Yaml or YAML or YAML or YAML or YAML").contains("yaml"))
    #expect(words("Yaml or YAML or YAML or YAML").contains("yaml"))
  }
}
