internal import CExpat

/// Reads an XML text from start to end with expat. This is the only file that knows of C.
///
/// Nothing outside the text is ever read. A document type with declarations of its own is refused: entities and defaults
/// of attributes would let a short text grow without bound. Catalogs are read by a scanner of their own, which keeps the
/// place of every byte and goes on behind what is wrong; for formulas, a text that is not well-formed is an error.
public enum XMLReader {
  /// Hands the events of `text`, which is UTF-8, to `take`.
  ///
  /// - Throws: ``XMLError`` for the first thing that is not well-formed; events before it were handed over.
  public static func read(_ text: [UInt8], take: (XMLEvent) -> Void) throws(XMLError) {
    guard text.count < Int(Int32.max) else {
      throw XMLError(message: "The text is longer than two gigabytes", offset: 0)
    }
    let problem = withoutActuallyEscaping(take) { take in
      Session(text, take: take).run()
    }
    if let problem { throw problem }
  }
}

/// One run of expat, which calls back with the session's address.
@safe private final class Session {
  private let source: [UInt8]
  private let take: (XMLEvent) -> Void
  private let parser: XML_Parser?
  private var refusal: XMLError?

  init(_ source: [UInt8], take: @escaping (XMLEvent) -> Void) {
    self.source = source
    self.take = take
    unsafe parser = XML_ParserCreate("UTF-8")
  }

  deinit { unsafe XML_ParserFree(parser) }

  func run() -> XMLError? {
    guard let parser = unsafe parser else { return XMLError(message: "Out of memory", offset: 0) }
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    // A foreign DTD, which turns out to be empty: with it, an entity that nobody declares is reported and no error.
    unsafe XML_UseForeignDTD(parser, XML_Bool(1))
    unsafe XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_ALWAYS)
    unsafe XML_SetExternalEntityRefHandler(parser) { parser, context, _, _, _ in
      guard let empty = unsafe XML_ExternalEntityParserCreate(parser, context, "UTF-8") else { return 0 }
      defer { unsafe XML_ParserFree(empty) }
      return unsafe XML_Parse(empty, "", 0, 1) == XML_STATUS_OK ? 1 : 0
    }
    unsafe XML_SetElementHandler(
      parser, { unsafe session($0).start($1, $2) }, { unsafe session($0).end($1) })
    unsafe XML_SetCharacterDataHandler(parser) { unsafe session($0).text($1, $2) }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in unsafe session(data).entity(name) }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      if hasDeclarations != 0 { unsafe session(data).refuseDeclarations() }
    }
    let status = unsafe source.withUnsafeBytes { bytes in
      unsafe XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if let refusal { return refusal }
    guard status != XML_STATUS_OK else { return nil }
    let message = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    return XMLError(message: message ?? "not well-formed", offset: offset)
  }

  private var offset: Int { unsafe max(0, Int(XML_GetCurrentByteIndex(parser))) }

  func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    var list: [XMLAttribute] = []
    var next = unsafe attributes
    while let place = unsafe next, let name = unsafe place.pointee, let value = unsafe place.advanced(by: 1).pointee {
      unsafe list.append(XMLAttribute(name: String(cString: name), value: String(cString: value)))
      unsafe next = place.advanced(by: 2)
    }
    for (name, offset) in attributeEntities { take(.attributeEntity(name: name, offset: offset)) }
    unsafe take(.start(name: string(name), attributes: list, offset: offset))
  }

  /// The references to entities in the current start tag that XML does not define; expat leaves them out without a word.
  private var attributeEntities: [(name: String, offset: Int)] {
    let end = unsafe min(source.count, offset + Int(XML_GetCurrentByteCount(parser)))
    var found: [(name: String, offset: Int)] = []
    var rest = source[min(offset, end)..<end]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[(start + 1)...]
      let name = String(decoding: rest.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      if !name.hasPrefix("#"), !["amp", "lt", "gt", "quot", "apos"].contains(name) { found.append((name, start)) }
    }
    return found
  }

  func end(_ name: UnsafePointer<CChar>?) {
    unsafe take(.end(name: string(name), offset: offset, end: offset + Int(XML_GetCurrentByteCount(parser))))
  }

  func text(_ characters: UnsafePointer<CChar>?, _ count: Int32) {
    guard let characters = unsafe characters else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
    unsafe take(.text(String(decoding: bytes, as: UTF8.self), offset: offset))
  }

  func entity(_ name: UnsafePointer<CChar>?) { unsafe take(.entity(name: string(name), offset: offset)) }

  func refuseDeclarations() {
    let message = "The document type declares entities or attributes of its own, which is not allowed"
    refusal = refusal ?? XMLError(message: message, offset: offset)
    unsafe XML_StopParser(parser, XML_Bool(0))
  }

  private func string(_ characters: UnsafePointer<CChar>?) -> String {
    unsafe characters.map { unsafe String(cString: $0) } ?? ""
  }
}

private func session(_ data: UnsafeMutableRawPointer?) -> Session {
  guard let data = unsafe data else { fatalError("expat lost its user data") }
  return unsafe Unmanaged<Session>.fromOpaque(data).takeUnretainedValue()
}

/// The version of the expat library in use, such as `2.5.0`.
public func libraryVersion() -> String {
  let version = XML_ExpatVersionInfo()
  return "\(version.major).\(version.minor).\(version.micro)"
}
