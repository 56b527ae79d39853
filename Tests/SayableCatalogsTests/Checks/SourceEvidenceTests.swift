import SayableEngine
import Testing

@testable import SayableCatalogs

@Suite struct `Source texts as evidence` {
  private func messages(_ text: String, from source: String, in language: String) throws -> [String] {
    let quoted = { (text: String) in text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") }
    let lines = """
      msgid ""
      msgstr "Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "\(quoted(source))"
      msgstr "\(quoted(text))"

      """
    let file = SourceFile(path: "po/\(language).po", bytes: Array(lines.utf8))
    return try LintedText.linter.findings(in: Catalog(file, as: .gettext)).filter { $0.severity == .warning }
      .map(\.message)
  }

  @Test(arguments: [
    ("Der Aussteller war keine CA.", "The signer was not a CA.", "de"), ("ct3", "ct3", "de"),
    ("Conta da unidade (E.U.A.-17)", "Unit of account (E.U.A.-17)", "pt_BR"),
    ("Επεξεργασία (16/32 δυαδικά)", "Processing (16/32-bit)", "el"), ("%s م", "%s PM", "ar"),
    ("Masse: %3 u", "Mass: %3 u", "da"), ("Washington D. C.", "Washington D.C.", "es"),
    ("Dobytí světa 1hr", "World Conquest 1p", "cs"), ("7-Zip (.7z)", "7-Zip (.7z)", "ro"),
    ("30η", "30th", "el"), ("в %d:%02d ч:мин", "in %d:%02d hrs:mins", "ru"),
    ("A. Ano <a@example.org>, 2009-2012", "translator-credits", "nl"), ("%s v. %s", "%s v%s", "fi"),
    ("用 > 開頭表示", "Start with > to send", "zh_TW"), ("%d mensaje/s", "%d copied", "es"),
    ("1 лист.", "1 message found.", "uk"),
    ("ср.", "avg", "ru"), ("mit @ anfangen", "start with @", "de"), ("%1 - %2 - %3", "%1 - %2 - %3", "tr"),
    ("0º está paralela, 90º não", "0° is parallel, 90° is not", "pt"),
    ("la balle pour le jeu.", "the ball of the game.", "fr"),
  ])
  func `letters that English has, too, and leaves as they are, are a name`(text: String, source: String, tag: String)
    throws
  {
    #expect(try messages(text, from: source, in: tag) == [])
  }

  @Test(arguments: [
    ("ca. 5 Tage", "about 5 days", "de", "'ca.' should be spoken as 'circa'"),
    ("fann 5 km", "found 5 km", "sv", "'5 km' should be spoken as '5 kilometer'"),
    ("{0} km/s", "{0} miles", "nl", "'{0} km/s' should be spoken as '{0} kilometer per seconde'"),
    ("300 т/д, колір", "300 dpi, Color", "uk", "'300 т/д' should be spoken as '300 точок на дюйм'"),
    ("Ruota livello 90° a destra", "Rotate layer 90° right", "it", "'90°' should be spoken as '90 gradi'"),
    ("25 кд/с", "at 25 fps", "ru", "'25 кд/с' should be spoken as '25 кадров в секунду'"),
    ("10 Мб/с", "10 MB/s", "ru", "'10 Мб/с' should be spoken as '10 мегабит в секунду'"),
    ("200 Mo", "200 MiB at 25fps", "fr", "'200 Mo' should be spoken as '200 mégaoctets'"),
    ("%1$@ E/time", "%1$@ U/hour", "da", "'%1$@ E/time' should be spoken as '%1$@ enheder per time'"),
    ("Wert < 5", "Value < 5", "de", "'<' should be spoken as 'kleiner als'"),
    ("%d хв", "%d min", "uk", "'%d хв' should be spoken as '%d хвилин'"),
    ("5 січ.", "January 5", "uk", "'січ.' should be spoken as 'січня'"),
    ("Datei > Öffnen", "File > Open", "de", "'>' is read out where a pause should be heard"),
    ("o sea, i.e., así", "that is, i.e., so", "es", "'i.e.' should be spoken as 'es decir'"),
  ])
  func `what English says otherwise, too, is none`(text: String, source: String, tag: String, message: String) throws {
    #expect(try messages(text, from: source, in: tag).contains(message))
  }

  @Test(arguments: [("(%lu rad)", "(%lu row)"), ("%d rad funnen", "found %d row(s)")])
  func `letters that stand for another word of the source are no unit`(text: String, source: String) throws {
    #expect(try messages(text, from: source, in: "sv") == [])
  }

  @Test func `a unit that the source writes or spells out stays one`() throws {
    #expect(try messages("%lu rad", from: "%lu radians", in: "sv").count == 1)
    #expect(try messages("%lu rad", from: "%lu rad", in: "sv").count == 1)
  }

  @Test func `what English says for the source chooses among the readings of a unit`() throws {
    #expect(
      try messages("正在以每 1m 一次重试：", from: "Disabled scanning, retrying every 1m:", in: "zh_CN") == [
        "'1m' should be spoken as '1分钟', as its key or note tells"
      ])
  }

