/// Turns what a person has moved into the order that is kept: of a group, the root or the bar.
@MainActor struct OrderChoice {
  /// What the app has declared.
  let declared: [String]
  /// What is kept from before; nil if nothing is.
  let kept: [String]?
  /// Puts the tabs into an order by identifier.
  let arranged: ([String]) -> [TabItem]

  /// Whether the tabs come to another order, around those that may not move.
  func changes(_ present: [TabItem], to wanted: [TabItem]) -> Bool {
    !arranged(wanted.map(\.identifier)).elementsEqual(present, by: ===)
  }

  /// The order to keep for the tabs as a person wants them; nil for the one that they have by
  /// default and as the app has declared it.
  ///
  /// What is not among the tabs today keeps its place in it.
  func order(for wanted: [TabItem]) -> [String]? {
    let tabs = arranged(wanted.map(\.identifier))
    let names = tabs.map(\.identifier)
    let order = names.keepingAbsent(of: kept ?? declared)
    let absent = Set(order).subtracting(names)
    let isDeclared = [[], declared].allSatisfy { tabs.elementsEqual(arranged($0), by: ===) }
    return isDeclared && absent.isSubset(of: declared) ? nil : order
  }
}
