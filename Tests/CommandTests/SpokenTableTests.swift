import Testing

/// A label, the options it is said with, and what is said.
struct SpokenRow: CustomTestStringConvertible {
  let options: [String]
  let written: String
  let said: String

  init(_ locale: String, _ written: String, _ said: String, _ options: String...) {
    self.options = ["--locale", locale] + options
    self.written = written
    self.said = said
  }

  /// A label that stays as it is.
  init(_ locale: String, unchanged: String) { self.init(locale, unchanged, unchanged) }

  var testDescription: String { "\(written) \(options.dropFirst())" }
}

/// What the project promises of its first rules.
@Suite struct SpokenTableTests {
  static let rows = [
    SpokenRow("en", "8 m²", "8 square meters"),
    SpokenRow("en", "1 m²", "1 square meter"),
    SpokenRow("en", "8m2", "8 square meters"),
    SpokenRow("en", "2 bd. • 75 m²", "2 bedrooms, 75 square meters"),
    SpokenRow("en", "1 bd.", "1 bedroom"),
    SpokenRow("en", "1 - 2 bedrooms", "from 1 to 2 bedrooms"),
    SpokenRow("en", "08:00 - 09:00", "from 08:00 to 09:00"),
    SpokenRow("en", "10 000 - 20 000,5", "from 10 000 to 20 000,5"),
    SpokenRow("en", "10,000 - 20,000.5", "from 10,000 to 20,000.5"),
    SpokenRow("en", "12/05/2020", "December 5, 2020"),
    SpokenRow("en-GB", "12/05/2020", "12 May 2020"),
    SpokenRow("fr", "12/05/2020", "12 mai 2020"),
    SpokenRow("nl", "12/05/2020", "12 mei 2020"),
    SpokenRow("en", "12/05/2020", "May 12, 2020", "--date-order", "dmy"),
    SpokenRow("en", "first • second", "first, second"),
    SpokenRow("en", "n°5", "number 5"),
    SpokenRow("en", "N° 5", "number 5"),
    SpokenRow("fr", "n°5", "numéro 5"),
    SpokenRow("fr", "N° 5", "numéro 5"),
    SpokenRow("nl", "n°5", "nummer 5"),
    SpokenRow("nl", "N° 5", "nummer 5"),
    SpokenRow("en", "250 kWh", "250 kilowatt-hours"),
    SpokenRow("en", "1 kWh", "1 kilowatt-hour"),
    SpokenRow("en", "250 kWh/m²", "250 kilowatt-hours per square meter"),
    SpokenRow("en", "CO²", "CO2"),
    SpokenRow("en", "CO₂", "CO2"),
    SpokenRow("en", "3 / 5", "3 of 5"),
    SpokenRow("en", "3/5", "3 of 5"),
    SpokenRow("en", "5 €/month", "5 euros per month"),
    SpokenRow("en", "+/- 3", "plus or minus 3"),
    SpokenRow("en", "+- 3", "plus or minus 3"),
    SpokenRow("en", "±3", "plus or minus 3"),
    SpokenRow("en", "2nd", "2nd"),
    SpokenRow("en", "4 m", "4 meters"),
    SpokenRow("en", unchanged: "1 - 2 - 3"),
    SpokenRow("en", "from 1 - 2", "from 1 to 2"),
    SpokenRow("en", "%d km", "%d kilometers"),
    SpokenRow("en", "%1$@ • %2$@", "%1$@, %2$@"),
    SpokenRow("en", "{count} kWh", "{count} kilowatt-hours"),
    SpokenRow("en", unchanged: "2 in 1 charger"),
    SpokenRow("en", unchanged: "Seat 12 B"),
    SpokenRow("en", unchanged: "version 1.2.3"),
    SpokenRow("en", unchanged: "https://a.b/c-d"),
    SpokenRow("en", unchanged: "image(s)"),
  ]

  @Test(arguments: rows) func `is said as promised`(_ row: SpokenRow) throws {
    let outcome = try BuiltProgram.run(row.options, input: row.written + "\n")
    #expect(outcome.text == row.said + "\n")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }
}
