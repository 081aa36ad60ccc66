import Foundation
import TabHost

// Following the rows of items, whose positions change with the data.

/// The position of a row, and the identity by which the list finds it again.
struct RowPlace: Equatable {
  var index: ListIndex
  /// The identity, or `nil` if the row has none and keeps its position.
  var id: AnyHashable?
}

/// A set of rows: those with an identity by it, and the others by their position.
@MainActor struct RowSet: Equatable {
  private var positions: Set<ListIndex> = []
  /// The identities, with the positions at which their rows were last found.
  private var places: [AnyHashable: ListIndex] = [:]
  /// The identities whose rows have not been found.
  private var missing: Set<AnyHashable> = []

  /// The maximum number of rows that are searched one by one, before all others are at once.
  private static let maximumSearches = 4

  init() {}

  init(positions: Set<ListIndex>) { self.positions = positions }

  init(ids: Set<AnyHashable>) { missing = ids }

  var isEmpty: Bool { positions.isEmpty && places.isEmpty && missing.isEmpty }

  /// The present positions of the rows that have been found.
  var indices: Set<ListIndex> { places.isEmpty ? positions : positions.union(places.values) }

  var ids: Set<AnyHashable> { missing.union(places.keys) }

  /// Returns the present position of the row with an identity, or `nil` if it has not been found.
  func index(of id: AnyHashable) -> ListIndex? { places[id] }

  func contains(_ place: RowPlace) -> Bool {
    guard let id = place.id else { return positions.contains(place.index) }
    return places[id] != nil || missing.contains(id)
  }

  mutating func insert(_ place: RowPlace) {
    guard let id = place.id else {
      positions.insert(place.index)
      return
    }
    places[id] = place.index
    missing.remove(id)
  }

  mutating func toggle(_ place: RowPlace) {
    guard contains(place) else { return insert(place) }
    guard let id = place.id else {
      positions.remove(place.index)
      return
    }
    places[id] = nil
    missing.remove(id)
  }

  /// Moves all positions.
  mutating func move(_ place: (ListIndex) -> ListIndex) {
    positions = Set(positions.map(place))
    places = places.mapValues(place)
  }

  /// Finds the rows again after a change of the rows, and discards those that are gone.
  mutating func follow(in list: ListViewController) {
    for index in positions {
      guard let id = list.rowID(at: index) else { continue }
      positions.remove(index)
      places[id] = index
    }
    var lost = missing
    // In most cases, rows move together.
    var (distance, searches) = (0, 0)
    for (id, index) in places where list.rowID(at: index) != id {
      let guess = ListIndex(index.row + distance, section: index.section)
      if list.rowID(at: guess) == id {
        places[id] = guess
      } else if searches < Self.maximumSearches {
        searches += 1
        places[id] = list.rowIndex(of: id, near: index)
        if let found = places[id] { distance = found.row - index.row } else { lost.insert(id) }
      } else {
        lost.insert(id)
      }
    }
    guard !lost.isEmpty else { return }
    let found = list.rowIndices(of: lost)
    for id in lost {
      places[id] = found.indices[id]
      if found.indices[id] != nil || found.isComplete && !missing.contains(id) {
        missing.remove(id)
      } else {
        missing.insert(id)
      }
    }
  }
}

/// A row that the last frame shows.
struct DrawnRow {
  let place: RowPlace
  /// The first line of the row, among all lines of the list.
  let line: Int
}

/// The menu or alert that is open for a row, and closes if the row is removed.
struct RowPresentation {
  var place: RowPlace
  weak var menu: MenuSession?
  /// The alert or popover that an action of the row has presented.
  weak var presented: ViewController?
  /// Whether the row has not been looked up since the action. An action that removes the row itself
  /// may report that by an alert.
  var isNew = true
}

extension ListViewController {
  // MARK: - Items

  /// Returns the identity of the item at a position, or `nil` if there is no row or it has none.
  public func itemIdentifier(for index: ListIndex) -> AnyHashable? { row(at: index)?.id }

  /// Returns the item at a position, or `nil` if there is no row or its section was not created from
  /// items of that type.
  ///
  /// The position is one that the list has just passed to a handler or provider. Menus and swipe
  /// actions capture the item, because its position may change before the user chooses one of them.
  ///
  /// ```swift
  /// list.activationHandler = { [weak list] index in
  ///   if let letter = list?.item(for: index, as: Letter.self) { open(letter) }
  /// }
  /// ```
  public func item<Item>(for index: ListIndex, as type: Item.Type = Item.self) -> Item? {
    row(at: index)?.item as? Item
  }

