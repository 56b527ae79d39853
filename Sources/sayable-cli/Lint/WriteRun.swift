internal import SayableEngine
internal import SayableCatalogs

/// Adds spoken strings to catalogs, or tells what would be added: `--write`, `--diff` and `--fail-if-changed`.
internal struct WriteRun {
  /// What is done with what would be written.
  enum Mode {
    case write
    case diff
    case failIfChanged
  }

  let linter: Linter
  let choice: LintChoice
  /// How spoken strings are named; nil to do it as the catalogs do.
  let style: SiblingStyle?
  let mode: Mode
  let isQuiet: Bool

  /// What the files need, found before the first is written.
  private struct Survey {
    /// The keys that need a spoken string, of all files of a family.
    var keys: [CatalogFamily: Set<String>] = [:]
    /// The same of the files that the others are translated from; none where only translations were given.
    var sourceKeys: [CatalogFamily: Set<String>] = [:]
    var evidence = SiblingEvidence()
    var failures: [Failure] = []
    var needsStyle: Bool { keys.contains { family, keys in !(sourceKeys[family] ?? keys).isEmpty } }
  }

  private struct Count {
    var strings = 0
    var files = 0
    var unchanged = 0
    var refused = 0
    var failures = 0
  }

  /// Does it to files; those that lie in a folder and are no catalogs are left out.
  ///
  /// - Returns: Failure where a file could not be read or written; else found where a check finds something to write.
  func run(_ found: [FileWalk.Found], messages: inout Messages, output: inout BufferedOutput) throws -> ExitStatus {
    let files = Self.distinct(found)
    let survey = try survey(files)
    guard survey.needsStyle else {
      for failure in survey.failures { messages.error(failure) }
      return summarize(Count(failures: survey.failures.count), &messages)
    }
    guard let style = style ?? survey.evidence.style else {
      throw Failure(
        "it is not known how the keys of spoken strings are made",
        notes: [
          "less than \(SiblingEvidence.neededKeys) keys have one whose text says signs in words; name them by "
            + "'--siblings', such as '--siblings _content_description'"
        ])
    }
    if self.style == nil, !isQuiet { tell(survey.evidence, of: style, &messages) }
    var count = Count()
    for file in files {
      do throws(Failure) {
        guard let catalog = try catalog(of: file) else { continue }
        let fixer = Fixer(linter: linter, style: style, parsing: choice.parsing(file.path))
        try fix(catalog, at: file.path, fixer, survey, &count, &messages, &output)
      } catch {
        messages.error(error)
        count.failures += 1
      }
    }
    try output.flush()
    return summarize(count, &messages)
  }

  /// The files, each by one of its names, and not by a link where it has another.
  private static func distinct(_ files: [FileWalk.Found]) -> [FileWalk.Found] {
    let named = Set(files.filter { !FileKind.isLink($0.path) }.compactMap { FileKind.identity($0.path) })
    var taken: Set<FileIdentity> = []
    return files.filter { file in
      guard file.path != "-", let identity = FileKind.identity(file.path) else { return true }
      if FileKind.isLink(file.path), named.contains(identity) { return false }
      return taken.insert(identity).inserted
    }
  }

  private func survey(_ files: [FileWalk.Found]) throws -> Survey {
    var survey = Survey()
    for file in files {
      let read: Catalog?
      do throws(Failure) {
        read = try catalog(of: file)
      } catch {
        // It is told when it is its turn to be written, if anything is.
        survey.failures.append(error)
        continue
      }
      guard let catalog = read else { continue }
      let locale = choice.locale(of: file.path)
      let found = try Fixer.survey(of: catalog, linter: linter, style: style, locale: locale)
      survey.evidence.add(found.evidence)
      let family = CatalogFamily(path: file.path, format: catalog.format)
      survey.keys[family, default: []].formUnion(found.keys)
      if linter.options.isSource(path: file.path, locale: locale) {
        survey.sourceKeys[family, default: []].formUnion(found.keys)
      }
    }
    return survey
  }

  private func catalog(of file: FileWalk.Found) throws(Failure) -> Catalog? {
    if file.path == "-" { throw Failure("spoken strings cannot be written into standard input") }
    let project = choice.configuration.folder
    if FileKind.isLink(file.path) || AbsolutePath(file.path, from: FileKind.workingFolder).lies(in: project),
      !Folder.holds(file.path, in: project)
    {
      throw Failure(
        "'\(file.path)' is not written: it is a link out of '\(project)', or lies behind one",
        notes: ["name the file or the folder that it leads to"])
    }
    if mode == .write { try requireNothingKept(of: file.path) }
    let read: Catalog?
    do throws(UnreadableCatalog) {
      read = try Catalog(file, choice)
    } catch {
      throw Failure(error.diagnostic.message, notes: error.diagnostic.notes)
    }
    // Where reading went astray, an insertion could land within a string.
    if let problem = read?.problems.first(where: { $0.severity == .error }) {
      let kept = (try? LinkedFile(Folder.resolved(file.path)).leftover()) ?? nil
      throw Failure(
        "\(file.path) is not written: \(problem.message)",
        notes: kept.map { ["writing to it was cut off; '\($0)' is what it held before"] } ?? problem.notes)
    }
    return read
  }

