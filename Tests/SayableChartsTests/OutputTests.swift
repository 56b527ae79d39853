import Foundation
import SayableCharts
import SayableEngine
import Testing

@Suite struct OutputTests {
  private func speaker(_ locale: String = "en") throws -> ChartSpeaker { try ChartSpeaker(locale: LanguageTag(locale)) }

  private func object(_ chart: ChartModel, _ detail: ChartDetail? = nil) throws -> [String: Any] {
    let bytes = chart.json(by: try speaker(), detail: detail)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `JSON has every key, and null or an empty list for none`() throws {
    let json = try object(graph("y = x", from: 0, to: 1))
    let series = try #require((json["series"] as? [[String: Any]])?.first)
    let facts = try #require(series["facts"] as? [String: Any])
    let keys = [
      "min", "max", "minAt", "maxAt", "mean", "yIntercept", "roots", "maxima", "minima", "poles", "holes", "domain",
      "excludedEnds", "jumps", "period", "trend", "symmetry",
    ]
    #expect(Set(facts.keys) == Set(keys))
    #expect(facts["period"] is NSNull)
    #expect((facts["poles"] as? [Any])?.isEmpty == true)
    #expect(json["text"] as? String == (try said(graph("y = x", from: 0, to: 1))))
  }

  @Test func `points have sentences where they are asked for`() throws {
    let chart = try chart("d,y\na,5\nb,\n")
    func texts(_ detail: ChartDetail?) throws -> [String?] {
      let series = try #require(try object(chart, detail)["series"] as? [[String: Any]])
      return try #require(series[0]["points"] as? [[String: Any]]).map { $0["text"] as? String }
    }
    #expect(try texts(nil) == [nil, nil])
    #expect(try texts(.full) == ["a: 5", "b: no value"])
  }

  @Test func `speech markup says what the text says`() throws {
    let chart = try graph("y = x", from: 0, to: 1)
    let markup = try speaker().markup(chart)
    #expect(markup.hasPrefix("<speak version=\"1.1\""))
    #expect(markup.contains("<s>It rises throughout.</s>"))
  }

  @Test(arguments: ["en", "nl", "fr", "de", "es"])
  func `a page is one file in its language, with all of the chart`(_ locale: String) throws {
    let chart = try chart(
      "date,t\n2024-03-05,1\n2024-03-16,4\n2024-03-20,</script>\n".replacing("</script>", with: "3")
    ) {
      $0.title = "</script><b>"
    }
    let page = ChartPage(chart, by: try speaker(locale)).text
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"\(locale)\">"))
    #expect(!page.contains("<b>"))
    #expect(page.ranges(of: "</script>").count == 2)
    #expect(page.contains("data:audio/wav;base64," + Data(WaveFile(chart).bytes).base64EncodedString()))
    #expect(page.ranges(of: "<h1>").count == 1)
    #expect(
      !page.contains("http://")
        || page.ranges(of: "http://").count == page.ranges(of: "http://www.w3.org/2000/svg").count)
  }

  @Test func `the keys that change the series are named where there are several`() throws {
    #expect(!ChartPage(try graph("y = x"), by: try speaker()).text.contains("change the series"))
    #expect(ChartPage(try graph("y = x", "y = 2"), by: try speaker()).text.contains("change the series"))
  }

  @Test func `a page of dates can be cut to its last days, and one of functions to its middle`() throws {
    let days = (0..<60).map { "2024-0\($0 < 31 ? 1 : 2)-\($0 % 31 < 9 ? "0" : "")\($0 % 31 + 1),\($0 % 7)" }
    let page = ChartPage(try chart("d,v\n" + days.prefix(59).joined(separator: "\n")), by: try speaker()).text
    #expect(page.contains(">Last 30 days</option>") && page.contains(">Last 7 days</option>"))
    #expect(!page.contains(">Last 365 days"))
    #expect(ChartPage(try graph("y = x^2"), by: try speaker()).text.contains(">Middle half</option>"))
  }
}
