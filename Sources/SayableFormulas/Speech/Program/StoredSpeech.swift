internal import SayableEngine
internal import SayableRules

/// How formulas are said in one locale, as an image stores it: the preferences, and a program for each style and length.
internal struct StoredSpeech {
  /// The preferences that the rules know.
  let catalog: PreferenceCatalog
  private let image: Image
  /// The parts of the programs, in the order of ``programs``.
  private let parts: [Int]

  /// The styles in the order in which programs are stored, each with how much is said.
  static let programs: [(style: SpeechStyle, verbosity: Verbosity)] = SpeechStyle.allCases.flatMap { style in
    style.verbosities.map { (style, $0) }
  }

  init(_ image: Image, part: Int) {
    var reader = image.reader(of: part)
    var catalog = PreferenceCatalog()
    for _ in 0..<reader.number() {
      let name = reader.text()
      catalog.add(name, values: reader.list { $0.text() })
    }
    self.catalog = catalog
    self.image = image
    parts = reader.list { $0.number() }
  }

  /// The program for a style, for any preferences.
  func program(_ style: SpeechStyle, _ verbosity: Verbosity) -> ProgramDraft? {
    guard let place = Self.programs.firstIndex(where: { $0.style == style && $0.verbosity == verbosity }) else {
      return nil
    }
    var program = ProgramDraft(image, part: parts[place])
    program.preferences = catalog
    return program
  }
}

extension ImageWriter {
  /// Stores the programs of a locale, in the order of ``StoredSpeech/programs``.
  internal mutating func add(_ programs: [ProgramDraft]) -> Int {
    var part = ImagePart()
    part.append(each: programs.first?.preferences.preferences ?? []) { preference, part in
      part.append(preference.name)
      part.append(each: preference.values) { $1.append($0) }
    }
    let parts = programs.map { add($0) }
    part.append(each: parts) { $1.append($0) }
    return add(part)
  }
}

extension SpeechStyle {
  /// How much is said in the style: MathSpeak has three lengths.
  internal var verbosities: [Verbosity] { self == .mathspeak ? Verbosity.allCases : [.verbose] }
}
