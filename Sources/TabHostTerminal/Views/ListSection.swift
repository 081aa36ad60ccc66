public import TabHost

/// A section of a ``ListViewController``: a title and rows.
@MainActor public struct ListSection {
  /// The title above the rows, or `nil` for none. A section without rows shows no title.
  public var title: String?

  private let count: () -> Int
  private let makeRow: (Int) -> ListRow

  /// Creates a section with fixed rows.
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - rows: The rows.
  public init(_ title: String? = nil, rows: [ListRow]) {
    self.init(title, count: { rows.count }, row: { rows[$0] })
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
    self.count = count
    makeRow = row
  }

  /// The current number of rows.
  public var rowCount: Int { max(count(), 0) }

  /// Returns the row at an index below ``rowCount``.
  public subscript(index: Int) -> ListRow { makeRow(index) }
}

// MARK: - Rows

/// A row of a ``ListViewController``.
///
/// ```swift
/// ListRow("Moss and Rain", detail: "21 min", image: TabImage(systemName: "film"))
/// ```
@MainActor public struct ListRow {
  /// The image and the texts.
  public var content: ListContentConfiguration

  /// The accessories at the ends of the row. Those that are displayed only during editing are
  /// omitted.
  ///
  /// The default is an empty array.
  public var accessories: [CellAccessory] = []

  /// Whether the user can activate and select the row. Otherwise, it is dimmed.
  ///
  /// The default is `true`.
  public var isEnabled = true

  /// Creates a row with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - detail: The secondary text at the trailing end, or `nil` for none.
  ///   - image: The image before the text, or `nil` for none.
  public init(_ text: String, detail: String? = nil, image: TabImage? = nil) {
    content = .valueCell()
    content.text = text
    content.secondaryText = detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = image
  }

  /// Creates a row with a configuration, which describes its texts and image in detail.
  public init(_ content: ListContentConfiguration) {
    self.content = content
  }

  /// The text by which the user finds the row.
  var searchText: String {
    let detail = content.plainSecondaryText
    return detail.isEmpty ? content.plainText : "\(content.plainText) \(detail)"
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
