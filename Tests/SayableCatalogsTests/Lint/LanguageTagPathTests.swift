import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct LanguageTagPathTests {
  @Test(arguments: [
    ("App/de.lproj/Localizable.strings", "de"), ("zh-Hans.lproj/a.strings", "zh-Hans"),
    ("zh_CN.lproj/a.strings", "zh-CN"), ("es-419.lproj/a.stringsdict", "es-419"), ("German.lproj/a.strings", "de"),
    ("de.lproj/sub/a.strings", "de"), ("Settings.bundle/pt-BR.lproj/Root.strings", "pt-BR"),
  ])
  func `a project folder of Apple's tells its locale`(path: String, tag: String) {
    #expect(LanguageTag(inPath: path)?.description == tag)
  }

  @Test(arguments: [
    ("res/values-pt-rBR/strings.xml", "pt-BR"), ("res/values-b+es+419/strings.xml", "es-419"),
    ("res/values-b+sr+Latn+RS/strings.xml", "sr-Latn-RS"), ("res/values-in/strings.xml", "id"),
    ("res/values-iw/strings.xml", "he"), ("res/values-mcc310-mnc004-fr-rCA-land/strings.xml", "fr-CA"),
    ("res/values-fr-night/strings.xml", "fr"), ("res/values-fil/strings.xml", "fil"),
    ("res/values-nb-rNO-v21/plurals.xml", "nb-NO"), ("res/values-zh-rTW/strings.xml", "zh-TW"),
    ("res/raw-de/notes.txt", "de"),
  ])
  func `a resource folder of Android's tells its locale`(path: String, tag: String) {
    #expect(LanguageTag(inPath: path)?.description == tag)
  }

  @Test(arguments: [
    ("lib/l10n/app_nl.arb", "nl"), ("app_pt_BR.arb", "pt-BR"), ("intl_en.arb", "en"),
    ("app_zh_Hant_TW.arb", "zh-Hant-TW"),
    ("lib/app_is.arb", "is"), ("translations/messages.fr.xlf", "fr"), ("messages.pt-BR.xliff", "pt-BR"),
    ("messages.pt-br.xliff", "pt-BR"), ("messages+intl-icu.fr.xlf", "fr"), ("sv.po", "sv"),
    ("po/sr@latin.po", "sr-Latn"),
    ("po/ca@valencia.po", "ca"), ("po/zh_CN.po", "zh-CN"), ("po/no.po", "nb"), ("plugin-de_DE.po", "de-DE"),
    ("locale/pt_BR/LC_MESSAGES/app.po", "pt-BR"), ("locale/de_DE.UTF-8/LC_MESSAGES/app.po", "de-DE"),
    ("src/messages_de_AT.properties", "de-AT"), ("Properties/Resources.de.resx", "de"), ("ts/app_de.ts", "de"),
    ("sv/app.properties", "sv"),
    ("Strings/de-DE/Resources.resw", "de-DE"), ("qt_zh_CN.ts", "zh-CN"), ("App/fr.xliff", "fr"),
    ("fastlane/screenshots/fr/title.strings", "fr"), ("mixxx_zh_TW.Big5.ts", "zh-TW"),
    ("lang/prune-texts_cz.properties", "cs"), ("po/jp.po", "ja"),
  ])
  func `the name of a catalog tells its locale`(path: String, tag: String) {
    #expect(LanguageTag(inPath: path)?.description == tag)
  }

  @Test(arguments: [
    ("locales/it/app.json", "it"), ("i18n/de.json", "de"), ("i18n/no.json", "nb"), ("_locales/en/messages.json", "en"),
    ("gui/lang-pt-BR.json", "pt-BR"), ("web/messages_fr.json", "fr"),
    ("assets/i18n/strings_de.i18n.json", "de"), ("translations/zh-cn.json", "zh-CN"), ("de.json", "de"),
    ("src/app.de.json", "de"), ("translations/en/en.json", "en"), ("i18n/zh/zh-TW.json", "zh-TW"),
    ("locales/en/sign_in.json", "en"), ("src/locales/de/pages/home.json", "de"), ("assets/it-IT/app.json", "it-IT"),
    ("metadata/android/de-DE/title.txt", "de-DE"), ("./i18n/sr-Latn.json", "sr-Latn"), ("../i18n\\nl.json", "nl"),
  ])
  func `a file among catalogs tells its locale`(path: String, tag: String) {
    #expect(LanguageTag(inPath: path)?.description == tag)
  }

  @Test(arguments: [
    "Base.lproj/Main.strings", "mul.lproj/Main.xcstrings", "fr/Base.lproj/Main.strings", "res/values/strings.xml",
    "fr-FR/res/values/strings.xml", "res/values-land/strings.xml", "res/values-v21/strings.xml",
    "res/values-night/strings.xml", "res/values-sw600dp/strings.xml", "res/values-car/strings.xml",
    "res/values-mcc310/strings.xml", "messages.properties", "messages.pot", "lib/app.arb", "src/no.json", "docs/is.txt",
    "app/is/readme.txt", "src/sign_in.json", "src/to-do/list.json", "lib/app/log_in.txt", "Localizable.xcstrings",
    "error_is_ready.json", "app/io/log.txt", "package.json", "", "/", ".json", ".", "values-", "values-b+", ".lproj/x",
    "_.po", "@.po", "-.arb", "x/LC_MESSAGES/a.po", "LC_MESSAGES/a.po", "locales/de_DE_x_y_1/a.txt",
  ])
  func `a path that tells no locale tells none`(path: String) {
    #expect(LanguageTag(inPath: path) == nil)
  }
}
