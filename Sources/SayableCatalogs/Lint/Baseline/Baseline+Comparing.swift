/// What two baselines, or a baseline and a run, do not share.
public struct BaselineComparison: Sendable, Hashable {
  /// What is only in the newer one, with how many more there are.
  public let added: [Baseline.Item]
  /// What is only in the older one, with how many fewer there are.
  public let fixed: [Baseline.Item]
  /// What is in both, with how many.
  public let unchanged: [Baseline.Item]
}

extension Baseline {
  /// What has changed from this one to a newer one, each list in the order of the file.
  public func comparison(with newer: Baseline) -> BaselineComparison {
    let old = Dictionary(items.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: +)
    let new = Dictionary(newer.items.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: +)
    func counted(_ items: [Item], _ count: (Fingerprint) -> Int) -> [Item] {
      items.compactMap { item in
        var item = item
        item.count = count(item.fingerprint)
        return item.count > 0 ? item : nil
      }
    }
    return BaselineComparison(
      added: counted(newer.items) { (new[$0] ?? 0) - (old[$0] ?? 0) },
      fixed: counted(items) { (old[$0] ?? 0) - (new[$0] ?? 0) },
      unchanged: counted(items) { min(old[$0] ?? 0, new[$0] ?? 0) })
  }

  /// The findings that are not known; of several that only their place tells apart, those that come last.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - path: The path of a catalog as the baseline knows it.
  public func unknown(in findings: [Finding], path: (String) -> String = { $0 }) -> [Finding] {
    var left = Dictionary(items.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: +)
    return findings.filter { finding in
      let fingerprint = Item(finding, path: path(finding.path)).fingerprint
      guard let count = left[fingerprint], count > 0 else { return true }
      left[fingerprint] = count - 1
      return false
    }
  }

  /// What is listed though a run no longer finds it, in catalogs that the run has looked at.
  ///
  /// - Parameters:
  ///   - findings: All that the run has found.
  ///   - paths: The catalogs of the run. What is known of others may well still be there.
  ///   - path: The path of a catalog as the baseline knows it.
  public func fixed(
    by findings: [Finding], in paths: some Sequence<String>, path: (String) -> String = { $0 }
  ) -> [Item] {
    let checked = Set(paths.map(path))
    return comparison(with: Baseline(findings, path: path)).fixed.filter { checked.contains($0.path) }
  }
}
