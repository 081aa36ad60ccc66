import TabHost

/// The line at the top of a page: the back button, the leading buttons, the title or the tabs, the
/// trailing buttons, the overflow menu and the pinned buttons.
///
/// `TabHostController.topBar(fitting:measure:)` decides what there is room for.
@MainActor struct TopLine {
  /// The controls of the navigation bar, leading to trailing.
  private(set) var controls: [FrameElement] = []
  /// The area between the controls, which is that of the title or of the tabs.
  private(set) var middle: CellRect
  /// The tabs, or `nil` if the line has the title in their place.
  private(set) var tabs: TabHostController.Bar?

  private let area: FrameElement.ID
  private var overflow: FrameElement.ID {
    if case .pane(let index) = area { .paneOverflow(index) } else { .navigationOverflow }
  }
  private let drawing: LineDrawing

  /// Arranges a line.
  ///
  /// - Parameters:
  ///   - line: The cells of the line.
  ///   - area: The area that contains the controls.
  ///   - hidden: Buttons of a vertical bar without a place, which the overflow menu contains, too.
  ///   - firstButton: The index of the first button.
  ///   - tabColumns: Returns the number of columns of a tab, or of "More" for `nil`.
  ///   - topBar: Returns what fits into a number of columns.
  init(
    in line: CellRect,
    of area: FrameElement.ID,
    with hidden: [BarButtonItem] = [],
    firstButton: Int = 0,
    drawing: LineDrawing,
    tabColumns: @escaping (TabItem?) -> Int = { _ in 0 },
    _ topBar: (Int, (TabHostController.TopBar.Element) -> Int) -> TabHostController.TopBar
  ) {
    (self.area, self.drawing) = (area, drawing)
    let overflowColumns = FrameElement.ID.navigationOverflow.buttonColumns(drawing)
    middle = line
    var labels: [ObjectIdentifier: TabLabel] = [:]
    func label(of button: BarButtonItem) -> TabLabel {
      if let label = labels[ObjectIdentifier(button)] { return label }
      let label = TabLabel(button, drawing: drawing)
      labels[ObjectIdentifier(button)] = label
      return label
    }
    func columns(_ button: BarButtonItem) -> Int { label(of: button).buttonColumns }
    let bar = topBar(line.columns) { part in
      switch part {
      case .back(let title): Self.backColumns(title, in: line, drawing)
      case .title(let title): SafeText(title, limit: line.columns).columns + 2
      case .tab(let tab): tabColumns(tab)
      case .more: tabColumns(nil)
      case .button(let button): columns(button)
      case .overflow: overflowColumns
      }
    }
    tabs = bar.tabs
    if let back = Self.backButton(to: bar.backTitle, in: area, at: line, drawing) {
      controls.append(back)
      middle = middle.without(left: back.rect.columns)
    }
    var index = firstButton
    func place(_ button: BarButtonItem, in rect: CellRect) {
      let element = FrameElement(
        .barButton(index),
        in: area,
        rect,
        label: label(of: button),
        isSelected: button.isSelected,
        source: .button(button)
      )
      controls.append(element)
      index += 1
    }
    for button in bar.leading {
      let width = columns(button)
      place(button, in: middle.at(column: middle.column, columns: min(width, middle.columns)))
      middle = middle.without(left: width)
    }
    let hasOverflow = bar.hasOverflow && middle.columns >= overflowColumns
    let buttons = bar.center + bar.trailing
    let widths = (buttons + bar.pinnedTrailing).map(columns)
    let wanted = widths.reduce(hasOverflow ? overflowColumns : 0, +)
    var rest = middle.without(left: max(middle.columns - wanted, 0))
    middle = middle.without(right: rest.columns)
    func take(_ columns: Int) -> CellRect {
      defer { rest = rest.without(left: columns) }
      return rest.at(column: rest.column, columns: min(columns, rest.columns))
    }
    for (offset, button) in buttons.enumerated() { place(button, in: take(widths[offset])) }
    if hasOverflow {
      let element = FrameElement(
        overflow,
        in: area,
        take(overflowColumns),
        isIconOnly: true,
        source: .buttons(hidden + bar.overflow)
      )
      controls.append(element)
    }
    for (offset, button) in bar.pinnedTrailing.enumerated() {
      place(button, in: take(widths[buttons.count + offset]))
    }
  }

  // MARK: - Back button

