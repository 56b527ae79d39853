import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Resources of .NET` {
  private func catalog(_ content: String, path: String = "Resources.de.resx") -> Catalog {
    Catalog(SourceFile(path: path, bytes: Array("<root>\r\n\(content)\r\n</root>".utf8)), as: .resx)
  }

  @Test func `strings are read, and other data is not`() {
    let catalog = catalog(
      """
      <resheader name="version"><value>2.0</value></resheader>
      <!-- sayable:disable -->
      <data name="a" xml:space="preserve"><value>5 m&#178;</value><comment>The size.</comment></data>
      <data name="b" type="System.Drawing.Size, System.Drawing"><value>5, 6</value></data>
      <data name="c" mimetype="application/x-microsoft.net.object.bytearray.base64"><value>AAA</value></data>
      <data name="d" type="System.String, mscorlib"><value>7 km</value></data>
      <data name="&gt;&gt;button.Name"><value>button</value></data>
      <data name="e"/>
      """)
    #expect(catalog.problems.map(\.code) == [])
    #expect(catalog.entries.map(\.key) == ["a", "d"])
    #expect(catalog.entries.map(\.value.string) == ["5 m²", "7 km"])
    #expect(catalog.entries.map(\.comment) == ["sayable:disable\nThe size.", nil])
    #expect(catalog.entries.map(\.suppressions.count) == [1, 0])
    #expect(catalog.entries.first?.logicalPath == "/root/data[@name=\"a\"]/value")
    #expect(catalog.entries.first?.locale?.description == "de")
  }

  @Test(arguments: [
    ("<data><value>x</value></data>", "missing-name"), ("<data name='a'><value>x</data>", "unclosed-element"),
  ])
  func `what is wrong is told`(content: String, code: String) {
    #expect(catalog(content).problems.map(\.code) == [code])
  }

  @Test func `another kind of XML is told to be none`() {
    let catalog = Catalog(SourceFile(path: "a.resx", bytes: Array("<html/>".utf8)), as: .resx)
    #expect(catalog.problems.map(\.code) == ["no-resx"])
  }

  @Test func `a sibling has the same shape, without the note`() throws {
    let catalog = catalog(
      "  <data name=\"A\" xml:space=\"preserve\">\r\n    <value>5 m²</value>\r\n    <comment>C</comment>\r\n  </data>")
    let entry = try #require(catalog.entries.first)
    let splice = try #require(
      ResxParser.insertion(of: "5 <square> meters & more", as: "A_Spoken", for: entry, in: catalog)?.first)
    #expect(
      splice.text
        == "\r\n  <data name=\"A_Spoken\" xml:space=\"preserve\">\r\n    <value>5 &lt;square&gt; meters &amp; more</value>\r\n  </data>"
    )
    #expect(splice.range == entry.extent.upperBound..<entry.extent.upperBound)
    #expect(ResxParser.insertion(of: "x", as: "A", for: entry, in: catalog) == nil)
  }
}
