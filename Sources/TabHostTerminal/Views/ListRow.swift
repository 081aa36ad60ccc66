public import TabHost

/// A row of a ``ListViewController``.
///
/// ```swift
/// ListRow("Moss and Rain", detail: "21 min", image: TabImage(systemName: "film"))
/// ListRow("Moss and Rain", subtitle: "A walk through an old forest")
/// ListRow("Subtitles", accessory: .toggle(isOn: true) { player.showsSubtitles = $0 })
/// ```
@MainActor public struct ListRow {
  /// The image and the texts.
  ///
  /// A secondary text that is not side by side with the text is below it, if the row has a second
  /// line; see ``ListSection/rowHeight``.
  public var content: ListContentConfiguration

  /// The texts of the columns of a list with ``ListViewController/columns``, in their order.
  ///
  /// The default is an empty array: the row shows ``content`` across all columns.
  public var columnTexts: [String] = []

  /// The styles of the texts of columns that differ from those of the others, by the index of the
  /// column.
  ///
  /// The default is an empty dictionary. A disabled row has the style of disabled rows only.
  ///
  /// ```swift
  /// if process.cpu > 90 { row.columnStyles[2] = .role(.notice) }
  /// ```
  public var columnStyles: [Int: ColumnStyle] = [:]

  /// The style of the text of a column.
  ///
  /// A style adds no mark and no word for a screen reader: the text says what the style emphasizes.
  public enum ColumnStyle: Hashable, Sendable {
    /// The style of a role in the theme, such as ``Theme/Role/notice`` for a value that needs attention.
    case role(Theme.Role)
    /// Text in a color of the theme. It is bold where the theme or the terminal has no such color, and
    /// an RGB color is bold everywhere.
    case color(Color)
    /// The styles of the parts of a text, which is that of the column. It has no effect on another text.
    ///
    /// ``ListRow/init(columns:image:)-([StyledText],_)`` sets both. Links have only their style.
    case parts(StyledText)

    func style(in styles: Theme.Styles) -> CellStyle {
      switch self {
      case .role(let role): return styles[role]
      case .parts: return .plain
      case .color(let color):
        let isRGB = if case .rgb = color { true } else { false }
        return CellStyle(bold: isRGB || styles[color] == nil, foreground: styles[color])
      }
    }
  }

  /// The accessories at the ends of the row.
  ///
  /// The default is an empty array. The first one with a control that the user can change handles the
  /// keys of the row; see ``ListViewController``.
  public var accessories: [CellAccessory] = []

  /// Whether the user can activate and select the row, and change its controls. Otherwise, it is
  /// dimmed and marked, and the focus passes it.
  ///
  /// The default is `true`. A disabled row with bold text, such as that of
  /// `ListContentConfiguration.header()`, is a heading of the rows below it. It is neither dimmed nor
  /// marked.
  ///
  /// ```swift
  /// var heading = ListRow("Yesterday")
  /// heading.content.textProperties.font = .preferredFont(forTextStyle: .headline)
  /// heading.isEnabled = false
  /// ```
  public var isEnabled = true

  /// Whether the row is a heading of the rows below it.
  var isHeading: Bool { !isEnabled && content.textProperties.isBold }

  /// The identity of the row's item, by which the list finds the row again when rows are inserted,
  /// removed or moved.
  ///
  /// The default is `nil`: the row keeps its position. An identity is unique in a list; see
  /// ``ListViewController/sections``. ``ListSection/init(_:items:row:)-(_,[Item],_)`` sets it.
  public var id: AnyHashable? {
    get { identity?.id }
    set { identity = newValue == nil && item == nil ? nil : Identity(id: newValue, item: item) }
  }

  var hasID: Bool { identity?.id != nil }

  /// The item of the row, if its section was created from items.
  var item: Any? { identity?.item }
  /// An object, so that rows without an identity stay small.
  private var identity: Identity?

  private final class Identity {
    let id: AnyHashable?
    let item: Any?

    init(id: AnyHashable?, item: Any?) { (self.id, self.item) = (id, item) }
  }

  /// Returns the items of a drag that begins with the row, or that the row is added to.
  ///
  /// The default is `nil`: the row can't be dragged. Called when the user begins to drag the row, with a
  /// session without items, and when the user adds the row to a drag, with a session that has the items of
  /// the other rows. Without items, no drag begins, or nothing is added. A tab, an action of the sidebar
  /// or a place of a list that accepts the items receives them as those of any other drag; see `Drag` and
  /// ``ListViewController/dropHandlerProvider``.
  ///
  /// ```swift
  /// row.dragItems = { _ in
  ///   let item = DragItem(itemProvider: ItemProvider(object: photo))
  ///   item.localObject = photo
  ///   return [item]
  /// }
  /// ```
  ///
  /// Corresponds to `tableView(_:itemsForBeginning:at:)` and `tableView(_:itemsForAddingTo:at:point:)` of
  /// `UITableViewDragDelegate` in UIKit.
  public var dragItems: ((any DragSession) -> [DragItem])?

