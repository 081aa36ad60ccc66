import TabHost

/// A section of a ``ListViewController``: a title and rows.
@MainActor public struct ListSection {
  /// The title above the rows, or `nil` for none. A section without rows shows no title.
  public var title: String?

  /// The number of lines of each row, 1 or 2, or `nil` for the number that its content needs.
  ///
  /// The default is `nil`: a row has a second line if its configuration has a secondary text below the
  /// text. Rows that are requested then have one line, because all of them have the same number.
  public var rowHeight: Int? {
    didSet { heights = RowHeights(rows, rowHeight) }
  }

  private enum Source {
    case fixed([ListRow])
    case requested(count: () -> Int, row: (Int) -> ListRow)
  }

  private var source: Source
  /// The numbers of lines of the rows.
  private(set) var heights: RowHeights
  /// Whether a fixed row has a control that the user can change.
  private(set) var hasControls = false
  /// Whether rows have an identity. Of rows that are requested one by one, it is known when they have
  /// been drawn.
  var hasIDs = false
  /// The closures that find requested items, or `nil` for other rows.
  private var items: RequestedItems?

  /// Creates a section with fixed rows.
  ///
  /// If the user changes a control of a fixed row, the list changes that row.
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - rows: The rows.
  public init(_ title: String? = nil, rows: [ListRow]) {
    self.title = title
    source = .fixed(rows)
    heights = RowHeights(rows, nil)
    hasControls = rows.contains(where: \.hasControl)
    hasIDs = rows.contains(where: \.hasID)
  }

  /// Creates a section with fixed rows of items, which have the identity of their items.
  ///
  /// ```swift
  /// list.sections = [ListSection(items: letters) { ListRow($0.subject) }]
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - items: The items, whose identifiers are unique in the list.
  ///   - row: Returns the row of an item. Its ``ListRow/id`` becomes that of the item.
  public init<Item: Identifiable>(
    _ title: String? = nil,
    items: [Item],
    row: (Item) -> ListRow
  ) {
    self.init(title, rows: items.map { row($0).identified(by: $0.id, of: $0) })
  }

  /// Creates a section with fixed rows of items, which have an identity; see
  /// ``init(_:items:row:)-(_,[Item],_)``.
  ///
  /// ```swift
  /// list.sections = [ListSection(items: names, id: \.self) { ListRow($0) }]
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - items: The items.
  ///   - id: The identity of an item, which is unique in the list.
  ///   - row: Returns the row of an item. Its ``ListRow/id`` becomes that of the item.
  public init<Item, ID: Hashable>(
    _ title: String? = nil,
    items: [Item],
    id: KeyPath<Item, ID>,
    row: (Item) -> ListRow
  ) {
    self.init(title, rows: items.map { row($0).identified(by: $0[keyPath: id], of: $0) })
  }

  /// Creates a section that requests its rows when they are drawn.
  ///
  /// Both closures are called for every frame and most events, so they must be fast. Only visible
  /// rows are requested. When the user begins to find rows by their text, or the number of rows
  /// changes meanwhile, each row is requested once, in slices of a few milliseconds.
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - count: Returns the current number of rows.
  ///   - row: Returns the row at an index below that number.
  public init(
    _ title: String? = nil,
    count: @escaping () -> Int,
    row: @escaping (Int) -> ListRow
  ) {
    self.title = title
    source = .requested(count: count, row: row)
    heights = .uniform(1)
  }

  /// Creates a section that requests its items, and their rows when they are drawn. The rows have the
  /// identity of their items.
  ///
  /// ```swift
  /// list.sections = [ListSection(items: { store.letters }, row: { ListRow($0.subject) })]
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - items: Returns the current items, whose identifiers are unique in the list. It is called for
  ///     every frame and most events, so it must be as fast as returning a stored array.
  ///   - row: Returns the row of an item. Its ``ListRow/id`` becomes that of the item.
  public init<Item: Identifiable>(
    _ title: String? = nil,
    items: @escaping () -> [Item],
    row: @escaping (Item) -> ListRow
  ) {
    self.init(title, requesting: items, id: { $0.id }, row: row)
  }

  /// Creates a section that requests its items, and their rows when they are drawn; see
  /// ``init(_:items:row:)-(_,()->[Item],_)``.
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - items: Returns the current items. It is called for every frame and most events, so it must be
  ///     as fast as returning a stored array.
  ///   - id: The identity of an item, which is unique in the list.
  ///   - row: Returns the row of an item. Its ``ListRow/id`` becomes that of the item.
  public init<Item, ID: Hashable>(
    _ title: String? = nil,
    items: @escaping () -> [Item],
    id: KeyPath<Item, ID>,
    row: @escaping (Item) -> ListRow
  ) {
    self.init(title, requesting: items, id: { $0[keyPath: id] }, row: row)
  }

  private init<Item, ID: Hashable>(
    _ title: String?,
    requesting items: @escaping () -> [Item],
    id: @escaping (Item) -> ID,
    row: @escaping (Item) -> ListRow
  ) {
    // The items at the last request of their number, which precedes each request of a row.
    let current = CurrentItems<Item>()
    self.init(
      title,
      count: {
        current.items = items()
        return current.items.count
      },
      row: {
        let item = current.items[$0]
        return row(item).identified(by: id(item), of: item)
      }
    )
    hasIDs = true
    self.items = RequestedItems(
      id: { id(current.items[$0]) },
      index: { wanted, start in
        guard let wanted = wanted.base as? ID else { return nil }
        return current.items.indices.nearest(to: start) { id(current.items[$0]) == wanted }
      }
    )
  }