  @Test func `a source that is but a number of the unit tells nothing`() throws {
    #expect(
      try messages("5m", from: "5 m", in: "nl") == [
        "'5m' may mean '5 minuten' or '5 meter'; a voice cannot know"
      ])
  }

  @Test func `so does the unit of the source`() throws {
    #expect(
      try messages("%dг", from: "%dh", in: "uk") == [
        "'%dг' should be spoken as '%d годин', as its key or note tells"
      ])
  }

  @Test func `so it does of a key that is a text`() throws {
    let text = #"{"Scan, retrying every 1m:": "正在以每 1m 一次重试："}"#
    let catalog = try #require(Catalog(SourceFile(path: "lang/zh-CN.json", bytes: Array(text.utf8))))
    #expect(try LintedText.linter.findings(in: catalog).map(\.message).joined().contains("1分钟"))
  }

  @Test func `the number stays that of the unit`() throws {
    #expect(try messages("< 1 m", from: "less than a minute", in: "da").joined().contains("mindre end 1 minut'"))
  }

  @Test func `a short name of a day or a month is translated from one`() throws {
    #expect(try messages("Oct", from: "B", in: "fr") == [])
    #expect(try messages("oct.", from: "October", in: "fr") == ["'oct.' should be spoken as 'octobre'"])
    #expect(try messages("oct.", from: "Oct", in: "fr") == ["'oct.' should be spoken as 'octobre'"])
  }

  @Test func `a short unit is translated from one`() throws {
    #expect(try messages("mg", from: "ro", in: "es") == [])
    #expect(try messages("mg", from: "mg", in: "es").count == 1)
  }

  @Test func `a sign of degrees behind what the source counts is an ordinal`() throws {
    #expect(try messages("Valor mediano (50° percentil)", from: "Median (50th percentile)", in: "pt_BR") == [])
    #expect(
      try messages("Gire 50°", from: "Turn by 50 degrees", in: "pt_BR") == ["'50°' should be spoken as '50 graus'"])
  }

  @Test func `seconds behind a word are no plural`() throws {
    #expect(try messages("Intervalo(s) completo", from: "Full Interval (s)", in: "pt_BR") == [])
    #expect(
      try messages("arquivo(s) novos", from: "new file(s)", in: "pt_BR") == [
        "'arquivo(s)' should be spoken as 'arquivos'"
      ])
  }

  @Test func `a text of whole words that was copied is not translated`() throws {
    #expect(try messages("Search number #5 here", from: "Search number #5 here", in: "de") == [])
  }

  @Test func `the source of a Qt message is evidence, too`() throws {
    let text = """
      <TS version="2.1" language="sv"><context><name>A</name><message>
        <source>%1 row</source><translation>%1 rad</translation>
      </message></context></TS>
      """
    let catalog = try #require(Catalog(SourceFile(path: "a_sv.ts", bytes: Array(text.utf8))))
    #expect(try LintedText.linter.findings(in: catalog) == [])
  }
}
