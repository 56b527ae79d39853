/// The signs of mathematics by what they are.
extension Characters {
  /// Characters that are alike.
  struct Group: Sendable {
    let kind: MeaningKind
    let role: MeaningRole
    var characters = ""
    var ranges: [ClosedRange<Int>] = []
  }

  /// Groups of signs; in what a later group names, an earlier one gives way.
  static let groups: [Group] = punctuation + fences + operators + relations + largeOperators

  private static let punctuation = [
    Group(kind: .punctuation, role: .unknown, characters: "#$&@_\\¡§¶¿‗†‡※⁂⁕⁖⁘⁙⁜"),
    Group(kind: .punctuation, role: .comma, characters: ",،、︐︑﹐﹑，､\u{2063}"),
    Group(kind: .punctuation, role: .fullStop, characters: ".․﹒．。｡"),
    Group(kind: .punctuation, role: .ellipsis, characters: "…‥⋮⋯⋰⋱︙︰"),
    Group(kind: .punctuation, role: .colon, characters: ":︓﹕：⁚"),
    Group(kind: .punctuation, role: .semicolon, characters: ";؛︔﹔；⁏"),
    Group(kind: .punctuation, role: .question, characters: "?؟‽︖﹖？⁇⁈"),
    Group(kind: .punctuation, role: .exclamation, characters: "⁉"),
    Group(kind: .punctuation, role: .quotes, characters: "\"«»‘’‚‛“”„‟‹›〝〞＂"),
    Group(kind: .punctuation, role: .dash, characters: "‐‑‒–—―﹘〜〰⸺⸻"),
    Group(kind: .punctuation, role: .prime, characters: "'`´′″‴‵‶‷⁗ʹʺ＇｀"),
    Group(kind: .punctuation, role: .degree, characters: "°˚"),
    Group(kind: .punctuation, role: .tilde, characters: "⁓"),
  ]

  private static let fences = [
    Group(
      kind: .fence, role: .open, characters: "([{⁅⁽₍⌈⌊⌜⌞⎡⎢⎣⎛⎜⎝⎧⎨⎩❨❪❬❮❰❲❴⟅⟦⟨⟪⟬⟮⦃⦅⦇⦉⦋⦍⦏⦑⦓⦕⦗⧘⧚⧼⸢⸤⸦⸨〈〈《「『【〔〖〘〚︗﹙﹛﹝（［｛｟｢"),
    Group(
      kind: .fence, role: .close, characters: ")]}⁆⁾₎⌉⌋⌝⌟⎤⎥⎦⎞⎟⎠⎫⎬⎭❩❫❭❯❱❳❵⟆⟧⟩⟫⟭⟯⦄⦆⦈⦊⦌⦎⦐⦒⦔⦖⦘⧙⧛⧽⸣⸥⸧⸩〉〉》」』】〕〗〙〛︘﹚﹜﹞）］｝｠｣"),
    Group(kind: .fence, role: .neutral, characters: "|¦∣⏐⎸⎹❘｜￤︱︲"),
    Group(kind: .fence, role: .metric, characters: "‖∥⦀⫴"),
    Group(kind: .fence, role: .top, characters: "⎴⏜⏞⏠︵︷︹︻︽︿﹁﹃﹇"),
    Group(kind: .fence, role: .bottom, characters: "⎵⏝⏟⏡︶︸︺︼︾﹀﹂﹄﹈"),
  ]

