/// Which rows have gone from a list and which have come, whatever has become of their order.
@MainActor struct RowDifference {
  typealias Row = TabHostController.Sidebar.Row

  /// The rows that are no longer there, in their order.
  private(set) var gone: [Row] = []
  /// The places of those that were not there before.
  private(set) var come: [Int] = []

  init(from old: ArraySlice<Row>, to new: [Row]) {
    // Mostly a row or two have gone and others come: then a walk along both lists finds them, with
    // a third of the cost of the sets that the general case takes.
    guard !walk(along: old, and: new) else { return }
    let oldNames = Set(old.map(\.identity))
    let newNames = Set(new.map(\.identity))
    gone = old.filter { !newNames.contains($0.identity) }
    come = new.indices.filter { !oldNames.contains(new[$0].identity) }
  }

  /// Goes along both lists as long as they differ by single rows. False if that is not all there
  /// is to it.
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
    // A row that has only moved was met twice.
    for row in gone {
      for place in come where new[place].identity == row.identity { return false }
    }
    return true
  }
}
