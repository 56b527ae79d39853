internal import Sayable
internal import SayableCatalogs

/// Adds spoken strings to catalogs, or tells what would be added: `--write`, `--diff` and `--check`.
internal struct WriteRun {
  /// What is done with what would be written.
  enum Mode {
    /// It is written.
    case write
    /// It is shown as a diff.
    case diff
    /// It only counts.
    case check
  }

  /// Tells which strings need a spoken one.
  let linter: Linter
  /// The locale of strings for which neither a file nor its path tells one.
  let locale: LanguageTag?
  /// What is read as which format, whatever its name; nil to go by the name.
  let format: CatalogFormat?
  let options: ReadingOptions
  /// How spoken strings are named; nil to do it as the catalogs do.
  let style: SiblingStyle?
  let mode: Mode

  /// What the files need, found before the first is written.
  private struct Survey {
    var style: SiblingStyle?
    /// The keys that a spoken string is added for, in all files of a family.
    var keys: [CatalogFamily: Set<String>] = [:]
    var needsStyle: Bool { keys.values.contains { !$0.isEmpty } }
  }

  private struct Count {
    var strings = 0
    var files = 0
    var refused = 0
    var failures = 0
  }

  /// Does it to the files at `paths`; those that are no catalogs are left out.
  ///
  /// - Returns: Failure where a file could not be read or written; else found where a check finds something to write.
  func run(_ paths: [String], messages: inout Messages, output: inout BufferedOutput) throws -> ExitStatus {
    let survey = try survey(paths)
    guard survey.needsStyle else { return summarize(Count(), &messages) }
    guard let style = survey.style else {
      throw Failure(
        "it is not known how the keys of spoken strings are made",
        notes: ["no catalog given has any; name them by '--siblings', such as '--siblings _content_description'"])
    }
    let fixer = Fixer(linter: linter, style: style, reading: options)
    var count = Count()
    for path in paths {
      do throws(Failure) {
        guard let catalog = try catalog(at: path) else { continue }
        try fix(catalog, fixer, survey, &count, &messages, &output)
      } catch {
        messages.error(error)
        count.failures += 1
      }
    }
    try output.flush()
    return summarize(count, &messages)
  }

  private func survey(_ paths: [String]) throws -> Survey {
    var survey = Survey()
    var pairs = SiblingStyleCount()
    for path in paths {
      // What cannot be read is told when it is its turn to be written.
      guard let catalog = try? catalog(at: path) else { continue }
      if style == nil { pairs.add(catalog) }
      let keys = try Fixer.keysToAdd(in: catalog, linter: linter, style: style, locale: locale)
      survey.keys[CatalogFamily(path: path, format: catalog.format), default: []].formUnion(keys)
    }
    survey.style = style ?? pairs.mostFrequent
    return survey
  }

  private func catalog(at path: String) throws(Failure) -> Catalog? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile(path).readAll()
    } catch {
      throw Failure("cannot read '\(path)': \(error.message)")
    }
    let source = SourceFile(path: path, bytes: bytes)
    return format.map { Catalog(source, as: $0, options: options) } ?? Catalog(source, options: options)
  }

  private func fix(
    _ catalog: Catalog, _ fixer: Fixer, _ survey: Survey, _ count: inout Count, _ messages: inout Messages,
    _ output: inout BufferedOutput
  ) throws(Failure) {
    let path = catalog.source.path
    let keys = survey.keys[CatalogFamily(path: path, format: catalog.format)] ?? []
    let fixed: FixedFile
    do throws(RuleSetError) {
      fixed = try fixer.fixed(catalog, locale: locale, alsoAdding: keys)
    } catch {
      messages.error(error)
      throw Failure("cannot tell what to write into '\(path)'")
    }
    for refusal in fixed.refusals { messages.say(refusal.rendered) }
    messages.flush()
    count.refused += fixed.refusals.count
    guard fixed.isChanged else { return }
    switch mode {
    case .write:
      do throws(AtomicFile.Problem) {
        try AtomicFile.replace(at: path, fixed.source.bytes, with: fixed.bytes)
      } catch {
        throw Failure("cannot write '\(path)': \(error.message)")
      }
    case .diff:
      do throws(SystemError) { try output.write(fixed.diff) } catch {
        throw Failure("cannot write the diff: \(error.message)")
      }
    case .check: break
    }
    count.strings += fixed.additions.count
    count.files += 1
  }

  private func summarize(_ count: Count, _ messages: inout Messages) -> ExitStatus {
    let strings = "\(count.strings) spoken \(count.strings == 1 ? "string" : "strings")"
    let files = "\(count.files) \(count.files == 1 ? "file" : "files")"
    let verb = mode == .write ? (count.strings == 1 ? "was added to" : "were added to") : "would be added to"
    messages.say(count.strings == 0 ? "No spoken string is to be added." : "\(strings) \(verb) \(files).")
    if count.refused > 0 { messages.say("\(count.refused) could not be added; see above.") }
    messages.flush()
    if count.failures > 0 { return .failure }
    return mode == .check && count.strings > 0 ? .found : .success
  }
}

extension WriteRun {
  /// What a command line asks to be written; nil where it asks for none.
  init?(
    _ request: Request, _ linter: Linter, _ locale: LanguageTag?, format: CatalogFormat? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(Failure) {
    let modes: [Mode] = [(.write, Option.write), (.diff, .diff), (.check, .dryRun)].compactMap { mode, option in
      request.has(option) ? mode : nil
    }
    guard let mode = modes.first else { return nil }
    if modes.count > 1 { throw request.misuse("only one of '--write', '--diff' and '--check' can be given") }
    var style: SiblingStyle?
    if let option = request.value(of: .siblings) {
      style = SiblingStyle(option)
      if style == nil {
        throw request.misuse(
          "'\(option)' is no value of the option '--siblings'",
          notes: ["write a suffix such as _content_description, or a prefix such as a11y_*"])
      }
    }
    self.init(linter: linter, locale: locale, format: format, options: options, style: style, mode: mode)
  }
}
