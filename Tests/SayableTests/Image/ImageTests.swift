import Prefilter
import Testing

@testable import Sayable

struct ImageTests {
  @Test func `fields are read as they were written`() throws {
    var part = ImagePart()
    for number in [0, 127, 128, 1 << 40] { part.append(number) }
    part.append(true)
    part.append("m²")
    part.append(String?.none)
    part.append("x" as String?)
    part.append(each: [3, 2, 1]) { $1.append($0) }
    part.append(choice: PluralCategory.few)
    var writer = ImageWriter()
    let root = writer.add(part)
    let image = try #require(Image(StoredBytes(writer.image(root: root))))
    var reader = image.start
    let numbers = (0..<4).map { _ in reader.number() }
    #expect(numbers == [0, 127, 128, 1 << 40])
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

  @Test(arguments: [0, 7, 8, 15, 16, 19]) func `what is cut off is no image`(count: Int) {
    var writer = ImageWriter()
    let root = writer.add(ImagePart())
    let bytes = writer.image(root: root)
    #expect(bytes.count == 20)
    #expect(Image(StoredBytes(Array(bytes.prefix(count)))) == nil)
  }

  @Test func `another form is no image`() {
    var writer = ImageWriter()
    let root = writer.add(ImagePart())
    var bytes = writer.image(root: root)
    bytes[7] += 1
    #expect(Image(StoredBytes(bytes)) == nil)
  }
}
