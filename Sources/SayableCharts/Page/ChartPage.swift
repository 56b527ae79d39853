internal import SayableEngine
internal import SayableExport

/// A chart as a page in HTML that needs no network: description, sound, drawing and table.
public struct ChartPage: Sendable {
  /// The document.
  public let text: String

  /// Makes the page of a chart, in the language of the speaker.
  public init(_ chart: ChartModel, by speaker: ChartSpeaker) {
    let wording = speaker.wording
    let views = PageView.all(of: chart, by: speaker)
    let title = XMLText(chart.title).content
    var page = """
      <!doctype html>
      <html lang="\(speaker.locale)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>

      """
    for view in views { page += view.text }
    page += Self.controls(chart, views, wording)
    for view in views { page += view.markup }
    page += "</main>\n"
    page +=
      "<audio id=\"audio\" preload=\"auto\" src=\"data:audio/wav;base64,\(Self.base64(WaveFile(chart).bytes))\"></audio>\n"
    page += "<script type=\"application/json\" id=\"data\">\(Self.data(views, wording))</script>\n"
    page += "<script>\n\(PageScript.text)\n</script>\n</body>\n</html>\n"
    text = page
  }

  /// Play, speed, the walk from point to point, jumps, ranges and the names of the series.
  private static func controls(_ chart: ChartModel, _ views: [PageView], _ wording: ChartWording) -> String {
    let say = { (message: String) in XMLText(wording.say(message)) }
    var markup = """
      <section aria-label="\(say("page-sound").attribute)" class="controls">
      <div class="row">
      <button type="button" id="play">\(say("page-play").content)</button>
      <label>\(say("page-speed").content) <select id="speed">

      """
    for speed in [0.5, 0.75, 1, 1.5, 2] {
      let number = wording.number(WrittenNumber(speed, decimals: 2), isGrouped: false)
      let name = speed == 1 ? wording.say("page-normal") : wording.say("page-times", ["number": number])
      markup += "<option value=\"\(PlainNumber.text(speed))\"\(speed == 1 ? " selected" : "")>"
      markup += "\(XMLText(name).content)</option>\n"
    }
    markup += "</select></label>\n"
    if views.count > 1 {
      markup += "<label>\(say("page-range").content) <select id=\"range\">\n"
      for (index, view) in views.enumerated() {
        markup += "<option value=\"\(index)\">\(XMLText(view.name).content)</option>\n"
      }
      markup += "</select></label>\n"
    }
    let first = views[0].series[0].stops[0]
    markup += """
      </div>
      <label for="position">\(say("page-position").content)</label>
      <input type="range" id="position" min="0" max="\(views[0].series[0].stops.count - 1)" step="1" value="0" \
      aria-valuetext="\(XMLText(first.text).attribute)" aria-describedby="help">
      <p id="readout" aria-hidden="true">\(XMLText(first.text).content)</p>
      <p id="help">\(say(chart.series.count > 1 ? "page-help-series" : "page-help").content)</p>
      <div class="row">
      <button type="button" data-jump="smallest">\(say("page-smallest").content)</button>
      <button type="button" data-jump="largest">\(say("page-largest").content)</button>

      """
    if views[0].series.contains(where: { !$0.special.isEmpty }) {
      markup += "<button type=\"button\" data-jump=\"special\">\(say("page-next").content)</button>\n"
    }
    markup += "</div>\n"
    if chart.series.count > 1 {
      markup += "<div class=\"row\" role=\"group\" aria-label=\"\(say("page-series").attribute)\">\n"
      for (index, series) in chart.series.enumerated() {
        let name = XMLText(series.formula ?? series.name).content
        markup += "<button type=\"button\" data-choose=\"\(index)\" aria-pressed=\"\(index == 0)\">\(name)</button>\n"
      }
      markup += "</div>\n"
    }
    return markup + "<p id=\"live\" aria-live=\"polite\" class=\"unseen\"></p>\n</section>\n"
  }

  /// What the script needs.
  private static func data(_ views: [PageView], _ wording: ChartWording) -> String {
    var json = ChartJSON()
    json.open("{")
    json.text("play", wording.say("page-play"))
    json.text("pause", wording.say("page-pause"))
    json.list("views", views) { json, view in view.write(to: &json) }
    json.close("}")
    // Nothing in it may end the script.
    return String(decoding: json.bytes, as: UTF8.self).replacing("<", with: "\\u003C")
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let (first, second, third) = (
        bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0, index + 2 < bytes.count ? bytes[index + 2] : 0
      )
      text.append(letters[Int(first >> 2)])
      text.append(letters[Int((first & 3) << 4 | second >> 4)])
      text.append(index + 1 < bytes.count ? letters[Int((second & 15) << 2 | third >> 6)] : UInt8(ascii: "="))
      text.append(index + 2 < bytes.count ? letters[Int(third & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let style = """
    :root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#fff;color:#1b1b1b}\
    main{max-width:52rem;margin:auto;padding:1rem;overflow-wrap:anywhere}h1{font-size:1.5rem}\
    .row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.5rem 0}\
    button,select{font:inherit;min-height:2.75rem;padding:.25rem .75rem;max-width:100%}\
    button[aria-pressed=true]{outline:3px solid currentColor;font-weight:bold}\
    input[type=range]{display:block;width:100%;min-height:2.75rem}\
    #readout{font-weight:bold;min-height:3em;margin:.25rem 0}#help{font-size:.9rem;margin:.25rem 0}\
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0}\
    .chart{display:block;width:100%;max-width:44rem;height:auto}figure{margin:1rem 0}\
    .scroll{overflow:auto;max-height:24rem}table{border-collapse:collapse;width:100%}\
    caption{text-align:start;font-weight:bold;padding:.5rem 0}th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:start;overflow-wrap:normal}\
    :focus-visible{outline:3px solid #0b5cad;outline-offset:2px}\
    @media(prefers-color-scheme:dark){body{background:#121212;color:#eee}:focus-visible{outline-color:#6cb4ff}}\
    @media(forced-colors:active){.chart .ground{fill:Canvas}.chart text{fill:CanvasText}.chart .series{stroke:CanvasText}\
    .chart .axis-x,.chart .axis-y,.chart .grid,.chart .progress{stroke:CanvasText}}
    """
}
