public import TabHost

/// A line of text that the user edits, which a page places on its canvas.
///
/// ```swift
/// final class NewStation: ViewController, TerminalContent {
///   private lazy var name = TerminalTextField(placeholder: "Name", in: self)
///
///   func draw(on canvas: inout Canvas) {
///     name.draw(on: canvas, in: CellRect(column: 2, row: 1, columns: 20, rows: 1))
///   }
///
///   func handle(_ event: ContentEvent) -> Bool { name.handle(event) }
/// }
/// ```
///
/// The keys are those of the search field of the host: the arrow keys, Home, End, Ctrl with the
/// arrow keys, and the control characters that are usual in shells. A click places the cursor, and
/// pasted text is inserted as one line. For several fields on a page, use a ``TextFieldGroup``. The
/// text fields of an alert are of the type `TextField` of TabHost.
@MainActor public final class TerminalTextField {
  /// The text.
  ///
  /// The default is an empty string. Line breaks become blanks, and control characters are removed.
  /// An assignment calls no handler. A cursor at the end remains at the end.
  public var text: String {
    get { editor.text }
    set {
      var line = LineEditor()
      line.insert(newValue)
      guard line.text != editor.text else { return }
      editor.setText(line.text)
      page?.setNeedsDisplay()
    }
  }

  /// The text that is displayed while the field is empty.
  ///
  /// The default is `nil`.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { page?.setNeedsDisplay() } }
  }

  /// Whether the text is displayed as stars, and recorded as dots.
  ///
  /// The default is `false`.
  public var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { page?.setNeedsDisplay() } }
  }

  /// Whether the field handles keys, and shows the cursor while its page has the keyboard focus.
  ///
  /// The default is `true`. In a ``TextFieldGroup``, it is `true` for exactly one field.
  public internal(set) var isFocused = true {
    didSet { if isFocused != oldValue { page?.setNeedsDisplay() } }
  }

  /// Called after the user has changed the text.
  ///
  /// The default is `nil`.
  public var editingChangedHandler: ((TerminalTextField) -> Void)?

  /// Called when the user presses Return.
  ///
  /// The default is `nil`; Return is then passed to the page and the host.
  public var submitHandler: ((TerminalTextField) -> Void)?

  private weak var page: ViewController?
  private var editor = LineEditor()
  /// The area of the text in the last frame, in the coordinates of the page.
  private var place = CellRect(CellSize(columns: 0, rows: 0))

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - placeholder: The text that is displayed while the field is empty, or `nil` for none.
  ///   - page: The page that draws the field, and is drawn again when the field changes. The field
  ///     references it weakly.
  public init(placeholder: String? = nil, in page: ViewController) {
    self.placeholder = placeholder
    self.page = page
    Self.fields.removeAll { $0.field == nil }
    Self.fields.append(Reference(field: self))
  }

  // MARK: - Drawing

  /// Draws the field in the first line of a rectangle, as far as there is room.
  ///
  /// Call this method from the method of the page that draws its canvas, with that canvas or a part
  /// of it.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - rect: The rectangle in the coordinates of the canvas.
  public func draw(on canvas: Canvas, in rect: CellRect) {
    let rect = rect.intersection(canvas.bounds).firstLine
    place = canvas.wholeRect(of: rect)
    guard !rect.isEmpty else { return }
    let shown = shownEditor.window(columns: rect.columns)
    let isEmpty = editor.text.isEmpty
    let text = isEmpty ? SafeText(placeholder ?? "", limit: rect.columns) : shown.text
    canvas.fill(rect)
    let style = isEmpty ? canvas.styles[.secondary] : .plain
    canvas.draw(in: rect) { $0.put(text.string, at: .zero, style: style) }
    canvas.restyle(rect) { $0.apply(canvas.styles[.field]) }
    guard isFocused else { return }
    canvas.cursor = CellPoint(
      column: min(rect.column + shown.cursorColumn, rect.endColumn - 1),
      row: rect.row
    )
  }

  /// The text as it is displayed, with the cursor.
  private var shownEditor: LineEditor {
    isSecureTextEntry ? editor.concealed : editor
  }

  // MARK: - Events

  /// Handles an event of the page.
  ///
  /// - Returns: `false` if the event has no effect on the field.
  public func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press): return isFocused && handleKey(press)
    case .paste(let pasted):
      guard isFocused else { return false }
      edit { $0.insert(pasted.text) }
      return true
    case .mouse(let mouse):
      guard contains(mouse) else { return false }
      placeCursor(at: mouse.location.column - place.column)
      return true
    case .focusGained, .focusLost: return false
    }
  }

  /// Returns whether an event is a press of the main button on the field.
  func contains(_ mouse: MouseEvent) -> Bool {
    mouse.kind == .press && mouse.button == .left && place.contains(mouse.location)
  }

  private func handleKey(_ press: KeyPress) -> Bool {
    if keyBindings.commandInField(for: press) == .activate {
      guard let submitHandler else { return false }
      submitHandler(self)
      return true
    }
    guard let change = keyBindings.edit(for: press) else { return false }
    edit(change)
    return true
  }

  /// The key bindings of the screen that shows the page, or the standard ones.
  var keyBindings: KeyBindings { page?.keyBindings ?? .standard }

  private func edit(_ change: (inout LineEditor) -> Void) {
    let text = editor.text
    change(&editor)
    page?.setNeedsDisplay()
    if editor.text != text { editingChangedHandler?(self) }
  }

  private func placeCursor(at column: Int) {
    var shown = shownEditor
    shown.moveCursor(toColumn: column, of: place.columns)
    let count = shown.text[..<shown.cursor].count
    edit { $0.moveCursor(toCharacter: count) }
  }
}

extension CellPoint {
  fileprivate static let zero = CellPoint(column: 0, row: 0)
}

extension LineEditor {
  /// The line with a star in place of each character.
  var concealed: LineEditor {
    let stars = String(repeating: "*", count: text.count)
    return LineEditor(stars, cursor: text[..<cursor].count)
  }
}

// MARK: - The fields of a page

extension TerminalTextField {
  private struct Reference {
    weak var field: TerminalTextField?
  }

  /// All fields. Pages do not expose theirs, and what enters text into one must be known before the page
  /// handles it.
  private static var fields: [Reference] = []

  /// Returns the field of a page, or of one that it contains, into which characters enter text, or `nil`
  /// if there is none.
  static func focusedField(
    in page: ViewController,
    where isIncluded: (TerminalTextField) -> Bool = { _ in true }
  ) -> TerminalTextField? {
    fields.lazy.compactMap(\.field).first { field in
      guard field.isFocused, isIncluded(field), let owner = field.page else { return false }
      return sequence(first: owner, next: \.parent).contains { $0 === page }
    }
  }

  /// Returns whether characters enter text into a secure field of a page or one that it contains.
  static func entersSecureText(in page: ViewController) -> Bool {
    focusedField(in: page, where: \.isSecureTextEntry) != nil
  }
}
