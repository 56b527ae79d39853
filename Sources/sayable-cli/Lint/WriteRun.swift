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

  private let choice: LintChoice
  private let linter: Linter
  /// How spoken strings are named; nil to do it as the catalogs do.
  private let style: SiblingStyle?
  private let mode: Mode

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
  func run(_ found: [FileWalk.Found], messages: inout Messages, output: inout BufferedOutput) throws -> ExitStatus {
    let survey = try survey(found)
    guard survey.needsStyle else { return summarize(Count(), &messages) }
    guard let style = survey.style else {
      throw Failure(
        "it is not known how the keys of spoken strings are made",
        notes: ["no catalog given has any; name them by '--siblings', such as '--siblings _content_description'"])
    }
    var count = Count()
    for file in found {
      do throws(Failure) {
        guard let catalog = try catalog(of: file) else { continue }
        let fixer = Fixer(linter: linter, style: style, reading: choice.reading(file.path))
        try fix(catalog, fixer, survey, &count, &messages, &output)
      } catch {
        messages.error(error)
        count.failures += 1
      }
    }
    try output.flush()
    return summarize(count, &messages)
  }

  private func survey(_ found: [FileWalk.Found]) throws -> Survey {
    var survey = Survey()
    var pairs = SiblingStyleCount()
    for file in found {
      // What cannot be read is told when it is its turn to be written.
      guard let catalog = try? catalog(of: file) else { continue }
      if style == nil { pairs.add(catalog) }
      let keys = try Fixer.keysToAdd(in: catalog, linter: linter, style: style, locale: choice.locale(of: file.path))
      survey.keys[CatalogFamily(path: file.path, format: catalog.format), default: []].formUnion(keys)
    }
    survey.style = style ?? pairs.mostFrequent
    return survey
  }

  private func catalog(of file: FileWalk.Found) throws(Failure) -> Catalog? {
    if file.path == "-" { throw Failure("nothing can be written into standard input", notes: ["name a file"]) }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile(file.path).readAll()
    } catch {
      throw Failure("cannot read '\(file.path)': \(error.message)")
    }
    let source = SourceFile(path: file.path, bytes: bytes)
    let reading = choice.reading(file.path)
    let catalog = choice.format.map { Catalog(source, as: $0, options: reading) } ?? Catalog(source, options: reading)
    if catalog == nil, file.isNamed { throw Failure("'\(file.path)' is no catalog of a known format") }
    return catalog
  }

  private func fix(
    _ catalog: Catalog, _ fixer: Fixer, _ survey: Survey, _ count: inout Count, _ messages: inout Messages,
    _ output: inout BufferedOutput
  ) throws(Failure) {
    let path = catalog.source.path
    let keys = survey.keys[CatalogFamily(path: path, format: catalog.format)] ?? []
    let fixed: FixedFile
    do throws(RuleSetError) {
      fixed = try fixer.fixed(catalog, locale: choice.locale(of: path), alsoAdding: keys)
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
  init?(_ request: Request, _ choice: LintChoice) throws(Failure) {
    let modes: [Mode] = [(.write, Option.write), (.diff, .diff), (.check, .dryRun)].compactMap { mode, option in
      request.has(option) ? mode : nil
    }
    guard let mode = modes.first else { return nil }
    if modes.count > 1 { throw request.misuse("only one of '--write', '--diff' and '--check' can be given") }
    var style = choice.options.siblingStyle
    if let option = request.value(of: .siblings) {
      style = SiblingStyle(option)
      if style == nil {
        throw request.misuse(
          "'\(option)' is no value of the option '--siblings'",
          notes: ["write a suffix such as _content_description, or a prefix such as a11y_*"])
      }
    }
    self.init(choice: choice, linter: choice.linter(), style: style, mode: mode)
  }
}
