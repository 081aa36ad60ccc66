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
      if newValue.hasControl != old.hasControl { hasControls = rows.contains(where: \.hasControl) }
      if newValue.lineCount != old.lineCount { heights = RowHeights(rows, rowHeight) }
    }
  }

  /// The fixed rows, or `nil` if rows are requested.
  var rows: [ListRow]? {
    get { if case .fixed(let rows) = source { rows } else { nil } }
    set {
      guard let newValue else { return }
      source = .fixed(newValue)
      heights = RowHeights(newValue, rowHeight)
      hasControls = newValue.contains(where: \.hasControl)
    }
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

// MARK: - Positions of rows

/// The position of a row in a ``ListViewController``.
public struct ListIndex: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int
  /// The row within the section.
  public var row: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - row: The row within the section.
  ///   - section: The section. The default is the first one.
  public init(_ row: Int, section: Int = 0) {
    self.section = section
    self.row = row
  }

  /// Returns whether a row is above another one.
  public static func < (left: ListIndex, right: ListIndex) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
