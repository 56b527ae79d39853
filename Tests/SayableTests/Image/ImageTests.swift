import Prefilter
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct ImageTests {
  @Test func `fields are read as they were written`() throws {
    var part = ImagePart()
    for number in [0, 127, 128, 1 << 40] { part.append(number) }
    for number in [0, 3, -1, -500] { part.append(signed: number) }
    part.append(true)
    part.append("m²")
    part.append(String?.none)
    part.append("x" as String?)
    part.append(each: [3, 2, 1]) { $1.append($0) }
    part.append(choice: PluralCategory.few)
    var writer = ImageWriter()
    let image = try Image(checking: writer.image(.labels, root: part), .labels)
    var reader = image.start
    let numbers = (0..<4).map { _ in reader.number() }
    #expect(numbers == [0, 127, 128, 1 << 40])
    let signed = (0..<4).map { _ in reader.signedNumber() }
    #expect(signed == [0, 3, -1, -500])
    let flag = reader.flag()
    #expect(flag)
    let texts = (reader.text(), reader.optionalText(), reader.optionalText())
    #expect(texts == ("m²", nil, "x"))
    let list = reader.list { $0.number() }
    #expect(list == [3, 2, 1])
    let category = reader.choice(of: PluralCategory.self)
    #expect(category == .few)
    #expect(reader.position == reader.end)
  }

  @Test func `parts that are the same are stored once`() {
    var writer = ImageWriter()
    var part = ImagePart()
    part.append("kilometer")
    let first = writer.add(part)
    let other = writer.add(ImagePart())
    let again = writer.add(part)
    #expect(first == again)
    #expect(first != other)
  }

  @Test func `bytes that are cut off or changed are no image`() {
    var writer = ImageWriter()
    var part = ImagePart()
    part.append("kilometer")
    let bytes = writer.image(.labels, root: part)
    for count in bytes.indices {
      #expect(throws: RuleImageError.self) { try Image(checking: Array(bytes.prefix(count)), .labels) }
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      #expect(throws: RuleImageError.self, "\(place)") { try Image(checking: changed, .labels) }
    }
  }

  @Test func `an image of another kind or version is told apart`() throws {
    var writer = ImageWriter()
    let bytes = writer.image(.labels, root: ImagePart())
    #expect(throws: RuleImageError.notAnImage) { try Image(checking: bytes, .formulas) }
    var other = bytes
    other[Image.signature.count + 1] += 1
    #expect(throws: RuleImageError.otherVersion) { try Image(checking: other, .labels) }
    #expect(throws: RuleImageError.notAnImage) { try RuleImage(bytes: []) }
  }

  @Test func `all bytes of an image are one valid text`() throws {
    let bytes = try RuleLibrary.builtIn.compile(locales: [LanguageTag("ja"), LanguageTag("en")])
    #expect(String(validating: bytes, as: UTF8.self) != nil)
  }
}