  /// Returns the position of the row of an item, or `nil` if it has none.
  ///
  /// Rows that are requested one by one are searched among the thousand nearest to the focus.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func listIndex(for itemIdentifier: AnyHashable) -> ListIndex? {
    rowIndex(of: itemIdentifier, near: storedFocus)
  }

  /// The identities of the rows whose checkbox is checked.
  ///
  /// The default is an empty set. An identity that is assigned before its row is listed selects the
  /// row as soon as it is. Rows without an identity are only in ``selectedIndices``.
  public var selectedIdentifiers: Set<AnyHashable> {
    get {
      followSelection()
      return selection.ids
    }
    set {
      guard newValue != selectedIdentifiers || newValue.isEmpty else { return }
      selection = RowSet(ids: newValue)
      followSelection()
      setNeedsDisplay()
    }
  }

  // MARK: - Finding rows again

  /// Returns the identity of a row, or `nil` if there is no row or it is known to have none.
  func rowID(at index: ListIndex) -> AnyHashable? {
    guard hasIDs, storedSections.indices.contains(index.section) else { return nil }
    return storedSections[index.section].id(at: index.row)
  }

  func rowPlace(at index: ListIndex) -> RowPlace { RowPlace(index: index, id: rowID(at: index)) }

  /// Returns the position of the row with an identity that is nearest to a position, in its section or
  /// otherwise in another one.
  func rowIndex(of id: AnyHashable, near index: ListIndex) -> ListIndex? {
    let sections = storedSections
    let own = sections.indices.filter { $0 == index.section }
    for section in own + sections.indices.filter({ $0 != index.section }) {
      let row = section == index.section ? index.row : 0
      if let found = sections[section].index(of: id, near: row) {
        return ListIndex(found, section: section)
      }
    }
    return nil
  }

  /// Returns the position of a row after a change of the rows, or `nil` if the row is gone.
  func index(of place: RowPlace) -> ListIndex? {
    guard let id = place.id, rowID(at: place.index) != id else { return place.index }
    return rowIndex(of: id, near: place.index)
  }

  /// Returns the positions of the rows with some identities.
  func rowIndices(
    of ids: Set<AnyHashable>
  ) -> (indices: [AnyHashable: ListIndex], isComplete: Bool) {
    var indices: [AnyHashable: ListIndex] = [:]
    var isComplete = true
    for (number, section) in storedSections.enumerated() where section.hasIDs {
      let rows = section.rowsToSearch(near: number == storedFocus.section ? storedFocus.row : 0)
      isComplete = isComplete && rows.count == section.rowCount
      for row in rows {
        guard let id = section.id(at: row), ids.contains(id), indices[id] == nil else { continue }
        indices[id] = ListIndex(row, section: number)
      }
    }
    return (indices, isComplete)
  }

  /// Moves what is stored by position to the present positions of its rows, and keeps the focused row
  /// or the visible ones at their lines; see ``ScrollAnchor``. What is open for a row that is gone
  /// closes, and the focus moves to the next row.
  ///
  /// Called before events and frames, after an assignment of the rows, and when a position is read.
  func followRows() {
    if hasIDs || scrollAnchor == .end { follow() }
  }

  /// Finds rows again, even if none has an identity any more.
  func follow() {
    guard !isFollowing else { return }
    // A closure that creates rows may read positions.
    isFollowing = true
    defer { isFollowing = false }
    followEnd()
    if haveRowsChanged || storedSections.contains(where: \.requestsRows) { followPositions() }
    followPresentation()
  }

  private func followPositions() {
    haveRowsChanged = false
    followFocus()
    if !checkedRows.isEmpty {
      var checked = checkedRows
      checked.follow(in: self)
      checkedRows = checked
    }
    if let place = edit?.place {
      if let index = index(of: place) { edit?.place.index = index } else { cancelEditingField() }
    }
    if let place = press?.place {
      if let index = index(of: place) { press?.place.index = index } else { press = nil }
    }
  }

  /// Finds the selected rows again. That is not necessary to draw them.
  func followSelection() {
    guard hasIDs, !isFollowing, !selection.isEmpty else { return }
    isFollowing = true
    defer { isFollowing = false }
    var followed = selection
    followed.follow(in: self)
    selection = followed
  }

  private func followFocus() {
    let focused = drawnRows.firstIndex { $0.place == focus }
    // A row without an identity keeps its position and its line.
    if focused != nil, focus.id == nil { return }
    let rows = focused.map { drawnRows[$0...] + drawnRows[..<$0].reversed() } ?? drawnRows[...]
    let isFocusMoved = focus.id != nil && rowID(at: focus.index) != focus.id
    guard isFocusMoved || rows.first.map({ rowID(at: $0.place.index) != $0.place.id }) == true
    else { return }
    // Rows that have been found have moved too.
    let counts = storedSections.map(\.rowCount)
    finder?.restart(counts)
    lastFinder?.restart(counts)
    if let first = insertedFirstRow { return storedFocus = first }
    let anchor = anchor(among: Array(rows))
    if focused == nil, let index = index(of: focus) {
      focus.index = index
    } else if focused != nil, let anchor {
      focus = RowPlace(index: anchor.index, id: anchor.row.place.id)
    } else {
      storedFocus = focus.index
    }
    guard finder == nil else { return }
    if focused == nil || scrollAnchor != .focus {
      followVisibleRows()
      if focused != nil { keepInitialFocusVisible() }
      return
    }
    guard let anchor, let line = layout.line(nearest: anchor.index) else { return }
    firstLine += line - anchor.row.line
    let place = RowPlace(index: anchor.index, id: anchor.row.place.id)
    drawnRows = [DrawnRow(place: place, line: line)]
  }

  /// The first row, if it has come in above those of the last frame and nobody has chosen the focus,
  /// which then stays at the first row, as the list stays at its start.
  private var insertedFirstRow: ListIndex? {
    guard !isFocusChosen, finder == nil, scrollAnchor == .rows, firstLine == 0 else { return nil }
    let layout = layout
    guard let row = layout.row(from: 0, forward: true, where: { _ in true }),
      let first = layout.index(at: row), let id = rowID(at: first),
      !drawnRows.contains(where: { $0.place.id == id })
    else { return nil }
    return first
  }

  /// Moves a visible focus that nobody has chosen to the first visible row if its row has left.
  private func keepInitialFocusVisible() {
    guard !isFocusChosen, visibleLines > 0 else { return }
    let layout = layout
    let first = firstLineShown(in: layout)
    guard let line = layout.line(nearest: storedFocus),
      !(first..<first + visibleLines).contains(line),
      let row = layout.row(from: first, forward: true, where: { _ in true })
    else { return }
    if let index = layout.index(at: row) { storedFocus = index }
  }

  /// Scrolls by the number of lines by which most of the visible rows have moved together. If they
  /// have not, because rows are in another order, the list stays where it is, as it does at its start.
  private func followVisibleRows() {
    var rows = RowSet()
    for row in drawnRows { rows.insert(row.place) }
    rows.follow(in: self)
    let layout = layout
    var distances: [Int: Int] = [:]
    let moved = drawnRows.compactMap { row -> DrawnRow? in
      guard let id = row.place.id, let index = rows.index(of: id),
        let line = layout.line(nearest: index)
      else { return nil }
      distances[line - row.line, default: 0] += 1
      return DrawnRow(place: RowPlace(index: index, id: id), line: line)
    }
    drawnRows = moved
    let common = distances.first { $0.value * 2 > moved.count }?.key ?? 0
    if firstLine > 0 { firstLine += common }
  }

  /// Returns the first of some rows of the last frame that is not gone, with its position.
  private func anchor(among rows: [DrawnRow]) -> (row: DrawnRow, index: ListIndex)? {
    guard let first = rows.first(where: { $0.place.id != nil }) else { return nil }
    if let index = index(of: first.place) { return (first, index) }
    let found = rowIndices(of: Set(rows.compactMap(\.place.id))).indices
    for row in rows {
      if let id = row.place.id, let index = found[id] { return (row, index) }
    }
    return nil
  }

  /// Moves what is stored by the positions of rows that the list itself has moved.
  func moveState(of section: Int, _ place: (Int) -> Int) {
    func moved(_ index: ListIndex) -> ListIndex {
      index.section == section ? ListIndex(place(index.row), section: section) : index
    }
    focus.index = moved(focus.index)
    selection.move(moved)
    checkedRows.move(moved)
    if let index = edit?.place.index { edit?.place.index = moved(index) }
    if let index = presentation?.place.index { presentation?.place.index = moved(index) }
    drawnRows = []
  }

  // MARK: - Rows that are assigned or drawn

  /// Returns sections with the order and the identities that their rows have in the list.
  ///
  /// A list that has been sorted sorts them, and the second row with an identity loses it.
  func prepare(_ sections: [ListSection]) -> [ListSection] {
    var sections = sections
    var seen: Set<AnyHashable> = []
    for section in sections.indices {
      guard var rows = sections[section].rows else { continue }
      var isChanged = false
      if sections[section].hasIDs {
        for row in rows.indices {
          guard let id = rows[row].id, !seen.insert(id).inserted else { continue }
          reportRepeated(id)
          rows[row].id = nil
          isChanged = true
        }
      }
      if let order = sortedOrder(of: rows) {
        rows = order.map { rows[$0] }
        isChanged = true
      }
      if isChanged { sections[section].rows = rows }
    }
    return sections
  }

  /// Notes that a row that is requested has an identity.
  func noteID(of index: ListIndex) {
    guard storedSections.indices.contains(index.section), !storedSections[index.section].hasIDs
    else { return }
    storedSections[index.section].hasIDs = true
    hasIDs = true
  }

  /// Notes the rows of a frame, and reports two of them with the same identity, which fixed rows do
  /// not have.
  func noteDrawn(_ rows: [DrawnRow]) {
    for diagnostic in unreportedDiagnostics { tabHostController?.report(diagnostic) }
    if tabHostController != nil { unreportedDiagnostics = [] }
    drawnRows = rows
    guard storedSections.contains(where: \.requestsRows) else { return }
    var seen: Set<AnyHashable> = []
    for row in rows {
      if let id = row.place.id, !seen.insert(id).inserted { reportRepeated(id) }
    }
  }

  /// Reports that two rows have the same identity, once for each identity. Without a host, the
  /// diagnostic is reported with the first frame.
  private func reportRepeated(_ id: AnyHashable) {
    guard repeatedIDs.insert(id).inserted else { return }
    let list = title.map { "the list \($0.debugDescription)" } ?? "a list"
    let diagnostic = TabHostController.Diagnostic(
      rule: .duplicateIdentifier,
      identifiers: ["\(id.base)"],
      message: "two rows of \(list) have this id; the list follows the first of them"
    )
    if let host = tabHostController {
      host.report(diagnostic)
    } else {
      unreportedDiagnostics.append(diagnostic)
    }
  }
}

