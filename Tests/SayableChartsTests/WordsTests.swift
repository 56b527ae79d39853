import SayableCharts
import SayableEngine
import Testing

@Suite struct WordsTests {
  @Test func `a graph is described by what is special about it`() throws {
    #expect(
      try said(graph("y = x^2 - 4", from: -3, to: 5))
        == "Graph of y equals x squared minus 4, for x from minus 3 to 5. The smallest value is minus 4, the largest 21. "
        + "It crosses the x-axis at minus 2 and 2. It meets the y-axis at minus 4. Local minimum: minus 4 at x equals 0. "
        + "It falls until x equals 0, then rises.")
  }

  @Test func `data are described by figures, then by shape`() throws {
    let chart = try chart("month,rain\nMay,4.4\nJune,3.2\nJuly,4.8\nAugust,5.1\n") {
      $0.unit = "in"
      $0.title = "Rain & snow"
    }
    #expect(
      try said(chart)
        == "Rain and snow. Bar chart of rain, month from May to August. 4 points. The smallest value is 3.2 inches in "
        + "June, the largest 5.1 inches in August. The mean is 4.38 inches. From 4.4 inches the values fall to "
        + "3.2 inches in June, then rise to 5.1 inches in August.")
  }

  @Test func `a pattern repeats after whole rows, in the unit of their kind`() throws {
    let week = [5, 3, 4, 6, 8, 15, 12]
    let noise = [0.2, -0.1, 0.3, 0, -0.2, 0.1, -0.3, 0.2, 0.1]
    let rows = (1...56).map { "\($0),\(Double(week[$0 % 7]) + noise[$0 % 9])" }.joined(separator: "\n")
    #expect(try said(chart("day,visits\n\(rows)\n")).contains("A similar pattern repeats every 7 days."))
  }

  @Test func `two rows beside each other with the smallest value are two places`() throws {
    let text = try said(chart("day,count\n1,5\n2,5\n3,9\n4,5\n5,7\n"))
    #expect(text.contains("The smallest value is 5 on day 1, on day 2 and on day 4"))
  }

  @Test func `graphs meet where one of them begins`() throws {
    let text = try said(graph("y = sqrt x", "y = x/2", from: -1, to: 9))
    #expect(text.contains("meet at 0 with value 0"))
    #expect(!text.contains("touch at 0"))
  }

  @Test func `a pole is no peak, and no curve climbs over it`() throws {
    let text = try said(graph("y = 1/x", from: -2, to: 2))
    #expect(text.contains("Vertical asymptote at x equals 0."))
    #expect(text.contains("The values have no bound."))
    #expect(text.contains("It falls on each of its parts."))
    #expect(!text.contains("largest"))
  }

  @Test func `a domain that is the window but for its poles is not said`() throws {
    for formula in ["tan x", "1/(sin x)"] {
      #expect(try !said(graph(formula, from: -.pi / 2, to: .pi / 2)).contains("defined"))
    }
    #expect(try said(graph("sqrt x")).contains("It is defined only from 0 on."))
  }

  @Test func `a constant with a hole or a smaller domain says so`() throws {
    let text = try said(graph("y = (x-1)/(x-1)", from: -3, to: 3))
    #expect(text.hasSuffix("The value is the same everywhere, 1. Hole at x equals 1, a single point without a value."))
    #expect(try said(graph("y = sqrt x - sqrt x")).hasSuffix("It is defined only from 0 on."))
  }

  @Test func `a single place without a value parts no domain in words`() throws {
    let text = try said(graph("y = x/|x|", from: -3, to: 3))
    #expect(text.contains("It jumps from minus 1 to 1 at x equals 0. It has no value at 0."))
    #expect(!text.contains("defined"))
    #expect(try said(graph("y = sqrt(x^2 (x-1))")).contains("It is defined only at 0 and from 1 on."))
  }

  @Test func `what is small beside the range is said, and what is too small for decimals is almost nothing`() throws {
    #expect(try said(graph("y = 1/(x^2 + 0.000000001)")).contains("The smallest value is 0.01,"))
    #expect(
      try said(graph("y = x^x", from: 0, to: 10)).contains(
        "It meets the y-axis at 1. Local minimum: 0.692 at x equals 0.368."))
    #expect(try said(graph("y = e^(-x^2)", from: -4, to: 4)).contains("The smallest value is almost 0, the largest 1."))
    #expect(try said(graph("y = 0.0000001 x", from: 1, to: 2)).contains("1 times 10 to the power of minus 7"))
  }

  @Test func `of one day the times alone are said`() throws {
    let values = "time,t\n2024-03-05T00:00,3\n2024-03-05T01:30,1\n2024-03-05T06:00,4\n"
    #expect(
      try said(chart(values)).contains(
        "from March 5, 2024 at 00:00 to March 5, 2024 at 06:00. 3 points. The smallest value is 1 at 01:30, "))
    #expect(
      try said(chart(values), "es").contains("El valor más pequeño es 1 a la 01:30, el más grande 4 a las 06:00."))
  }

  @Test func `zero has no sign`() throws {
    let text = try said(graph("y = -x^2", from: -2, to: 2))
    #expect(text.contains("the largest 0"))
    #expect(!text.contains("minus 0"))
    #expect(try !said(chart(of: [-0.0, 1, 2])).contains("minus 0"))
  }

  @Test func `years have no group mark, and large values have one`() throws {
    let text = try said(chart("year,people\n2019,1250000\n2020,1310000\n"))
    #expect(text.contains("year from 2019 to 2020"))
    #expect(text.contains("1,250,000 in 2019"))
  }

  @Test func `smallest and largest differ in words`() throws {
    let text = try said(chart(of: [1_000_000_000.25, 1_000_000_000.5]))
    #expect(text.contains("1,000,000,000.25"))
    #expect(text.contains("1,000,000,000.5"))
    let flat = try said(graph("y = 1000 + 0.001 sin x", from: -3, to: 3))
    #expect(flat.contains("999.999"))
    #expect(flat.contains("1000.001"))
  }

  @Test func `no more digits are said than a listener can use`() throws {
    let text = try said(chart(of: [0.123456789, 0.987654321, 2.0 / 3]))
    #expect(text.contains("0.123 "))
    #expect(!text.contains("0.1234"))
  }

  @Test func `a small mean is not rounded to nothing`() throws {
    #expect(try said(chart(of: [0.1, 0.12, 0.14, 0.16, 0.18])).contains("The mean is 0.14."))
  }

  @Test func `a constant is said to be one, and one value has no trend`() throws {
    #expect(try said(chart(of: [7, 7, 7])).contains("All values are the same, 7."))
    let one = try said(chart("year,value\n2020,42\n"))
    #expect(one == "Line chart of value. 1 point. The only value is 42 in 2020.")
  }

  @Test(arguments: [
    ("en", "-1.5", "minus 1.5 degrees Celsius on March 5, 2024"),
    ("nl", "-1.5", "min 1,5 graden Celsius op 5 maart 2024"),
    ("fr", "-1.5", "moins 1,5 degré Celsius le 5 mars 2024"), ("de", "-1.5", "minus 1,5 Grad Celsius am 5. März 2024"),
    ("es", "-1.5", "menos 1,5 grados Celsius el 5 de marzo de 2024"),
  ])
  func `values, units and dates are those of the language`(_ locale: String, _ value: String, _ expected: String) throws
  {
    let chart = try chart("date,t\n2024-03-05,\(value)\n2024-03-06,4\n") { $0.unit = "°C" }
    #expect(try said(chart, locale).contains(expected))
  }

  @Test(arguments: ["en", "nl", "fr", "de", "es"])
  func `a description holds no sign that a voice misreads, and is not long`(_ locale: String) throws {
    let charts = [
      try graph("y = sin x", "y = x^2/10 - 1", "y = 1/x"), try graph("y = tan x"), try graph("y = sqrt(4 - x^2)"),
      try chart(of: (0..<200).map { Double(($0 * 7919) % 101) - 50 }) { $0.unit = "%" },
    ]
    for chart in charts {
      let text = try said(chart, locale)
      #expect(!text.contains { "−^=²%°".contains($0) })
      #expect(!text.contains("-5"))
      #expect(text.count <= (chart.series.count == 1 ? 900 : 1300))
    }
  }

  @Test func `of more than six of a kind the first and the last are named`() throws {
    let text = try said(graph("y = sin x", from: -10, to: 10))
    #expect(text.contains("It crosses the x-axis 7 times, first at minus 3 pi and last at 3 pi."))
  }

  @Test(arguments: [
    ("ln x", "for x greater than 0"), ("sqrt x", "from 0 on"), ("ln(-x)", "for x less than 0"),
    ("sqrt(-x)", "up to 0"), ("x^2 ln(4 - x^2)", "between minus 2 and 2, both excluded"),
    ("sqrt(x+1) ln(3-x)", "from minus 1 to 3, but not at 3"),
  ])
  func `a domain says which of its ends belong to it`(_ formula: String, _ domain: String) throws {
    #expect(try said(graph(formula)).contains("It is defined only \(domain)."))
  }

  @Test func `a value that is only come near to is not said to be reached`() throws {
    #expect(try said(graph("2^x - 4")).contains("The smallest value is almost minus 4, the largest 1020."))
    #expect(try said(graph("x^2 - 4")).contains("The smallest value is minus 4, the largest 96."))
  }

  @Test func `multiples of a quarter of pi are said as such`() throws {
    let text = try said(graph("sin x", from: -.pi / 2, to: 2 * .pi))
    #expect(text.contains("for x from minus 0.5 pi to 2 pi."))
    #expect(text.contains("Local maximum: 1 at x equals 0.5 pi. Local minimum: minus 1 at x equals 1.5 pi."))
    #expect(try said(graph("(x - 355/113)^2")).contains("at x equals 3.14."))
  }

  @Test(arguments: [
    ("2 sin(x)+1", "2 sine, open paren, x, close paren, plus 1"),
    ("2 sin x + 1", "2 sine, open paren, x, close paren, plus 1"),
    ("sqrt x + 1", "the square root of x, end root, plus 1"), ("1 + sin x", "1 plus sine x"),
    ("1/x + 2", "the fraction with numerator 1, and denominator x, end fraction, plus 2"),
    ("x sin x", "x sine x"),
  ])
  func `a part of a formula that more follows has an end`(_ formula: String, _ spoken: String) throws {
    #expect(try said(graph(formula)).hasPrefix("Graph of \(spoken), for x"))
  }

  @Test func `graphs that are one are said to be`() throws {
    #expect(try said(graph("sin x", "sin x")).hasSuffix("The graphs are the same."))
    #expect(try said(graph("x", "|x|")).hasSuffix("The graphs are the same from 0 to 10."))
    #expect(try said(graph("x", "x + 1")).hasSuffix("The graphs do not meet."))
  }

  @Test func `of many jumps the first and the last are said with their values`() throws {
    #expect(
      try said(graph("floor x")).contains(
        "It jumps 20 times, first from minus 10 to minus 9 at x equals minus 9 and last from 9 to 10 at x equals 10."))
  }

  @Test func `a plateau is said with both of its ends`() throws {
    let text = try said(chart("day,y\n1,1\n2,5\n3,5\n4,5\n5,2\n6,4\n"))
    #expect(text.contains("the largest 5 from day 2 to day 4."))
    #expect(
      text.hasSuffix(
        "From 1 the values rise to 5 on day 2, are still 5 on day 4, fall to 2 on day 5, then rise to 4 on day 6."
      ))
    let dates = try said(chart("date,y\n2024-03-05,1\n2024-03-06,5\n2024-03-07,5\n2024-03-08,5\n"), "fr")
    #expect(dates.contains("la plus grande 5 du 6 mars 2024 au 8 mars 2024."))
  }

  @Test func `all steps of stairs are said`() throws {
    let levels = [0, 0, 0, 10, 10, 10, 10, 15, 15, 15, 12, 12, 12].map { Double($0) }
    #expect(
      try said(chart(of: levels)).hasSuffix(
        "It jumps from 0 to 10 at x equals 3, from 10 to 15 at x equals 7 and from 15 to 12 at x equals 10."))
  }

  @Test(arguments: [
    ("en", "day\n8", "on day 8"), ("en", "year\n2021", "in 2021"), ("en", "year\n3", "at year 3"),
    ("en", "month\n5", "in month 5"), ("en", "weekday\nMonday", "on Monday"), ("en", "city\nRome", "for Rome"),
    ("en", "age\n40", "at age 40"), ("en", "x\n2", "at x equals 2"), ("en", "quarter\nQ1", "in Q1"),
    ("nl", "dag\n8", "op dag 8"), ("nl", "jaar\n2021", "in 2021"), ("nl", "maand\nmei", "in mei"),
    ("nl", "year\n2021", "in 2021"), ("fr", "jour\n8", "le jour 8"), ("fr", "année\n2021", "en 2021"),
    ("fr", "mois\nmai", "en mai"), ("fr", "âge\n40", "pour âge 40"), ("de", "Tag\n8", "an Tag 8"),
    ("de", "Jahr\n2021", "im Jahr 2021"), ("de", "Monat\nMai", "im Mai"), ("de", "Tag\nMontag", "am Montag"),
    ("es", "día\n8", "el día 8"), ("es", "año\n2021", "en 2021"), ("es", "mes\nmayo", "en mayo"),
    ("es", "ciudad\nRoma", "para Roma"),
  ])
  func `a place has the preposition of its kind`(_ locale: String, _ place: String, _ spoken: String) throws {
    let (label, x) = (String(place.prefix { $0 != "\n" }), String(place.drop { $0 != "\n" }.dropFirst()))
    #expect(try said(chart("\(label),y\n\(x),7\n"), locale).hasSuffix("7 \(spoken)."))
  }

  @Test func `little is said where little is asked for`() throws {
    #expect(
      try said(graph("y = x", from: 0, to: 1), "en", .brief)
        == "Graph of y equals x, for x from 0 to 1. The smallest value is 0, the largest 1.")
  }

  @Test func `a locale without words is refused, with those that have some`() throws {
    let problem = try #require(throws: RuleSetError.self) { try ChartSpeaker(locale: LanguageTag("ja")) }
    #expect(problem.diagnostics.first?.notes.first?.contains("en, es, fr, nl") == true)
  }

  @Test func `a region takes the words of its language`() throws {
    #expect(try said(graph("y = x", from: 0, to: 1), "en-GB").hasPrefix("Graph of y equals x"))
    #expect(try said(graph("y = x", from: 0, to: 1), "nl-BE").hasPrefix("Grafiek van y is gelijk aan x"))
  }

  @Test func `each point has a sentence`() throws {
    let chart = try chart("month,rain\nMay,4.4\nJune,\n") { $0.unit = "in" }
    let speaker = try ChartSpeaker(locale: LanguageTag("en"))
    #expect(speaker.sentence(for: chart.series[0].points[0], of: chart, inSeries: 0) == "May: 4.4 inches")
    #expect(speaker.sentence(for: chart.series[0].points[1], of: chart, inSeries: 0) == "June: no value")
  }
}
