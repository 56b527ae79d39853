internal import MathTree

/// The signs of mathematics by what they are.
extension CharacterMeaning {
  /// Characters that are alike.
  struct Group: Sendable {
    let sign: Sign
    let characters: String
    let ranges: [ClosedRange<UInt32>]

    init(
      _ kind: MeaningKind, _ role: MeaningRole, _ characters: String, font: MathVariant = .unspecified,
      _ ranges: ClosedRange<UInt32>...
    ) {
      sign = Sign(kind: kind, role: role, font: font)
      self.characters = characters
      self.ranges = ranges
    }
  }

  /// Groups of signs; in what a later group names, an earlier one gives way.
  static let groups: [Group] = letters + punctuation + fences + operators + relations + largeOperators

  private static let letters = [
    Group(.number, .integer, "", font: .normal, 0x30...0x39),
    Group(.identifier, .latinLetter, "", font: .normal, 0x41...0x5A, 0x61...0x7A),
    Group(.identifier, .latinLetter, "", font: .normal, 0xFF21...0xFF3A, 0xFF41...0xFF5A),
    Group(.number, .integer, "", font: .normal, 0xFF10...0xFF19),
    Group(.identifier, .latinLetter, "", 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF),
    Group(
      .identifier, .greekLetter, "", font: .normal, 0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9, 0x3D0...0x3D2,
      0x3D5...0x3D6, 0x3F0...0x3F1, 0x3F4...0x3F5),
    Group(
      .identifier, .greekLetter, "", 0x386...0x390, 0x3AA...0x3B0, 0x3CA...0x3CF, 0x3D3...0x3D4, 0x3D7...0x3EF,
      0x3F2...0x3F3),
    Group(
      .identifier, .otherLetter, "", 0x400...0x481, 0x48A...0x52F, 0x531...0x556, 0x561...0x587, 0x5D0...0x5EA,
      0x620...0x64A),
    Group(.identifier, .otherLetter, "", font: .normal, 0x2135...0x2138),
    // Differentials and constants, which are slanted and double-struck at once.
    Group(.identifier, .latinLetter, "", font: .italic, 0x2145...0x2149),
    Group(.identifier, .latinLetter, "", 0x2113...0x2113, 0x131...0x131, 0x237...0x237),
    Group(.identifier, .otherLetter, "", 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3),
    // Real and imaginary part, which look like letters of a style.
    Group(.function, .prefixFunction, "ℑℜ", font: .normal),
    Group(.number, .float, "", 0xBC...0xBE, 0x2150...0x215F, 0x2189...0x2189),
    Group(
      .number, .otherNumber, "", 0x2070...0x2070, 0xB2...0xB3, 0xB9...0xB9, 0x2074...0x2079, 0x2080...0x2089,
      0x2160...0x2188, 0x2460...0x249B, 0x24EA...0x24FF, 0x2776...0x2793),
  ]

  private static let punctuation = [
    Group(.punctuation, .unknown, "#$&@_\\¡§¶¿‗†‡※⁂⁕⁖⁘⁙⁜"),
    Group(.punctuation, .comma, ",،、︐︑﹐﹑，､\u{2063}"),
    Group(.punctuation, .fullStop, ".․﹒．。｡"),
    Group(.punctuation, .ellipsis, "…‥⋮⋯⋰⋱︙︰"),
    Group(.punctuation, .colon, ":︓﹕：⁚"),
    Group(.punctuation, .semicolon, ";؛︔﹔；⁏"),
    Group(.punctuation, .question, "?؟‽︖﹖？⁇⁈"),
    Group(.punctuation, .exclamation, "⁉"),
    Group(.punctuation, .quotes, "\"«»‘’‚‛“”„‟‹›〝〞＂"),
    Group(.punctuation, .dash, "‐‑‒–—―﹘〜〰⸺⸻"),
    Group(.punctuation, .prime, "'`´′″‴‵‶‷⁗ʹʺ＇｀"),
    Group(.punctuation, .degree, "°˚"),
    Group(.punctuation, .tilde, "⁓"),
  ]

  private static let fences = [
    Group(.fence, .open, "([{⁅⁽₍⌈⌊⌜⌞⎡⎢⎣⎛⎜⎝⎧⎨⎩❨❪❬❮❰❲❴⟅⟦⟨⟪⟬⟮⦃⦅⦇⦉⦋⦍⦏⦑⦓⦕⦗⧘⧚⧼⸢⸤⸦⸨〈\u{2329}《「『【〔〖〘〚︗﹙﹛﹝（［｛｟｢"),
    Group(.fence, .close, ")]}⁆⁾₎⌉⌋⌝⌟⎤⎥⎦⎞⎟⎠⎫⎬⎭❩❫❭❯❱❳❵⟆⟧⟩⟫⟭⟯⦄⦆⦈⦊⦌⦎⦐⦒⦔⦖⦘⧙⧛⧽⸣⸥⸧⸩〉\u{232A}》」』】〕〗〙〛︘﹚﹜﹞）］｝｠｣"),
    Group(.fence, .neutral, "|¦∣⏐⎸⎹❘｜￤︱︲"),
    Group(.fence, .metric, "‖∥⦀⫴"),
    Group(.fence, .top, "⎴⏜⏞⏠︵︷︹︻︽︿﹁﹃﹇"),
    Group(.fence, .bottom, "⎵⏝⏟⏡︶︸︺︼︾﹀﹂﹄﹈"),
  ]

