extension HostDescription {
  /// Checks that identifiers are unique in the whole tree, and that the selected tab exists.
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
        "no tab is called \(Spelling.quoted(selected))\(suggestion)"
      )
    }
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
      "the identifier \(Spelling.quoted(identifier)) is taken by \(first)"
    )
  }

  /// Visits every tab in declared order, until a visit returns `false`.
  private func walk(_ visit: (Tab, _ path: () -> [any CodingKey]) -> Bool) {
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