  private static let operators = [
    Group(kind: .operator, role: .unknown, characters: "^~¨ˆˇ˘˙˜¯‾∎⍀⌅⌆⎈", ranges: [0x25A0...0x25FF, 0x2605...0x2606]),
    Group(
      kind: .operator, role: .addition, characters: "+±∓∔⊕⊎⊞⌖⧺⧻⨁＋﬩﹢",
      ranges: [0x2A22...0x2A28, 0x2A2D...0x2A2E, 0x2A39...0x2A39]),
    Group(
      kind: .operator, role: .subtraction, characters: "-−∸⊖⊟⁒﹣－∺", ranges: [0x2A29...0x2A2C, 0x2A3A...0x2A3A]),
    Group(
      kind: .operator, role: .multiplication,
      characters: "*×·∗∘∙⋅⊗⊘⊙⊚⊛⊜⊝⊠⊡⋆⋇⋈⋉⋊⋋⋌⋄≀⁎⦁∐⧆⧇＊﹡\u{2062}⨯⨝", ranges: [0x2A2F...0x2A38, 0x2A3B...0x2A3D]),
    Group(kind: .operator, role: .division, characters: "/÷⁄∕➗⟌⧶⧷⧸⨸⨫⨬／"),
    Group(kind: .operator, role: .addition, characters: "\u{2064}"),
    Group(kind: .operator, role: .set, characters: "∖∪∩⊌⊍⋒⋓⧵⩁⩂⩃⩄⩅⩆⩇⩈⩉⩊⩋⩌⩍⩎⩏⩐"),
    Group(kind: .operator, role: .lattice, characters: "⊓⊔⨅⨆"),
    Group(
      kind: .operator, role: .logic, characters: "∧∨⊻⊼⊽⋎⋏⌃⌄", ranges: [0x2A51...0x2A63]),
    Group(kind: .operator, role: .prefixOperator, characters: "¬∀∃∄∁√∛∜∂∇∆∟∠∡∢⌐⊾⊿⦛⦝⦞⦟⨼⨽"),
    Group(kind: .operator, role: .postfixOperator, characters: "!‼︕﹗！%‰‱﹪％"),
    Group(kind: .operator, role: .element, characters: "∈∊⋲⋳⋴⋵⋶⋷⋸⋹⟒⫙"),
    Group(kind: .operator, role: .nonElement, characters: "∉"),
    Group(kind: .operator, role: .element, characters: "∋∍⋺⋻⋼⋽⋾⋿"),
    Group(kind: .operator, role: .nonElement, characters: "∌"),
    Group(kind: .operator, role: .application, characters: "\u{2061}"),
  ]

  private static let relations = [
    Group(
      kind: .relation, role: .equality,
      characters: "=∝∼∽≃≅≈≊≋≌≍≎≏≐≑≒≓≔≕≖≗≘≙≚≛≜≝≞≟≡≣⩦⩧⩨⩬⩭⩮⩯⩰⩳⩴⩵⩶⩷⩸＝﹦⁼₌⋍⧣⧤⧥≂⊜"),
    Group(
      kind: .relation, role: .inequality, characters: "<>≠≤≥≢≁≄≇≆≉≭＜＞﹤﹥",
      ranges: [0x2264...0x2281, 0x22D6...0x22D7, 0x22DA...0x22E9, 0x22D8...0x22D9, 0x2A79...0x2AC0, 0x22B0...0x22B1]),
    Group(
      kind: .relation, role: .set, characters: "⋐⋑",
      ranges: [0x2282...0x228B, 0x228F...0x2292, 0x22B2...0x22B5, 0x22E2...0x22E5, 0x22EA...0x22ED, 0x2ABD...0x2AD8]),
    Group(kind: .relation, role: .logic, ranges: [0x22A2...0x22A3, 0x22A6...0x22AF]),
    Group(kind: .relation, role: .unknown, characters: "⟕⟖⟗⟐∤∦∶∷∹∻≬⊥⊸⋔∴∵⊤⫫⟂∿∾⊏⊐"),
    Group(
      kind: .relation, role: .arrow,
      ranges: [
        0x2190...0x21FF, 0x2794...0x2794, 0x2798...0x27AF, 0x27B1...0x27BE, 0x27F0...0x27FF, 0x2900...0x297F,
        0x2B00...0x2B11, 0x2B30...0x2B4F, 0xFFE9...0xFFEC, 0x22B6...0x22B8,
      ]),
  ]

  private static let largeOperators = [
    Group(kind: .largeOperator, role: .sum, characters: "∏∐∑⋀⋁⋂⋃⨊⨋⫼⫿⅀", ranges: [0x2A00...0x2A09]),
    Group(kind: .largeOperator, role: .integral, ranges: [0x222B...0x2233, 0x2A0B...0x2A1C]),
  ]
}
