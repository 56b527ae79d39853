import SayableCatalogs
import Testing

@Suite struct `Families of catalogs` {
  @Test(arguments: [
    (CatalogFormat.android, "app/src/main/res/values/strings.xml", "app/src/main/res/values-pt-rBR/strings.xml"),
    (.strings, "App/en.lproj/Localizable.strings", "App/Base.lproj/Localizable.strings"),
    (.arb, "l10n/app_en.arb", "l10n/app_pt_BR.arb"), (.json, "locales/en/app.json", "locales/fr/app.json"),
    (.xliff, "messages.de.xlf", "messages.fr.xlf"), (.resx, "Resources.resx", "Resources.de.resx"),
  ])
  func `the languages of one catalog are a family`(format: CatalogFormat, first: String, second: String) {
    #expect(CatalogFamily(path: first, format: format) == CatalogFamily(path: second, format: format))
  }

  @Test(arguments: [
    ("app/res/values/strings.xml", "wear/res/values/strings.xml"),
    ("app/res/values/strings.xml", "app/res/values-fr/units.xml"),
  ])
  func `other catalogs are none`(first: String, second: String) {
    #expect(CatalogFamily(path: first, format: .android) != CatalogFamily(path: second, format: .android))
  }
}