  private final class CurrentItems<Item> {
    var items: [Item] = []
  }

  private struct RequestedItems {
    let id: (Int) -> AnyHashable
    /// Returns the index of the item with an identity that is nearest to another index.
    let index: (AnyHashable, Int) -> Int?
  }

  // MARK: - Rows

  /// The current number of rows.
  public var rowCount: Int {
    switch source {
    case .fixed(let rows): rows.count
    case .requested(let count, _): max(count(), 0)
    }
  }

  /// The row at an index below ``rowCount``.
  ///
  /// Assigning has no effect on a row that is requested.
  public subscript(index: Int) -> ListRow {
    get {
      switch source {
      case .fixed(let rows): rows[index]
      case .requested(_, let row): row(index)
      }
    }
    set {
      guard case .fixed(var rows) = source else { return }
      let old = rows[index]
      // Keep the array uniquely referenced, so that a change of one row does not copy the others.
      source = .fixed([])
      rows[index] = newValue
      source = .fixed(rows)
      hasIDs = hasIDs || newValue.hasID
      if newValue.hasControl != old.hasControl { hasControls = rows.contains(where: \.hasControl) }
      if newValue.lineCount != old.lineCount { heights = RowHeights(rows, rowHeight) }
    }
  }

  /// Whether rows are requested, so that they may be others at any time.
  var requestsRows: Bool { if case .requested = source { true } else { false } }

  /// The fixed rows, or `nil` if rows are requested.
  var rows: [ListRow]? {
    get { if case .fixed(let rows) = source { rows } else { nil } }
    set {
      guard let newValue else { return }
      source = .fixed(newValue)
      heights = RowHeights(newValue, rowHeight)
      hasControls = newValue.contains(where: \.hasControl)
      hasIDs = newValue.contains(where: \.hasID)
    }
  }

  // MARK: - Identities

  /// The maximum number of rows that are requested one by one to find one with an identity.
  private static let maximumSearch = 1_000

  /// Returns the identity of a row, or `nil` if there is no such row or it has none.
  func id(at index: Int) -> AnyHashable? {
    guard hasIDs, (0..<rowCount).contains(index) else { return nil }
    return switch source {
    case .fixed(let rows): rows[index].id
    case .requested(_, let row): items?.id(index) ?? row(index).id
    }
  }

  /// Returns the index of the row with an identity that is nearest to another index, or `nil` if there
  /// is none. Rows that are requested one by one are searched among the nearest ones only.
  ///
  /// - Complexity: O(*n*), where *n* is the distance or, if there is no such row, the number of rows.
  func index(of id: AnyHashable, near index: Int) -> Int? {
    guard hasIDs else { return nil }
    let rows = 0..<rowCount
    switch source {
    case .fixed(let fixed): return rows.nearest(to: index) { fixed[$0].id == id }
    case .requested(_, let row):
      if let items { return items.index(id, index) }
      return rows.near(index, count: Self.maximumSearch).nearest(to: index) { row($0).id == id }
    }
  }

  /// The rows whose identities are compared to find several rows near an index at once.
  func rowsToSearch(near index: Int) -> Range<Int> {
    let rows = 0..<rowCount
    if case .requested = source, items == nil {
      return rows.near(index, count: Self.maximumSearch)
    }
    return rows
  }
}

extension Range<Int> {
  /// Returns the number in the range that satisfies a condition and is nearest to another number.
  fileprivate func nearest(to number: Int, where isIncluded: (Int) -> Bool) -> Int? {
    guard !isEmpty else { return nil }
    let start = Swift.min(Swift.max(number, lowerBound), upperBound - 1)
    for distance in 0..<Swift.max(start - lowerBound + 1, upperBound - start) {
      if start + distance < upperBound, isIncluded(start + distance) { return start + distance }
      if distance > 0, start - distance >= lowerBound, isIncluded(start - distance) {
        return start - distance
      }
    }
    return nil
  }

  /// Returns the part of the range with some numbers on both sides of another number.
  fileprivate func near(_ number: Int, count: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(number, lowerBound), upperBound)
    return clamped(to: start - count / 2..<start + count / 2)
  }
}

// MARK: - Heights of rows

/// The numbers of lines of the rows of a section.
enum RowHeights: Equatable {
  case uniform(Int)
  /// The first line of each row and, at the end, the number of all lines.
  case varied(starts: [Int])

  /// Creates the heights of rows, which are requested if they are `nil`.
  @MainActor init(_ rows: [ListRow]?, _ height: Int?) {
    let heights = height == nil ? rows?.map(\.lineCount) ?? [] : []
    let first = heights.first ?? height ?? 1
    if heights.allSatisfy({ $0 == first }) {
      self = .uniform(min(max(first, 1), 2))
    } else {
      self.init(heights)
    }
  }

  private init(_ heights: [Int]) {
    var starts = [0]
    for height in heights { starts.append(starts[starts.count - 1] + height) }
    self = .varied(starts: starts)
  }

  /// Returns the heights of some of the rows, in ascending order.
  func heights(of rows: [Int]) -> RowHeights {
    guard case .varied = self else { return self }
    return RowHeights(rows.map { self[$0] })
  }

  /// Returns the number of lines of a row.
  subscript(row: Int) -> Int { start(of: row + 1) - start(of: row) }

  /// Returns the number of lines of the rows before a row.
  func start(of row: Int) -> Int {
    switch self {
    case .uniform(let height): row * height
    case .varied(let starts): starts[min(row, starts.count - 1)]
    }
  }
}
