/// The identifiers that an order lists: those of the tabs in an order of the app, and those under
/// which customization is stored in an order of the user.
enum OrderNames {
  case identifiers, customizationIdentifiers

  @MainActor func callAsFunction(_ tab: TabItem) -> String {
    switch self {
    case .identifiers: tab.identifier
    case .customizationIdentifiers: tab.storedCustomizationIdentifier
    }
  }
}

extension [TabItem] {
  /// Returns the tabs arranged by identifiers. Tabs without an identifier in the array follow in
  /// their current order.
  @MainActor func arranged(
    by identifiers: [String],
    listing name: OrderNames = .identifiers
  ) -> [TabItem] {
    guard !identifiers.isEmpty else { return self }
    var rest: [Identifier: TabItem] = [:]
    for tab in self { rest[Identifier(name(tab))] = tab }
    var arranged: [TabItem] = []
    for listed in identifiers {
      if let tab = rest.removeValue(forKey: Identifier(listed)) { arranged.append(tab) }
    }
    for tab in self where rest[Identifier(name(tab))] === tab { arranged.append(tab) }
    return arranged
  }

  /// Returns the tabs arranged by identifiers, except for tabs that may not be moved, which keep
  /// their places.
  @MainActor func arrangedAroundLocked(
    by identifiers: [String],
    listing name: OrderNames = .identifiers
  ) -> [TabItem] {
    guard !identifiers.isEmpty, !areAllMovable else {
      return arranged(by: identifiers, listing: name)
    }
    var movable = filter(\.storedAllowsMoving).arranged(by: identifiers, listing: name)
      .makeIterator()
    return map { $0.storedAllowsMoving ? movable.next() ?? $0 : $0 }
  }

  /// Returns the tabs in the order of `requested`, which contains the same tabs, except for tabs
  /// that may not be moved, which keep their places.
  @MainActor func arrangedAroundLocked(as requested: [TabItem]) -> [TabItem] {
    guard !areAllMovable else { return requested }
    var movable = requested.filter(\.storedAllowsMoving).makeIterator()
    return map { $0.storedAllowsMoving ? movable.next() ?? $0 : $0 }
  }

  /// Returns the identifiers for an order of customization identifiers. Names of absent tabs are
  /// unchanged.
  @MainActor func identifiers(forOrderOfUser order: [String]) -> [String] {
    translated(order, from: .customizationIdentifiers, to: .identifiers)
  }

  /// Returns the customization identifiers for an order of identifiers. Names of absent tabs are
  /// unchanged.
  @MainActor func customizationIdentifiers(forOrderOfApp order: [String]) -> [String] {
    translated(order, from: .identifiers, to: .customizationIdentifiers)
  }

  @MainActor private func translated(
    _ order: [String],
    from: OrderNames,
    to: OrderNames
  ) -> [String] {
    var names: [Identifier: String] = [:]
    for tab in self where tab.hasOwnCustomizationIdentifier {
      names[Identifier(from(tab))] = to(tab)
    }
    return names.isEmpty ? order : order.map { names[Identifier($0)] ?? $0 }
  }

  @MainActor private var areAllMovable: Bool { allSatisfy(\.storedAllowsMoving) }

  /// Returns the ranges in which the tabs and other ones differ, between a common prefix and a
  /// common suffix. Tabs are compared by identity.
  @MainActor func differingRanges(from other: [TabItem]) -> (Range<Int>, Range<Int>) {
    let shorter = Swift.min(count, other.count)
    var prefix = 0
    while prefix < shorter, self[prefix] === other[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      self[count - 1 - suffix] === other[other.count - 1 - suffix]
    {
      suffix += 1
    }
    return (prefix..<(count - suffix), prefix..<(other.count - suffix))
  }

  /// Returns the tabs with one of them moved next to another; unchanged if either is not in the
  /// array.
  @MainActor func moving(
    _ tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> [TabItem] {
    var moved = filter { $0 !== tab }
    guard moved.count < count, let index = moved.firstIndex(where: { $0 === other }) else {
      return self
    }
    moved.insert(tab, at: side == .before ? index : index + 1)
    return moved
  }
}

extension [TabItem] {
  /// Returns the order to save for tabs that the user has moved, as customization identifiers, or
  /// `nil` if the app displays them in that order without a choice.
  ///
  /// Identifiers of tabs that are absent keep their places.
  ///
  /// - Parameters:
  ///   - saved: The order that was saved before, or `nil` if there is none.
  ///   - declared: The order of the app, as customization identifiers.
  ///   - isDeclared: Whether the tabs are in their default order and in the order of the app.
  @MainActor func orderOfUser(
    inPlaceOf saved: [String]?,
    declared: [String],
    isDeclared: Bool
  ) -> [String]? {
    let names = map(\.storedCustomizationIdentifier)
    let order = names.keepingAbsent(of: saved ?? declared)
    guard isDeclared else { return order }
    let known = Set((names + declared).map { Identifier($0) })
    return order.allSatisfy { known.contains(Identifier($0)) } ? nil : order
  }
}

extension [String] {
  /// Returns the order with the identifiers that are only in `old` inserted after their
  /// predecessors there.
  ///
  /// This keeps the places of tabs that are not in the host when the user moves the tabs around
  /// them.
  func keepingAbsent(of old: [String]) -> [String] {
    let present = Set(map { Identifier($0) })
    var absent: Set<Identifier> = []
    var followers: [Identifier?: [String]] = [:]
    var predecessor: Identifier?
    for name in old.map({ Identifier($0) }) {
      if present.contains(name) {
        predecessor = name
      } else if absent.insert(name).inserted {
        followers[predecessor, default: []].append(name.text)
      }
    }
    guard !followers.isEmpty else { return self }
    return (followers[nil] ?? []) + flatMap { [$0] + (followers[Identifier($0)] ?? []) }
  }
}

// MARK: - Declared order

extension TabTree {
  /// The groups below a root that are displayed at the top level, in declared order, by their root.
  var hoistedGroupsByRoot: [ObjectIdentifier: [TabItem]] { byRoot(special.hoistedGroups.values) }

  /// Whether a nested tab has its own place in the bar.
  var hasNestedBarTabs: Bool { !special.nestedBarTabs.isEmpty }

  /// The nested tabs with their own place in the bar, in declared order, by their root.
  var nestedBarTabsByRoot: [ObjectIdentifier: [TabItem]] { byRoot(special.nestedBarTabs.values) }

  private func byRoot(_ tabs: some Collection<some TabItem>) -> [ObjectIdentifier: [TabItem]] {
    guard !tabs.isEmpty else { return [:] }
    return Dictionary(grouping: inDeclaredOrder(Array(tabs))) { ObjectIdentifier($0.root) }
  }

  /// Returns tabs of the tree, parents before children and siblings in declared order.
  ///
  /// Linear in the number of siblings of the tabs and of the groups above them.
  func inDeclaredOrder(_ tabs: [TabItem]) -> [TabItem] {
    guard tabs.count > 1 else { return tabs }
    var places: [ObjectIdentifier: Int] = [:]
    func place(of tab: TabItem) -> Int {
      if let place = places[ObjectIdentifier(tab)] { return place }
      for (index, sibling) in (tab.storedParent?.storedChildren ?? roots).enumerated() {
        places[ObjectIdentifier(sibling)] = index
      }
      return places[ObjectIdentifier(tab)] ?? 0
    }
    let placed = tabs.map { tab in (tab: tab, places: tab.path.map(place)) }
    return placed.sorted { $0.places.lexicographicallyPrecedes($1.places) }.map(\.tab)
  }
}