// MARK: - Menus and alerts of rows

extension ListViewController {
  /// Opens a menu of a row, which closes if the row is removed.
  func open(_ configuration: ContextMenuConfiguration, of index: ListIndex) {
    guard let host = tabHostController else { return }
    let place = rowPlace(at: index)
    reveal()
    host.user.openContextMenu(configuration, in: self)
    guard let menu = host.openMenu, menu.content === self else { return }
    note(RowPresentation(place: place, menu: menu))
  }

  /// Performs an action of a row. An alert that it presents is dismissed if the row is removed.
  func performAction(of index: ListIndex, _ action: () -> Void) {
    let place = rowPlace(at: index)
    let before = presentedForRow
    action()
    guard let presented = presentedForRow, presented !== before else { return }
    note(RowPresentation(place: place, presented: presented))
  }

  private func note(_ presentation: RowPresentation) {
    guard presentation.place.id != nil else { return }
    self.presentation = presentation
    terminalScreen?.contents.presenter = self
  }

  /// The uppermost presented alert or popover of a row, or `nil` if something else or nothing is
  /// presented.
  private var presentedForRow: ViewController? {
    guard let top = tabHostController?.presentedControllers.last,
      top.alert != nil || top.popover?.sourceItem is ListRowSource
    else { return nil }
    return top.viewController
  }

  private func followPresentation() {
    guard var presentation, let host = tabHostController else { return }
    let menu = presentation.menu
    if menu == nil || host.openMenu !== menu, presentation.presented == nil {
      // An action of the menu may have presented an alert.
      presentation = RowPresentation(place: presentation.place, presented: presentedForRow)
    }
    let isPresented = presentation.presented.map { $0 === presentedForRow } ?? false
    let isOpen = menu.map { $0 === host.openMenu } ?? false
    let index = index(of: presentation.place)
    guard let index, isPresented || isOpen else {
      self.presentation = nil
      if isOpen {
        menu?.dismissMenu()
      } else if isPresented, !presentation.isNew {
        presentation.presented?.dismiss(animated: true)
      } else {
        return
      }
      terminalScreen?.contents.hasClosedForRow = true
      return
    }
    presentation.place.index = index
    presentation.isNew = false
    self.presentation = presentation
  }
}

/// The row of a list as the source of a swipe action. A popover from it points to the host.
final class ListRowSource: PopoverSourceItem {
  func frame(in controller: ViewController) -> CGRect? { nil }
}
