public import Foundation

/// A column of a ``ListViewController``.
///
/// ```swift
/// list.columns = [
///   ListColumn("Title", value: \Film.title),
///   ListColumn("Year", value: \Film.year, width: .fixed(4), alignment: .trailing, priority: -1),
///   ListColumn("Note"),
/// ]
/// ```
@MainActor public struct ListColumn {
  /// The width of a column.
  public enum Width: Hashable, Sendable {
    /// A number of columns of the terminal.
    case fixed(Int)
    /// An equal share of the columns that the others leave, but at least a number of columns.
    case flexible(minimum: Int = 8)
    /// The width of the widest text that has been visible so far, up to a number of columns.
    case fitted(maximum: Int = 40)
  }

  /// The title in the heading.
  public var title: String

  /// The width.
  public var width: Width

  /// The alignment of the texts and the title.
  public var alignment: Canvas.Alignment

  /// The order in which columns are omitted that a narrow list has no room for: that with the lowest
  /// priority first, and of those with the same priority the last one. The first column is never
  /// omitted.
  public var priority: Int

  /// Returns whether a row is before another one, or `nil` if the list does not sort rows by the
  /// column.
  ///
  /// The list sorts the fixed rows of each section; the app sorts rows that are requested, in
  /// ``ListViewController/sortHandler``.
  public var comparator: ((ListRow, ListRow) -> Bool)? {
    get { order?.comparator }
    set { order = newValue.map { ListOrder({ $0 }, $0) } }
  }

  /// The order of rows by the column, or `nil` if the list does not sort rows by it.
  private(set) var order: ListOrder?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The title in the heading.
  ///   - width: The width.
  ///   - alignment: The alignment of the texts and the title.
  ///   - priority: The priority with which the column is kept in a narrow list.
  ///   - comparator: Returns whether a row is before another one, or `nil` if the list does not sort
  ///     rows by the column.
  public init(
    _ title: String,
    width: Width = .flexible(),
    alignment: Canvas.Alignment = .leading,
    priority: Int = 0,
    comparator: ((ListRow, ListRow) -> Bool)? = nil
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
    self.priority = priority
    self.comparator = comparator
  }

  /// Creates a column by which the user sorts the rows of items.
  ///
  /// ```swift
  /// ListColumn("Name") { (left: Task, right: Task) in
  ///   left.name.localizedCaseInsensitiveCompare(right.name) == .orderedAscending
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title in the heading.
  ///   - width: The width.
  ///   - alignment: The alignment of the texts and the title.
  ///   - priority: The priority with which the column is kept in a narrow list.
  ///   - comparator: Returns whether an item is before another one. Rows without an item of that type
  ///     are after the others in both directions.
  public init<Item>(
    _ title: String,
    width: Width = .flexible(),
    alignment: Canvas.Alignment = .leading,
    priority: Int = 0,
    comparator: @escaping (Item, Item) -> Bool
  ) {
    self.init(title, width: width, alignment: alignment, priority: priority)
    order = ListOrder({ $0.item as? Item }, comparator)
  }

  /// Creates a column by which the user sorts the rows of items, by a value of the items.
  ///
  /// The values can differ from the texts of the column, such as a number from its digits.
  ///
  /// - Parameters:
  ///   - title: The title in the heading.
  ///   - value: The value of an item by which its row is sorted. It is read once for each row that is
  ///     sorted. Rows without an item of that type are after the others in both directions.
  ///   - width: The width.
  ///   - alignment: The alignment of the texts and the title.
  ///   - priority: The priority with which the column is kept in a narrow list.
  public init<Item, Value: Comparable>(
    _ title: String,
    value: KeyPath<Item, Value>,
    width: Width = .flexible(),
    alignment: Canvas.Alignment = .leading,
    priority: Int = 0
  ) {
    self.init(title, width: width, alignment: alignment, priority: priority)
    order = ListOrder({ ($0.item as? Item)?[keyPath: value] }) { $0 < $1 }
  }
}

/// An order of rows.
@MainActor struct ListOrder {
  /// Returns whether a row is before another one.
  let comparator: (ListRow, ListRow) -> Bool
  /// Returns the indices of rows in the order and a direction. Rows that are equal keep their order.
  let indices: ([ListRow], SortOrder) -> [Int]

  /// Creates an order of rows by their values.
  ///
  /// - Parameters:
  ///   - value: Returns the value of a row, which is read once for each row that is sorted, or `nil`
  ///     if it has none. Rows without a value are the last ones in both directions.
  ///   - isBefore: Returns whether a value is before another one.
  init<Value>(
    _ value: @escaping (ListRow) -> Value?,
    _ isBefore: @escaping (Value, Value) -> Bool
  ) {
    func isBeforeOther(_ left: Value?, _ right: Value?, _ order: SortOrder) -> Bool {
      guard let left else { return false }
      guard let right else { return true }
      return order == .forward ? isBefore(left, right) : isBefore(right, left)
    }
    comparator = { isBeforeOther(value($0), value($1), .forward) }
    indices = { rows, order in
      let values = rows.map(value)
      return rows.indices.sorted { isBeforeOther(values[$0], values[$1], order) }
    }
  }
}

/// The column by which the rows of a ``ListViewController`` are sorted, and the direction.
public struct ListSort: Hashable, Sendable {
  /// The index of the column.
  public var column: Int
  /// The direction.
  public var order: SortOrder

  /// Creates a value.
  public init(column: Int, order: SortOrder = .forward) {
    self.column = column
    self.order = order
  }
}

// MARK: - Layout

/// The columns that a list has room for, with their places.
struct ListColumnLayout: Equatable {
  /// A column that is displayed.
  struct Place: Equatable {
    /// The index of the column.
    let column: Int
    /// The distance from the leading end.
    let start: Int
    let columns: Int
  }

  /// The number of blank columns between two columns.
  static let gap = 2

  private(set) var places: [Place] = []

  /// Creates the layout of columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - fitted: The widths of the widest texts that have been visible so far.
  ///   - available: The number of columns of the terminal.
  @MainActor init(_ columns: [ListColumn], fitted: [Int], available: Int) {
    let least = columns.enumerated().map { index, column in
      switch column.width {
      case .fixed(let columns): max(columns, 1)
      case .flexible(let minimum): max(minimum, 1)
      case .fitted(let maximum): max(min(fitted[index], maximum), 1)
      }
    }
    var shown = Array(columns.indices)
    func needed() -> Int { shown.map { least[$0] + Self.gap }.reduce(-Self.gap, +) }
    while shown.count > 1, needed() > available {
      let lowest = shown.dropFirst().min { left, right in
        (columns[left].priority, right) < (columns[right].priority, left)
      }
      shown.removeAll { $0 == lowest }
    }
    var spare = max(available - needed(), 0)
    var flexible = shown.count { columns[$0].isFlexible }
    var start = 0
    for index in shown {
      var width = least[index]
      if columns[index].isFlexible {
        let share = spare / flexible
        width += share
        spare -= share
        flexible -= 1
      }
      width = min(width, max(available - start, 0))
      places.append(Place(column: index, start: start, columns: width))
      start += width + Self.gap
    }
  }
}

extension ListColumn {
  fileprivate var isFlexible: Bool { if case .flexible = width { true } else { false } }
}
