public import TabHost

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
