package import SayableEngine

extension LanguageTag {
  /// The locale that a catalog's path tells: `de.lproj`, `values-pt-rBR`, `values-b+es+419`, `app_nl.arb`,
  /// `messages.fr.xlf`, `locales/it/app.json`, `sv.po`; nil where it tells none, as `values` and `Base.lproj`, which
  /// hold the strings that others are translated from.
  package init?(inPath path: String) {
    guard let tag = CatalogPath(path).tag else { return nil }
    self = tag
  }
}

/// The path of a catalog, looked at for the locale in it.
private struct CatalogPath {
  /// How much of a file's name a format gives to the locale.
  private enum Naming {
    /// All of it behind `_`, `-` or `.`: the format is for catalogs alone.
    case catalog
    /// All of it, or all of the folder's name: the format is for strings of programs, whatever a file of it is called.
    case strings
    /// All of it or what stands behind a `.`, elsewhere only where a folder tells that catalogs lie in it.
    case any
  }

  private let folders: [Substring]
  private let stem: Substring
  private let naming: Naming

  init(_ path: String) {
    var parts = path.split { $0 == "/" || $0 == "\\" }[...]
    let name = parts.popLast() ?? ""
    // What a path climbs over tells nothing.
    folders = parts.filter { $0 != "." && $0 != ".." }
    var pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    let ending = pieces.count > 1 ? pieces.removeLast().lowercased() : ""
    // strings_de.i18n.json of slang.
    if pieces.count > 1, pieces.last == "i18n" { pieces.removeLast() }
    stem = name[..<(pieces.last?.endIndex ?? name.startIndex)]
    naming =
      switch CatalogFormat.endings[ending]?.first {
      case .arb, .gettext, .xliff, .properties, .resx, .qt: .catalog
      case .strings, .stringsdict: .strings
      default: .any
      }
  }

  var tag: LanguageTag? {
    for folder in folders.reversed() {
      if folder.hasSuffix(".lproj") { return Self.tag(ofProjectFolder: folder.dropLast(6)) }
      if folder == "values" || folder == "raw" { return nil }
      for type in ["values-", "raw-"] where folder.hasPrefix(type) {
        return Self.tag(ofQualifiers: folder.dropFirst(type.count))
      }
    }
    let whole = LocaleName(stem, isMarked: true)?.tag
    if let folder = folderTag {
      // zh/zh-TW.json says more than its folder.
      return whole?.language == folder.language ? whole : folder
    }
    if let whole, naming != .any || isAmongCatalogs { return whole }
    return suffixTag ?? (naming == .catalog ? folders.last.flatMap { LocaleName($0, isMarked: true)?.tag } : nil)
  }

  /// The locale of the folder that the file lies in, such as `it` in `locales/it/app.json`.
  private var folderTag: LanguageTag? {
    for index in folders.indices.reversed() {
      if folders[index] == "LC_MESSAGES" {
        guard index > 0 else { return nil }
        return LocaleName(folders[index - 1], isMarked: true)?.tag
      }
      let isMarked =
        folders[..<index].suffix(2).contains(where: isCatalogFolder)
        || naming == .strings && index == folders.indices.last
      guard let name = LocaleName(folders[index], isMarked: isMarked) else { continue }
      // Without a folder of catalogs around it, a name has to be one that is hardly anything else: `de-DE`.
      if isMarked || name.tag.region != nil { return name.tag }
    }
    return nil
  }

  /// The locale at the end of the file's name, such as `pt_BR` in `app_pt_BR.arb`.
  private var suffixTag: LanguageTag? {
    var rest = stem
    while let separator = rest.firstIndex(where: { $0 == "_" || $0 == "-" || $0 == "." }) {
      let isDot = rest[separator] == "."
      rest = rest[rest.index(after: separator)...]
      // sign_in.json is no Indonesian.
      guard naming == .catalog || isDot || isAmongCatalogs || isCatalogFolder(stem[..<separator]) else { continue }
      if let name = LocaleName(rest, isMarked: isDot) { return name.tag }
    }
    return nil
  }

  /// Whether a folder tells that catalogs lie in it. A bare name was chosen by whoever gave it.
  private var isAmongCatalogs: Bool { folders.isEmpty || folders.suffix(3).contains(where: isCatalogFolder) }

  /// The locale of a folder of Apple's, without `.lproj`.
  private static func tag(ofProjectFolder name: Substring) -> LanguageTag? {
    if name == "Base" || name == "mul" { return nil }
    // The names that Apple gave before there were tags.
    let old = [
      "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
      "Spanish": "es",
    ]
    return try? LanguageTag(old[String(name)] ?? String(name))
  }

