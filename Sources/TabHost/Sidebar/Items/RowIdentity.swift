/// The identity of the tab or action that a row displays.
struct RowIdentity: Hashable {
  private let object: ObjectIdentifier
  private let group: ObjectIdentifier?

  /// Hashes both objects as one number, because rows are looked up often.
  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt(bitPattern: object) ^ (group.map { UInt(bitPattern: $0) << 1 } ?? 0))
  }

  @MainActor init(_ tab: TabItem) {
    object = ObjectIdentifier(tab)
    group = nil
  }

  @MainActor init(_ action: Action, in group: TabGroupItem) {
    object = ObjectIdentifier(action)
    self.group = ObjectIdentifier(group)
  }
}

extension TabHostController.Sidebar.Row {
  var itemRequest: TabSidebarItem.Request {
    switch content {
    case .tab(let tab): .init(content: .tab(tab), group: nil)
    case .group(let group): .init(content: .tab(group), group: nil)
    case .action(let action, let group): .init(content: .action(action), group: group)
    }
  }
}

extension TabSidebarItem {
  /// The identity of the item's row, or `nil` for an action without its group.
  var identity: RowIdentity? {
    switch content {
    case .tab(let tab): RowIdentity(tab)
    case .action(let action): group.map { RowIdentity(action, in: $0) }
    }
  }
}

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
