import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Writing into string catalogs of Xcode` {
  private let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "5 km" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "5 km weit"
              }
            }
          }
        },
        "m" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld m"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func catalog(_ text: String) -> Catalog {
    Catalog(SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8)), as: .xcstrings)
  }

  private func adding(_ spoken: String, as key: String, for value: String, in text: String) throws -> String {
    let catalog = catalog(text)
    let entry = try #require(catalog.entries.first { $0.value.string == value })
    let splices = try #require(XcstringsParser.insertion(of: spoken, as: key, for: entry, in: catalog))
    let written = catalog.source.text(with: splices)
    let again = self.catalog(written)
    #expect(again.problems.isEmpty)
    #expect(
      again.entries.contains {
        $0.key == key && $0.variant == entry.variant && $0.locale == entry.locale && $0.value.string == spoken
      })
    return written
  }

  @Test func `a new key looks as Xcode writes it`() throws {
    let written = try adding("5 \"kilometers\"", as: "5 km.spoken", for: "5 km", in: text)
    let added = #"""
          "5 km.spoken" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "5 \"kilometers\""
                }
              }
            }
          },

      """#
    #expect(written == text.replacing("    \"m\" : {", with: added + "    \"m\" : {"))
  }

  @Test func `a key that is there gets one more language, in its place`() throws {
    let first = try adding("5 kilometers", as: "k", for: "5 km", in: text)
    let second = try adding("5 Kilometer weit", as: "k", for: "5 km weit", in: first)
    let german = """
      "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "5 Kilometer weit"
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "5 kilometers"
                }
              }
            }
      """
    #expect(second.contains(german))
    let catalog = catalog(second)
    let entry = try #require(catalog.entries.first { $0.value.string == "5 km" })
    #expect(XcstringsParser.insertion(of: "x", as: "k", for: entry, in: catalog) == nil)
  }

  @Test func `plural forms are written as such`() throws {
    let written = try adding("%lld minutes", as: "m.spoken", for: "%lld m", in: text)
    #expect(
      written.contains(
        """
                "en" : {
                  "variations" : {
                    "plural" : {
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld minutes"
                        }
                      }
                    }
                  }
                }
        """))
  }
}