  private static let operators = [
    Group(.operator, .unknown, "^~¨ˆˇ˘˙˜¯‾∎⍀⌅⌆⎈", 0x25A0...0x25FF, 0x2605...0x2606),
    Group(.operator, .addition, "+±∓∔⊕⊎⊞⌖⧺⧻⨁＋﬩﹢", 0x2A22...0x2A28, 0x2A2D...0x2A2E, 0x2A39...0x2A39),
    Group(.operator, .subtraction, "-−∸⊖⊟⁒﹣－∺", 0x2A29...0x2A2C, 0x2A3A...0x2A3A),
    Group(.operator, .multiplication, "*×·∗∘∙⋅⊗⊘⊙⊚⊛⊜⊝⊠⊡⋆⋇⋈⋉⋊⋋⋌⋄≀⁎⦁∐⧆⧇＊﹡\u{2062}⨯⨝", 0x2A2F...0x2A38, 0x2A3B...0x2A3D),
    Group(.operator, .division, "/÷⁄∕➗⟌⧶⧷⧸⨸⨫⨬／"),
    Group(.operator, .addition, "\u{2064}"),
    Group(.operator, .set, "∖∪∩⊌⊍⋒⋓⧵⩁⩂⩃⩄⩅⩆⩇⩈⩉⩊⩋⩌⩍⩎⩏⩐"),
    Group(.operator, .lattice, "⊓⊔⨅⨆"),
    Group(.operator, .logic, "∧∨⊻⊼⊽⋎⋏⌃⌄", 0x2A51...0x2A63),
    Group(.operator, .prefixOperator, "¬∀∃∄∁√∛∜∂∇∆∟∠∡∢⌐⊾⊿⦛⦝⦞⦟⨼⨽"),
    Group(.operator, .postfixOperator, "!‼︕﹗！%‰‱﹪％"),
    Group(.operator, .element, "∈∊⋲⋳⋴⋵⋶⋷⋸⋹⟒⫙"),
    Group(.operator, .nonElement, "∉"),
    Group(.operator, .element, "∋∍⋺⋻⋼⋽⋾⋿"),
    Group(.operator, .nonElement, "∌"),
    Group(.operator, .application, "\u{2061}"),
  ]

  private static let relations = [
    Group(.relation, .equality, "=∝∼∽≃≅≈≊≋≌≍≎≏≐≑≒≓≔≕≖≗≘≙≚≛≜≝≞≟≡≣⩦⩧⩨⩬⩭⩮⩯⩰⩳⩴⩵⩶⩷⩸＝﹦⁼₌⋍⧣⧤⧥≂⊜"),
    Group(
      .relation, .inequality, "<>≠≤≥≢≁≄≇≆≉≭＜＞﹤﹥", 0x2264...0x2281, 0x22D6...0x22D7, 0x22DA...0x22E9, 0x22D8...0x22D9,
      0x2A79...0x2AC0, 0x22B0...0x22B1),
    Group(
      .relation, .set, "⋐⋑", 0x2282...0x228B, 0x228F...0x2292, 0x22B2...0x22B5, 0x22E2...0x22E5, 0x22EA...0x22ED,
      0x2ABD...0x2AD8),
    Group(.relation, .logic, "", 0x22A2...0x22A3, 0x22A6...0x22AF),
    Group(.relation, .unknown, "⟕⟖⟗⟐∤∦∶∷∹∻≬⊥⊸⋔∴∵⊤⫫⟂∿∾⊏⊐"),
    Group(
      .relation, .arrow, "", 0x2190...0x21FF, 0x2794...0x2794, 0x2798...0x27AF, 0x27B1...0x27BE, 0x27F0...0x27FF,
      0x2900...0x297F, 0x2B00...0x2B11, 0x2B30...0x2B4F, 0xFFE9...0xFFEC, 0x22B6...0x22B8),
  ]

  private static let largeOperators = [
    Group(.largeOperator, .sum, "∏∐∑⋀⋁⋂⋃⨊⨋⫼⫿⅀", 0x2A00...0x2A09),
    Group(.largeOperator, .integral, "", 0x222B...0x2233, 0x2A0B...0x2A1C),
  ]
}