  /// Returns what is wrong with the value of the row's control, or `nil` if it is valid.
  ///
  /// The default is `nil`: every value is valid. The closure gets the row with the value that the user
  /// is entering. Its message is displayed below the row after the user has changed the value or left
  /// the row, and after ``ListViewController/validate()``.
  public var validator: ((ListRow) -> String?)?

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

  /// Creates a row with a text and another one below it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subtitle: The secondary text below the text.
  ///   - image: The image before the text, or `nil` for none.
  public init(_ text: String, subtitle: String, image: TabImage? = nil) {
    content = .subtitleCell()
    content.text = text
    content.secondaryText = subtitle
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = image
  }

  /// Creates a row with a text and an accessory.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - image: The image before the text, or `nil` for none.
  ///   - accessory: The accessory.
  ///   - validator: Returns what is wrong with the value of the accessory, or `nil` if it is valid.
  public init(
    _ text: String,
    image: TabImage? = nil,
    accessory: CellAccessory,
    validator: ((ListRow) -> String?)? = nil
  ) {
    self.init(text, image: image)
    accessories = [accessory]
    self.validator = validator
  }

  /// Creates a row of a list with columns.
  ///
  /// - Parameters:
  ///   - columns: The texts of the columns, in their order. The first one is the text of the row.
  ///   - image: The image before the text of the first column, or `nil` for none.
  public init(columns: [String], image: TabImage? = nil) {
    self.init(columns.first ?? "", image: image)
    columnTexts = columns
  }

  /// Creates a row of a list with columns, in whose texts parts have styles of their own.
  ///
  /// ```swift
  /// var subject = StyledText()
  /// subject.append("main ", role: .tint)
  /// subject.append(commit.subject)
  /// return ListRow(columns: [StyledText(commit.hash), subject])
  /// ```
  ///
  /// - Parameters:
  ///   - columns: The texts of the columns, in their order, which become ``columnTexts`` and
  ///     ``columnStyles``. The first one is the text of the row.
  ///   - image: The image before the text of the first column, or `nil` for none.
  public init(columns: [StyledText], image: TabImage? = nil) {
    self.init(columns: columns.map(\.string), image: image)
    for (index, text) in columns.enumerated() where text != StyledText(text.string) {
      columnStyles[index] = .parts(text)
    }
  }

  /// Creates a row with a configuration, which describes its texts and image in detail.
  public init(_ content: ListContentConfiguration) {
    self.content = content
  }

  /// The value of the first accessory with a control, or `nil` if there is none.
  ///
  /// Assigning calls no handler, and has no effect on a row without a control.
  public var control: CellAccessory.Control? {
    get { accessories.lazy.compactMap(\.control).first }
    set {
      guard let index = accessories.firstIndex(where: { $0.control != nil }) else { return }
      accessories[index].control = newValue
    }
  }

  /// What is wrong with the value of the control, or `nil` if it is valid; see ``validator``.
  ///
  /// A disabled row is valid.
  public var validationMessage: String? { isEnabled ? validator?(self) : nil }

  /// Returns the row as that of an item.
  func identified(by id: AnyHashable, of item: Any) -> ListRow {
    var row = self
    row.identity = Identity(id: id, item: item)
    return row
  }

  /// The number of lines of the content.
  var lineCount: Int { RowsEnd.hasSecondLine(content) ? 2 : 1 }

  /// The text by which the user finds the row.
  var searchText: String {
    if !columnTexts.isEmpty { return columnTexts.joined(separator: " ") }
    let detail = content.plainSecondaryText
    return detail.isEmpty ? content.plainText : "\(content.plainText) \(detail)"
  }

  /// Returns the accessories that are displayed, with their indices.
  func displayedAccessories(isEditing: Bool) -> [(offset: Int, element: CellAccessory)] {
    accessories.enumerated().filter { _, accessory in
      switch accessory.displayedState {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  /// Whether an accessory is a text field.
  var hasTextField: Bool { accessories.contains(where: \.isTextField) }

  /// Whether an accessory is a control that the user can change.
  var hasControl: Bool { accessories.contains { $0.control?.isInteractive == true } }

  /// Returns the index of the accessory whose control handles the keys of the row, or `nil` if there
  /// is none.
  func controlIndex(isEditing: Bool) -> Int? {
    guard isEnabled else { return nil }
    return displayedAccessories(isEditing: isEditing).first { _, accessory in
      accessory.isEnabled && !accessory.isHidden && accessory.control?.isInteractive == true
    }?.offset
  }
}

extension CellAccessory {
  /// Whether the accessory is a text field.
  var isTextField: Bool { if case .textInput = control { true } else { false } }
}
