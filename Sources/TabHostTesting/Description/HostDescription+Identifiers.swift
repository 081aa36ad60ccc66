import TabHostSpelling

extension HostDescription {
  /// Checks that identifiers are unique in the whole tree, and that the tabs exist to which
  /// other keys refer.
  func checkIdentifiers() throws {
    var seen: Set<String> = []
    var duplicate: String?
    walk { tab, _ in
      if seen.insert(tab.id).inserted { return true }
      duplicate = tab.id
      return false
    }
    if let duplicate {
      throw duplicateError(duplicate)
    }
    if let selected, !seen.contains(selected) {
      let suggestion = Spelling.suggestion(for: selected, among: seen.sorted())
      throw HostDescriptionError(
        path: [AnyKey("selected")],
        "no tab has the identifier \(Spelling.quoted(selected))\(suggestion)"
      )
    }
    try checkAnswers(known: seen)
  }

  private func duplicateError(_ identifier: String) -> HostDescriptionError {
    var places: [[any CodingKey]] = []
    walk { tab, path in
      if tab.id == identifier { places.append(path()) }
      return places.count < 2
    }
    let id = AnyKey("id")
    let first = HostDescriptionError(path: (places.first ?? []) + [id], "").path
    return HostDescriptionError(
      path: (places.last ?? []) + [id],
      "duplicate identifier \(Spelling.quoted(identifier)); \(first) has it, too"
    )
  }

  /// Visits every tab in declared order, until a visit returns `false`.
  func walk(_ visit: (Tab, _ path: () -> [any CodingKey]) -> Bool) {
    var indices: [Int] = []
    func descend(_ tabs: [Tab]) -> Bool {
      for (index, tab) in tabs.enumerated() {
        indices.append(index)
        guard visit(tab, { Self.path(indices) }), descend(tab.children) else { return false }
        indices.removeLast()
      }
      return true
    }
    _ = descend(tabs)
  }

  private static func path(_ indices: [Int]) -> [any CodingKey] {
    indices.enumerated().flatMap { level, index in
      [AnyKey(level == 0 ? "tabs" : "children"), AnyKey(index: index)]
    }
  }
}
