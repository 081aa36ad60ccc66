public import TabHost

/// A place of a ``ListViewController`` where the user drops items; see
/// ``ListViewController/dropHandlerProvider``.
public enum ListDropPlace: Hashable, Sendable {
  /// On a row.
  case row(ListIndex)
  /// In the gap before a row or, at the number of rows, after the last row of the section.
  case gap(ListIndex)
  /// Anywhere in a section: on its title, on and between its rows and, for the last section, below them.
  case section(Int)

  /// The section of the place.
  public var section: Int {
    switch self {
    case .row(let index), .gap(let index): index.section
    case .section(let section): section
    }
  }
}

extension ListViewController: DroppableTerminalContent {
  /// What identifies a place: its position, and the row there.
  private struct DropPlaceID: Hashable {
    let place: ListDropPlace
    let row: AnyHashable?
  }

  /// All places for which ``dropHandlerProvider`` returns a handler: for each section, the section itself
  /// and then its gaps and rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public var dropPlaces: [DropPlace] {
    sections.indices.flatMap { section in
      (0..<DropSlot.count(sections[section].rowCount)).compactMap {
        dropPlace(at: DropSlot.place($0, in: section))
      }
    }
  }

  /// Returns the place at a position, or `nil` if the app accepts no drops there.
  private func dropPlace(at place: ListDropPlace) -> DropPlace? {
    guard let handler = dropHandlerProvider?(place), sections.indices.contains(place.section) else {
      return nil
    }
    guard let (index, position) = row(of: place) else {
      let title = sections[place.section].title ?? title ?? ""
      return DropPlace(id: DropPlaceID(place: place, row: nil), title: title, handler: handler)
    }
    guard let row = row(at: index), row.isEnabled || position != .on else { return nil }
    return DropPlace(
      id: DropPlaceID(place: place, row: row.id),
      title: row.content.plainText,
      position: position,
      handler: handler
    )
  }

  /// Returns the row that a place is on, before or after, or `nil` for a section and for the gap of one
  /// without rows.
  private func row(of place: ListDropPlace) -> (index: ListIndex, position: DropPlace.Position)? {
    switch place {
    case .row(let index): return (index, .on)
    case .gap(let index) where index.row < sections[index.section].rowCount:
      return (index, .before)
    case .gap(let index) where index.row > 0:
      return (ListIndex(index.row - 1, section: index.section), .after)
    case .gap, .section: return nil
    }
  }

  // MARK: - By mouse

  /// The places at a point: on the row, in the gap before it or, if the pointer has come from above, after
  /// it, and in the section.
  public func dropPlaces(at point: CellPoint, movingDown isMovingDown: Bool) -> [DropPlace] {
    guard dropHandlerProvider != nil, point.row >= headingLines, !sections.isEmpty else {
      return []
    }
    let layout = layout
    let line = firstLineShown(in: layout) + point.row - headingLines
    let sticky = point.row == headingLines ? stickyTitle(in: layout) : nil
    var places: [ListDropPlace] = []
    if let section = sticky ?? layout.titledSection(at: line) {
      places = [.gap(ListIndex(0, section: section))]
    } else if let index = layout.index(at: line) {
      let lines = layout.lines(at: line)
      let isAfter = lines.count > 1 ? line > lines.lowerBound : isMovingDown
      let row = isAfter ? index.row + 1 : index.row
      places = [.row(index), .gap(ListIndex(row, section: index.section))]
    } else {
      let last = sections.count - 1
      places = [.gap(ListIndex(sections[last].rowCount, section: last))]
    }
    // The rows that the user has found have no gaps between them.
    if finder != nil { places.removeLast() }
    if let section = places.last?.section { places.append(.section(section)) }
    return places.compactMap(dropPlace)
  }

  /// The lines of the row, of the title of an empty section, or of all that is visible of the section.
  public func rect(of place: DropPlace) -> CellRect? {
    guard let place = listPlace(place) else { return nil }
    let layout = layout
    let first = firstLineShown(in: layout)
    let row = row(of: place)?.index
    let lines = row.map(layout.lines) ?? layout.lines(ofSection: place.section)
    // A list without a line for the place has it on all of its lines.
    let shown = lines.isEmpty && layout.lineCount == 0 ? first..<first + visibleLines : lines
    let visible = shown.clamped(to: first..<first + visibleLines)
    guard !visible.isEmpty else { return nil }
    return CellRect(
      column: 0,
      row: headingLines + visible.lowerBound - first,
      columns: drawnSize.columns,
      rows: visible.count
    )
  }

  /// Returns the position of a place, or `nil` if its section is gone.
  private func listPlace(_ place: DropPlace) -> ListDropPlace? {
    let place = (place.id.base as? DropPlaceID)?.place
    return place.flatMap { sections.indices.contains($0.section) ? $0 : nil }
  }

  // MARK: - By keyboard

  /// The places of a section by number: the section, then a gap before each row, the row, and the last
  /// gap.
  private enum DropSlot {
    static func count(_ rows: Int) -> Int { 2 * rows + 2 }

    static func place(_ slot: Int, in section: Int) -> ListDropPlace {
      if slot == 0 { return .section(section) }
      let index = ListIndex((slot - 1) / 2, section: section)
      return slot % 2 == 1 ? .gap(index) : .row(index)
    }

    static func number(of place: ListDropPlace) -> Int {
      switch place {
      case .section: 0
      case .gap(let index): 2 * index.row + 1
      case .row(let index): 2 * index.row + 2
      }
    }

    /// The maximum number of places of a section that are requested to find one that accepts drops.
    static let maximumSearch = 2_000
  }

  /// The next or previous place for which ``dropHandlerProvider`` returns a handler. A drag without a
  /// place begins at the focused row.
  public func dropPlace(_ step: DropPlaceStep, from place: DropPlace?) -> DropPlace? {
    guard dropHandlerProvider != nil, finder == nil else { return nil }
    followRows()
    let from = place.flatMap(present)
    let start = from ?? .row(focusedIndex ?? ListIndex(0))
    switch step {
    case .current where place != nil: return from.flatMap(dropPlace)
    case .current:
      // Of the focused row, as of the one below the pointer.
      guard case .row(let index) = start else { return nil }
      let places: [ListDropPlace] = [start, .gap(index), .section(index.section)]
      return places.lazy.compactMap(dropPlace).first ?? search(from: 0, in: 0, forward: true)
    case .first: return search(from: 0, in: 0, forward: true)
    case .last:
      let last = sections.count - 1
      return last < 0 ? nil : search(from: .max, in: last, forward: false)
    case .next:
      return search(from: DropSlot.number(of: start) + 1, in: start.section, forward: true)
    case .previous:
      return search(from: DropSlot.number(of: start) - 1, in: start.section, forward: false)
    }
  }

  /// Returns where a place is after a change of the rows, or `nil` if its row is gone.
  private func present(_ place: DropPlace) -> ListDropPlace? {
    guard let former = listPlace(place) else { return nil }
    guard let row = (place.id.base as? DropPlaceID)?.row else { return former }
    func index(of index: ListIndex) -> ListIndex? {
      self.index(of: RowPlace(index: index, id: row))
    }
    switch former {
    case .row(let position): return index(of: position).map { .row($0) }
    case .gap(let position) where place.position == .after:
      let last = index(of: ListIndex(position.row - 1, section: position.section))
      return last.map { .gap(ListIndex($0.row + 1, section: $0.section)) }
    case .gap(let position): return index(of: position).map { .gap($0) }
    case .section: return former
    }
  }

  /// Returns the first place that accepts drops, from one of a section on.
  private func search(from slot: Int, in section: Int, forward isForward: Bool) -> DropPlace? {
    var (section, slot) = (section, slot)
    while sections.indices.contains(section) {
      let count = DropSlot.count(sections[section].rowCount)
      slot = min(slot, isForward ? count : count - 1)
      for _ in 0..<DropSlot.maximumSearch where (0..<count).contains(slot) {
        if let place = dropPlace(at: DropSlot.place(slot, in: section)) { return place }
        slot += isForward ? 1 : -1
      }
      section += isForward ? 1 : -1
      slot = isForward ? 0 : .max
    }
    return nil
  }

  /// Scrolls as little as necessary to show the place, and keeps the focus.
  public func reveal(_ place: DropPlace) {
    guard let place = listPlace(place) else { return }
    scrollToRow(at: row(of: place)?.index ?? ListIndex(0, section: place.section))
  }
}
