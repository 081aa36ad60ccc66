/// Turns what a person has moved into the order that is kept: of a group, the root or the bar.
@MainActor struct OrderChoice {
  /// What the app has declared.
  let declared: [String]
  /// What is kept from before; nil if nothing is.
  let kept: [String]?
  /// Puts the tabs into an order by identifier.
  let arranged: ([String]) -> [TabItem]
  /// Where the tabs come to stand if a person wants them in an order: around those that may not
  /// move.
  let settled: ([TabItem]) -> [TabItem]

  /// The tabs in the order to which they come; nil if it is the present one.
  func change(of present: [TabItem], to wanted: [TabItem]) -> [TabItem]? {
    let tabs = settled(wanted)
    return tabs.elementsEqual(present, by: ===) ? nil : tabs
  }

  /// The order to keep for tabs that a person has settled; nil for the one that they have by
  /// default and as the app has declared it.
  ///
  /// What is not among the tabs today keeps its place in it.
  ///
  /// - Parameter present: The order in which they have stood.
  func order(for tabs: [TabItem], inPlaceOf present: [TabItem]) -> [String]? {
    let names = tabs.map(\.identifier)
    let before = kept ?? declared
    let isDeclared = [[], declared].allSatisfy { tabs.elementsEqual(arranged($0), by: ===) }
    // An order that names what is there and nothing else, as most do, is told without looking up.
    let namesAll = before.elementsEqual(present.lazy.map(\.identifier))
    let order = namesAll ? names : names.keepingAbsent(of: before)
    guard isDeclared else { return order }
    return Set(order).subtracting(names).isSubset(of: declared) ? nil : order
  }
}
