import Foundation
import Testing

/// What speech engines make of the program's output, tried where they are installed.
@Suite struct SpeechEngineTests {
  private static let espeak = InstalledProgram("espeak-ng")
  private static let speechDispatcher = InstalledProgram("speech-dispatcher")
  private static let python = InstalledProgram("python3")
  private static let hasModule = FileManager.default.isExecutableFile(
    atPath: "/usr/lib/speech-dispatcher-modules/sd_espeak-ng")

  @Test(
    .enabled(if: espeak != nil, "espeak-ng is not installed"),
    arguments: [
      ("en", "en-us", "8 m²", "8 square meters"),
      ("en", "en-us", "2 bd. • 75 m²", "2 bedrooms, 75 square meters"),
      ("en", "en-us", "1 - 2 bedrooms", "from 1 to 2 bedrooms"),
      ("en", "en-us", "Paris → London", "Paris to London"),
      ("en", "en-us", "a <b>x</b> & 5 km", "a <b>x</b> & 5 kilometers"),
      ("fr", "fr", "n°5", "numéro 5"),
      ("nl", "nl", "08:00 - 09:00", "van 08:00 tot 09:00"),
      ("de", "de", "5 km bzw. 3 kg", "5 Kilometer beziehungsweise 3 Kilogramm"),
    ])
  func `espeak reads the markup as it reads the words`(locale: String, voice: String, label: String, words: String)
    throws
  {
    let espeak = try #require(Self.espeak)
    let markup = try BuiltProgram.run(["--locale", locale, "--output", "ssml"], input: label + "\n").text
    let arguments = ["-q", "-x", "-v", voice, "--stdin"]
    let read = try espeak.run(arguments + ["-m"], input: markup)
    let escaped = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let expected = try espeak.run(arguments + ["-m"], input: "<speak>\(escaped)</speak>")
    #expect(read.status == 0)
    #expect(sounds(read.text) == sounds(expected.text))
    #expect(!sounds(read.text).isEmpty)
    // Plain words would sound otherwise; so the comparison can fail.
    #expect(sounds(try espeak.run(arguments, input: label).text) != sounds(expected.text))
  }

  /// The phonemes without stress, pauses and the spaces between words.
  private func sounds(_ phonemes: String) -> String {
    phonemes.filter { !$0.isWhitespace && !"',_:|!%=".contains($0) }
  }

  @Test(
    .enabled(
      if: python != nil && speechDispatcher != nil && hasModule,
      "speech-dispatcher, its module of espeak-ng or python3 is not installed"), .timeLimit(.minutes(2)))
  func `the module of speech dispatcher says labels, and leaves characters, marks and voices alone`() throws {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let example = project.standardizedFileURL.appendingPathComponent("Examples/speech-dispatcher/try")
    let python = try #require(Self.python)
    let outcome = try python.run([example.path, BuiltProgram.url.path])
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text.contains("-> 2 bedrooms, 75 square meters\n"))
  }
}
