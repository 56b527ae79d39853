import FuzzInvariants
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import SayableFormulas

private let formats = FuzzInput.only.flatMap(CatalogFormat.init).map { [$0] } ?? CatalogFormat.allCases
private let linter: Linter = {
  var options = LintOptions()
  options.findsFixes = true
  options.siblingStyle = style
  return Linter(options: options, formulas: { FormulaFinder(locale: $0) })
}()
private let style = SiblingStyle(.suffix, "_spoken")
private let fixer = Fixer(linter: linter, style: style)

/// Any bytes at all are a catalog of any format, which the first byte chooses: it is read or its problems are told, and
/// all places lie in it. What is written into it is read back, and does not have to be written again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = unsafe FuzzInput(bytes, count)
  let format = input.choose(among: formats)
  let source = SourceFile(path: format.path, bytes: Array(input.rest))
  _ = CatalogFormat(of: source)
  let catalog = Catalog(source, as: format)
  requirePlaces(of: catalog)
  do throws(RuleSetError) {
    for finding in try linter.findings(in: catalog) {
      require(finding.range.byteRange.upperBound <= source.bytes.count, "a finding lies beyond the file: \(finding)")
    }
    let fixed = try fixer.fixed(catalog)
    guard fixed.isChanged else { return 0 }
    let again = Catalog(SourceFile(path: format.path, bytes: fixed.bytes), as: format)
    requirePlaces(of: again)
    let added = try fixer.fixed(again).additions
    require(added.isEmpty, "what was added is added again: \(added)")
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private func requirePlaces(of catalog: Catalog) {
  let count = catalog.source.text.count
  requirePlaces(catalog.problems, in: catalog.source.path, catalog.source.bytes)
  for entry in catalog.entries {
    require(0 <= entry.extent.lowerBound && entry.extent.upperBound <= count, "an entry reaches beyond the file")
    for label in entry.labels {
      let bytes = label.text.bytes
      let written = label.text.sourceRange(of: 0..<bytes.count)
      require(written.upperBound <= count, "a label reaches beyond the file")
      var end = 0
      for stretch in label.protectedSpans {
        require(end <= stretch.range.lowerBound && stretch.range.upperBound <= bytes.count, "\(stretch) in \(label)")
        end = stretch.range.upperBound
      }
    }
  }
}

extension CatalogFormat {
  /// Where a file of the format lies in a project.
  fileprivate var path: String {
    switch self {
    case .xcstrings: "Localizable.xcstrings"
    case .strings: "de.lproj/Localizable.strings"
    case .stringsdict: "fr.lproj/Localizable.stringsdict"
    case .android: "values-pl/strings.xml"
    case .gettext: "po/de.po"
    case .xliff: "messages.fr.xlf"
    case .arb: "app_en.arb"
    case .json: "locales/en/translation.json"
    case .properties: "messages_de.properties"
    case .resx: "Resources.de.resx"
    case .qt: "app_de.ts"
    case .text: "labels.txt"
    }
  }
}