  /// Returns the button that leads back to the page with a title, which is truncated to a third of
  /// the width, with a blank after it, in which the mark of the focus is drawn.
  private static func backButton(
    to title: String?,
    in area: FrameElement.ID,
    at line: CellRect,
    _ drawing: LineDrawing
  ) -> FrameElement? {
    guard let title, !line.isEmpty else { return nil }
    return FrameElement(
      .back,
      in: area,
      line.firstLine.at(
        column: line.column,
        columns: min(backColumns(title, in: line, drawing), line.columns)
      ),
      label: TabLabel(glyph: nil, title: backTitle(title, drawing))
    )
  }

  /// Returns the title of the back button, which has no glyph for a screen reader.
  private static func backTitle(_ title: String, _ drawing: LineDrawing) -> String {
    drawing.usesWords ? localized(.backButton, ["title": title]) : title
  }

  private static func backColumns(
    _ title: String,
    in line: CellRect,
    _ drawing: LineDrawing
  ) -> Int {
    let title = backTitle(title, drawing)
    let wanted = 2 + SafeText(title, limit: CellSize.maximumSide).columns
    return min(wanted, max(line.columns / 3, min(line.columns, 2))) + 1
  }

  // MARK: - Measuring

  /// Returns the number of columns that the back button, the title and all buttons of a presented page
  /// take.
  static func columns(
    of bar: TabHostController.NavigationBar?,
    title: String,
    drawing: LineDrawing
  ) -> Int {
    let title = SafeText(title, limit: CellSize.maximumSide).columns
    guard let bar else { return title }
    let back =
      bar.backTitle.map {
        SafeText(backTitle($0, drawing), limit: CellSize.maximumSide).columns + 3
      } ?? 0
    let overflowColumns = FrameElement.ID.navigationOverflow.buttonColumns(drawing)
    let buttons = bar.buttons.reduce(bar.hasOverflow ? overflowColumns : 0) {
      $0 + TabLabel($1, drawing: drawing).buttonColumns
    }
    return back + title + (title > 0 && buttons > 0 ? 2 : 0) + buttons
  }
}

// MARK: - Looking up buttons

extension FrameLayout {
  /// Returns the cells of a button of a navigation bar, the vertical bar or a toolbar, or of the
  /// overflow menu that contains it.
  func rect(of button: BarButtonItem) -> CellRect? {
    elements.last { $0.button === button }?.rect
      ?? elements.last { $0.hiddenButtons.contains { $0 === button } }?.rect
  }
}

extension TabLabel {
  /// Creates the label of a button of the navigation bar, the vertical bar or a toolbar.
  @MainActor init(_ button: BarButtonItem, drawing: LineDrawing) {
    if drawing.usesWords {
      self.init(spoken: button)
    } else {
      self.init(
        glyph: Self.glyph(of: button, drawing: drawing),
        title: button.title ?? "",
        badge: Self.badge(of: button, drawing: drawing),
        isEnabled: button.isEffectivelyEnabled
      )
      progress = button.badge?.progress
    }
    color = button.tintColor ?? .tint
    isBold = button.style == .prominent
  }

  /// Creates the label of a button with words: its title or the name of its image, its state and its
  /// badge.
  @MainActor private init(spoken button: BarButtonItem) {
    let titles = [button.title, button.primaryAction?.title].compactMap { $0 }
    let badge = button.badge?.progress?.words ?? button.badge?.text.map(Self.words(ofBadge:))
    self.init(
      glyph: nil,
      title: titles.first { !$0.isEmpty } ?? button.image?.spokenName ?? "",
      badge: Self.words(
        button.isSelected ? .selectedState : nil,
        button.isEffectivelyEnabled ? nil : .disabledState,
        and: badge
      ),
      isEnabled: button.isEffectivelyEnabled
    )
  }

  /// Returns the badge of a button as it is drawn, or `nil` if the button has none.
  @MainActor private static func badge(
    of button: BarButtonItem,
    drawing: LineDrawing
  ) -> SafeText? {
    guard button.badge?.progress == nil, let text = button.badge?.text else { return nil }
    return badge(text.isEmpty ? "•" : text, drawing: drawing)
  }

  /// Whether the label of a button is drawn without its title.
  var isIconOnlyButton: Bool { glyph != nil || title.isEmpty }

  /// The number of columns of the label of a button.
  var buttonColumns: Int { columns(isIconOnly: isIconOnlyButton) }

  /// Returns the symbol of a button. A button with a title shows that instead of a symbol without a
  /// glyph.
  @MainActor static func glyph(of button: BarButtonItem, drawing: LineDrawing) -> Character? {
    guard let image = button.image else { return nil }
    let isFilled = button.isSelected
    return SymbolGlyphs.knownGlyph(for: image, filled: isFilled, drawing: drawing)
      ?? (button.title?.isEmpty == false
        ? nil : SymbolGlyphs.glyph(for: image, filled: isFilled, drawing: drawing))
  }
}
