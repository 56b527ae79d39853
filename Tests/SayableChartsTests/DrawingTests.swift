import SayableCharts
import SayableEngine
import Testing

@Suite struct DrawingTests {
  private func drawing(_ chart: ChartModel) throws -> String {
    ChartDrawing(chart, by: try ChartSpeaker(locale: LanguageTag("en"))).text
  }

  @Test func `a drawing has a title and a description, and no other text is read`() throws {
    let chart = try chart("month,income & costs\nMay,4\nJune,-3\n") { $0.title = "A <b> & c" }
    let svg = try drawing(chart)
    #expect(svg.contains("role=\"img\""))
    #expect(svg.contains("<title id=\"chart-title\">A &lt;b&gt; &amp; c</title>"))
    #expect(
      svg.contains(
        "<desc id=\"chart-description\">\(try said(chart).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;"))</desc>"
      ))
    let labels = try #require(svg.firstRange(of: "<text"))
    #expect(try #require(svg.firstRange(of: "aria-hidden=\"true\"")).lowerBound < labels.lowerBound)
  }

  @Test func `a pole is never bridged, and a jump is no line`() throws {
    let pole = try drawing(graph("y = 1/x", from: -2, to: 2) { $0.yRange = -5...5 })
    #expect(moves(pole) == 2)
    #expect(moves(try drawing(graph("y = floor(x)", from: -1.5, to: 1.5))) == 4)
    #expect(moves(try drawing(chart(of: [1, 2, .nan, 4, 5]))) == 2)
  }

  /// How many stretches the first series is drawn in.
  private func moves(_ svg: String) -> Int {
    guard let start = svg.firstRange(of: "data-series=\"0\" d=\"") else { return 0 }
    return svg[start.upperBound...].prefix { $0 != "\"" }.count { $0 == "M" }
  }

  @Test func `the vertices of a line are the points of the model`() throws {
    let svg = try drawing(chart(of: [0, 10, 5]))
    let start = try #require(svg.firstRange(of: "data-series=\"0\" d=\""))
    let vertices = svg[start.upperBound...].prefix { $0 != "\"" }.split { "ML".contains($0) }
    #expect(vertices.count == 3)
    #expect(vertices[1].split(separator: " ")[1] == "16")
    #expect(vertices[0].split(separator: " ")[1] == "268")
  }

  @Test func `bars stand on zero, also below it`() throws {
    let svg = try drawing(chart("d,y\na,-5\nb,5\n"))
    #expect(svg.contains("height=\"126\"") && svg.count(of: "class=\"bar") == 2)
  }

  @Test func `labels fit the room that there is`() throws {
    let small = try drawing(graph("y = 0.0001 x^2", from: 0, to: 0.001))
    #expect(small.contains(">2×10⁻¹¹</text>") && !small.contains("0.00000000002"))
    #expect(try drawing(chart("x,y\n1,3000000000000\n2,1000000000000\n")).contains(">1.5×10¹²</text>"))
    #expect(try drawing(chart(of: [1e17, 1e17 + 16])).contains("axis-x"))
    #expect(try drawing(chart("year,y\n2020,42\n")).contains(">2020</text>"))
    #expect(try !drawing(chart("year,y\n2020,42\n")).contains("2020.2"))
  }

  @Test func `labels in place of numbers have the axis of values at the side`() throws {
    let svg = try drawing(chart("d,y\na,-5\nb,5\n"))
    let plot = try #require(svg.firstRange(of: "data-left=\""))
    let left = svg[plot.upperBound...].prefix { $0 != "\"" }
    #expect(svg.contains("class=\"axis-y\" x1=\"\(left).5\""))
  }

  @Test(arguments: [[3.0], [7, 7, 7], [1e9, 1e9 + 1], [1e-7, 2e-7]])
  func `no value makes a coordinate that is no number`(_ values: [Double]) throws {
    let svg = try drawing(chart(of: values))
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
    #expect(svg.count(of: "<text") >= 4)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
