import TabHost

/// What is displayed in place of the content of a page: an image or a progress, a text, a dimmed text
/// and a button, centered.
@MainActor struct UnavailablePage {
  /// The maximum number of columns of the texts.
  private static let maximumColumns = 60
  /// The number of columns of a bar with its percentage.
  private static let barColumns = 25

  private enum Line: Hashable {
    case image
    case text(String)
    case secondaryText(String)
    case button
    case blank
  }

  private let configuration: ContentUnavailableConfiguration
  private let rect: CellRect
  private let drawing: LineDrawing
  /// The glyph of the image, or `nil` if there is none.
  private let glyph: Character?
  /// The lines, from top to bottom. They fit into the rows.
  private let lines: [Line]

  /// Arranges the lines in a rectangle, or returns `nil` if the content of the page is displayed.
  ///
  /// With few rows, the button and then the text are preferred.
  init?(_ page: ViewController?, in rect: CellRect, _ drawing: LineDrawing) {
    guard let configuration = page?.contentUnavailableConfiguration else { return nil }
    (self.configuration, self.rect, self.drawing) = (configuration, rect, drawing)
    glyph = configuration.image.flatMap { SymbolGlyphs.knownGlyph(for: $0, drawing: drawing) }
    let columns = min(rect.columns, Self.maximumColumns)
    var room = rect.rows
    func fitting(_ lines: [Line]) -> [Line] {
      let fitting = lines.prefix(max(room, 0))
      room -= fitting.count
      return Array(fitting)
    }
    func wrapped(_ text: String?) -> [String] {
      text.map { $0.isEmpty ? [] : WrappedText($0, columns: columns).lines } ?? []
    }
    let button = fitting(configuration.hasButton ? [.button] : [])
    let text = fitting(wrapped(configuration.text).map(Line.text))
    let secondaryText = fitting(wrapped(configuration.secondaryText).map(Line.secondaryText))
    let progress = configuration.progress
    let showsProgress = drawing.usesWords ? progress?.fractionCompleted != nil : progress != nil
    let hasImage = showsProgress || progress == nil && glyph != nil
    let image = fitting(hasImage ? [.image] : [])
    let texts = image + text + secondaryText
    let gap = fitting(button.isEmpty || texts.isEmpty ? [] : [.blank])
    lines = texts + gap + button
  }

  /// The size of the lines.
  var size: CellSize {
    let columns = lines.map { line in
      switch line {
      case .image: Self.columns(of: configuration.progress)
      case .text(let text), .secondaryText(let text): SafeText(text, limit: rect.columns).columns
      case .button: buttonColumns
      case .blank: 0
      }
    }
    return CellSize(columns: columns.max() ?? 0, rows: lines.count)
  }

  private var firstRow: Int { (rect.rows - lines.count) / 2 }

  // MARK: - The button

  /// Returns the element of the button, or no element without one.
  func elements(in area: FrameElement.ID) -> [FrameElement] {
    guard let row = lines.lastIndex(of: .button) else { return [] }
    let line = rect.part(row: firstRow + row)
    let columns = min(buttonColumns, line.columns)
    guard columns > 0 else { return [] }
    let column = line.column + (line.columns - columns) / 2
    return [
      FrameElement(
        area.contentButton ?? .contentButton,
        in: area,
        line.at(column: column, columns: columns),
        label: label
      )
    ]
  }

  private var label: TabLabel {
    TabLabel(
      glyph: drawing.usesWords
        ? nil : configuration.button.image.map { SymbolGlyphs.glyph(for: $0, drawing: drawing) },
      title: configuration.button.title ?? "",
      isEnabled: configuration.isButtonEnabled
    )
  }

  /// The number of columns of the button, with its brackets.
  private var buttonColumns: Int {
    let label = label
    let title = SafeText(label.title, limit: rect.columns).columns
    let glyph = label.glyph == nil ? 0 : title > 0 ? 2 : 1
    return 4 + glyph + title + (label.isEnabled ? 0 : 2)
  }

  // MARK: - Drawing

  /// Draws everything but the button, which is an element.
  func draw(on canvas: inout Canvas) {
    let styles = canvas.styles
    for (index, line) in lines.enumerated() {
      let row = firstRow + index
      switch line {
      case .image: drawImage(row: row, on: &canvas)
      case .text(let text):
        canvas.line(text, row: row, alignment: .center, style: styles[.header])
      case .secondaryText(let text):
        canvas.line(text, row: row, alignment: .center, style: styles[.secondary])
      case .button, .blank: break
      }
    }
  }

  private func drawImage(row: Int, on canvas: inout Canvas) {
    if let progress = configuration.progress {
      let columns = min(Self.columns(of: progress), canvas.size.columns)
      let rect = canvas.bounds.part(row: row)
        .at(column: (canvas.size.columns - columns) / 2, columns: columns)
      canvas.draw(progress, in: rect, style: canvas.styles[.tint])
    } else if let glyph {
      let style = canvas.styles[.secondary]
      canvas.line(String(glyph), row: row, alignment: .center, style: style)
    }
  }

  private static func columns(of progress: ProgressIndicator?) -> Int {
    progress?.fractionCompleted == nil ? 1 : barColumns
  }

  /// Draws the progress and the texts of a configuration in one line, as far as there is room.
  static func drawLine(_ configuration: ContentUnavailableConfiguration, on canvas: inout Canvas) {
    var indent = min(1, canvas.size.columns / 3)
    if let progress = configuration.progress {
      let columns = min(columns(of: progress), canvas.size.columns / 2)
      let column = canvas.isRightToLeft ? canvas.size.columns - indent - columns : indent
      let rect = canvas.bounds.firstLine.at(column: column, columns: columns)
      canvas.draw(progress, in: rect, style: canvas.styles[.tint])
      indent += columns + 1
    }
    let texts = [configuration.text, configuration.secondaryText].compactMap { $0 }
    canvas.line(texts.joined(separator: "  "), row: 0, indent: indent)
  }
}