  /// The locale in the qualifiers of a resource folder of Android's, such as `mcc310-pt-rBR-land`.
  private static func tag(ofQualifiers text: Substring) -> LanguageTag? {
    var qualifiers = text.split(separator: "-")[...]
    while let first = qualifiers.first, first.hasPrefix("mcc") || first.hasPrefix("mnc"), first.utf8.count > 3 {
      qualifiers.removeFirst()
    }
    guard let language = qualifiers.popFirst() else { return nil }
    if language.hasPrefix("b+") {
      return try? LanguageTag(language.dropFirst(2).split(separator: "+").joined(separator: "-"))
    }
    // The only qualifier of another kind that looks like a language is that of screens in cars.
    let isLanguage =
      (2...3).contains(language.utf8.count) && language.utf8.allSatisfy(\.isASCIILetter) && language != "car"
    guard isLanguage else { return nil }
    var tag = String(language)
    if let next = qualifiers.first, next.hasPrefix("r"), (3...4).contains(next.utf8.count) {
      tag += "-" + next.dropFirst()
    }
    return (try? LanguageTag(tag)) ?? (try? LanguageTag(String(language)))
  }
}

/// The name of a file or folder that is the name of a locale and nothing else.
private struct LocaleName {
  let tag: LanguageTag

  /// - Parameter isMarked: Whether something beside the name tells that it is a locale's; else the region has to be in
  ///   capital letters, so that `to-do` is none.
  init?(_ name: Substring, isMarked: Bool) {
    var name = name
    var modifier: Substring?
    if let at = name.firstIndex(of: "@") {
      modifier = name[name.index(after: at)...]
      name = name[..<at]
    }
    // Behind a point, POSIX names an encoding: UTF-8, Big5.
    if let dot = name.firstIndex(of: ".") {
      let encoding = name[dot...].dropFirst()
      if encoding.utf8.count >= 4, encoding.utf8.contains(where: \.isASCIIDigit) { name = name[..<dot] }
    }
    if let language = countryLanguages[name.lowercased()] { name = language[...] }
    var parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let language = parts.popFirst(), knownLanguages.contains(language.lowercased()) else { return nil }
    var subtags = [String(language)]
    if let script = parts.first, script.utf8.count == 4, script.utf8.allSatisfy(\.isASCIILetter) {
      guard isMarked || script.first?.isUppercase == true else { return nil }
      subtags.append(String(parts.removeFirst()))
    } else if let modifier, let script = modifierScripts[modifier.lowercased()] {
      subtags.append(script)
    }
    if let region = parts.first {
      let letters = region.utf8.allSatisfy { isMarked ? $0.isASCIILetter : $0.isASCIICapital }
      guard region.utf8.count == 2 && letters || region.utf8.count == 3 && region.utf8.allSatisfy(\.isASCIIDigit) else {
        return nil
      }
      subtags.append(String(parts.removeFirst()))
    }
    guard parts.isEmpty, let tag = try? LanguageTag(subtags.joined(separator: "-")) else { return nil }
    self.tag = tag
  }
}

/// Whether the name of a folder, or what a file is called before the locale, tells of catalogs each for one language.
private func isCatalogFolder(_ name: Substring) -> Bool {
  let name = name.lowercased()
  return ["po", "strings", "messages", "nls", "metadata"].contains(name)
    || ["i18n", "l10n", "intl", "locale", "lang", "translation", "localiz", "localis"].contains { name.contains($0) }
}

/// The languages of ISO 639-1 with the codes that they replaced, and of ISO 639-3 those that apps are translated into.
private let knownLanguages = Set(
  ("aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo "
    + "es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja "
    + "ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my "
    + "na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn "
    + "so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu "
    + "ace ach ast ban bem ber bho bqi brx byn ceb chr ckb cgg crh csb doi dsb fil frp fur gez glk gsw haw hil hne hsb ilo "
    + "jam jbo kab kmr kok lad lij ltg lzh mai mhr mni mos mrj nan nap nds nqo nso pam pap pcm pms prs rif sah sat "
    + "scn sco sgs shn sma smj smn son szl tet tig tlh tpi tzm vec war yue zgh").split(separator: " ").map(String.init))

/// The languages of countries whose codes are taken for those of languages, and are none.
private let countryLanguages = [
  "cn": "zh", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "ua": "uk",
]

/// The scripts of the modifiers that glibc and gettext have in place of them.
private let modifierScripts = [
  "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn", "latin": "Latn", "latn": "Latn",
  "shaw": "Shaw",
]
