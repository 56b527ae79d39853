import SayableCharts
import SayableEngine
import Testing

@Suite struct WordsTests {
  @Test func `a graph is described by what is special about it`() throws {
    #expect(
      try said(graph("y = x^2 - 4", from: -3, to: 5))
        == "Graph of y equals x squared minus 4, for x from minus 3 to 5. The smallest value is minus 4, the largest 21. "
        + "It crosses the x-axis at minus 2 and 2. It meets the y-axis at minus 4. Local minimum: minus 4 at 0. "
        + "It falls until x equals 0, then rises.")
  }

  @Test func `data are described by figures, then by shape`() throws {
    let chart = try chart("month,rain\nMay,4.4\nJune,3.2\nJuly,4.8\nAugust,5.1\n") {
      $0.unit = "in"
      $0.title = "Rain & snow"
    }
    #expect(
      try said(chart)
        == "Rain and snow. Bar chart of rain, month from May to August. 4 points. The smallest value is 3.2 inches for "
        + "June, the largest 5.1 inches for August. The mean is 4.38 inches. From 4.4 inches the values fall to "
        + "3.2 inches for June, then rise to 5.1 inches for August.")
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
    #expect(text.contains("It jumps from minus 1 to 1 at 0. It has no value at 0."))
    #expect(!text.contains("defined"))
    #expect(try said(graph("y = sqrt(x^2 (x-1))")).contains("It is defined only at 0 and from 1 on."))
  }

  @Test func `what is small beside the range is said, and what is too small for decimals is almost nothing`() throws {
    #expect(try said(graph("y = 1/(x^2 + 0.000000001)")).contains("The smallest value is 0.01,"))
    #expect(
      try said(graph("y = x^x", from: 0, to: 10)).contains("It meets the y-axis at 1. Local minimum: 0.692 at 0.368."))
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
    #expect(text.contains("1,250,000 at year 2019"))
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
    #expect(one == "Line chart of value. 1 point. The only value is 42 at year 2020.")
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