  /// Refuses a file with several names where a killed program has kept what it held: it may look whole, with nothing to
  /// be written.
  private func requireNothingKept(of file: String) throws(Failure) {
    guard let linked = try? LinkedFile(Folder.resolved(file)), linked.hasSeveralNames,
      let kept = (try? linked.leftover()) ?? nil
    else { return }
    throw Failure("cannot write '\(file)': \(AtomicFile.Problem.cutOff(kept: kept).message)")
  }

  private func fix(
    _ catalog: Catalog, at file: String, _ fixer: Fixer, _ survey: Survey, _ count: inout Count,
    _ messages: inout Messages,
    _ output: inout BufferedOutput
  ) throws(Failure) {
    let path = catalog.source.path
    let keys = survey.sourceKeys[CatalogFamily(path: path, format: catalog.format)]
    let fixed: FixedFile
    do throws(RuleSetError) {
      fixed = try fixer.fixed(catalog, locale: choice.locale(of: path), onlyKeys: keys)
    } catch {
      messages.error(error)
      throw Failure("cannot tell what to write into '\(path)'")
    }
    for refusal in fixed.refusals { messages.say(refusal) }
    messages.flush()
    count.refused += fixed.refusals.count
    guard fixed.isChanged else { return }
    switch mode {
    case .write:
      do throws(AtomicFile.Problem) {
        try AtomicFile.replace(at: file, fixed.source.bytes, with: fixed.bytes)
      } catch {
        throw Failure("cannot write '\(path)': \(error.message)")
      }
    case .diff:
      do throws(SystemError) {
        try output.write(fixed.diff)
      } catch {
        throw Failure("cannot write the diff: \(error.message)")
      }
    case .failIfChanged: break
    }
    count.strings += fixed.additions.count
    count.files += 1
    count.unchanged += fixed.unchangedCount
  }

  /// Tells after which spoken strings of the project the new ones are named.
  private func tell(_ evidence: SiblingEvidence, of style: SiblingStyle, _ messages: inout Messages) {
    let proofs = evidence.proofs(of: style)
    messages.say("Spoken strings are named '\(style.option)', as \(proofs.count) of the project are:")
    for proof in proofs.prefix(SiblingEvidence.neededKeys) {
      messages.say("  \(proof.shownKey): '\(proof.shown)' is spoken as '\(proof.spoken)'")
    }
  }

  private func summarize(_ count: Count, _ messages: inout Messages) -> ExitStatus {
    if !isQuiet { tell(count, &messages) }
    messages.flush()
    if count.failures > 0 { return .failure }
    return mode == .failIfChanged && count.strings > 0 ? .found : .success
  }

  private func tell(_ count: Count, _ messages: inout Messages) {
    let strings = "\(count.strings) spoken \(count.strings == 1 ? "string" : "strings")"
    let files = "\(count.files) \(count.files == 1 ? "file" : "files")"
    let verb = mode == .write ? (count.strings == 1 ? "was added to" : "were added to") : "would be added to"
    // Of what could not be written, nobody should read that there was nothing to write.
    let nothing = count.failures == 0 ? "No spoken string is to be added." : "No spoken string was written; see above."
    messages.say(count.strings == 0 ? nothing : "\(strings) \(verb) \(files).")
    if count.unchanged > 0, count.strings > 0 {
      let them = count.unchanged == 1 ? "1 translation is" : "\(count.unchanged) translations are"
      messages.say("\(them) spoken as shown and got none: where there is none, the app has to speak the shown text.")
    }
    if count.refused > 0 { messages.say("\(count.refused) could not be added; see above.") }
  }
}

extension WriteRun {
  /// What a command line asks to be written; nil where it asks for none.
  init?(_ request: Request, _ choice: LintChoice) throws(Failure) {
    let modes: [Mode] = [(.write, Option.write), (.diff, .diff), (.failIfChanged, .failIfChanged)].compactMap {
      mode, option in request.has(option) ? mode : nil
    }
    guard let mode = modes.first else { return nil }
    if modes.count > 1 { throw request.misuse("only one of '--write', '--diff' and '--fail-if-changed' can be given") }
    self.init(
      linter: choice.linter(), choice: choice, style: choice.options.siblingStyle, mode: mode,
      isQuiet: request.has(.quiet))
  }
}
