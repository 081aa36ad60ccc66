/// The rows that were removed from a list and those that were inserted, regardless of their order.
@MainActor struct RowDifference {
  typealias Row = TabHostController.Sidebar.Row

  /// The removed rows, in their order.
  private(set) var gone: [Row] = []
  /// The indices of the inserted rows in the new list.
  private(set) var come: [Int] = []

  init(from old: ArraySlice<Row>, to new: [Row]) {
    // Usually only a row or two differ. Walking along both lists then takes a third of the time of
    // the sets that the general case needs.
    guard !walk(along: old, and: new) else { return }
    let oldNames = Set(old.map(\.identity))
    let newNames = Set(new.map(\.identity))
    gone = old.filter { !newNames.contains($0.identity) }
    come = new.indices.filter { !oldNames.contains(new[$0].identity) }
  }

  /// Compares the lists as long as they differ by single rows. Returns `false` if there are other
  /// differences.
  private mutating func walk(along old: ArraySlice<Row>, and new: [Row]) -> Bool {
    var (oldPlace, newPlace) = (old.startIndex, 0)
    func isSame(_ oldStep: Int, _ newStep: Int) -> Bool {
      let (oldPlace, newPlace) = (oldPlace + oldStep, newPlace + newStep)
      guard oldPlace < old.endIndex, newPlace < new.count else { return false }
      return old[oldPlace].identity == new[newPlace].identity
    }
    while oldPlace < old.endIndex || newPlace < new.count {
      if isSame(0, 0) {
        oldPlace += 1
        newPlace += 1
      } else if newPlace == new.count || isSame(1, 0) {
        gone.append(old[oldPlace])
        oldPlace += 1
      } else if oldPlace == old.endIndex || isSame(0, 1) {
        come.append(newPlace)
        newPlace += 1
      } else {
        return false
      }
    }
    // A row that was moved is in both lists.
    for row in gone {
      for place in come where new[place].identity == row.identity { return false }
    }
    return true
  }
}
