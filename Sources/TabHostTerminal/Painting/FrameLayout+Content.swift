import TabHost

extension FrameLayout {
  /// The places of the bottom accessory.
  public struct Accessory: Hashable, Sendable {
    /// What the accessory takes of the frame.
    public internal(set) var rect: CellRect
    /// The line above it; `nil` in the line of a bar, and where there is no room.
    public internal(set) var rule: CellRect?

    /// What the controller of the accessory draws on.
    public var page: CellRect { rect.lastLine }
  }

  /// What the controller at a place draws on, or shows its title in; `nil` for other places, and
  /// for what is not on show.
  public func page(of target: Target) -> CellRect? {
    switch target {
    case .content: content.page.isEmpty ? nil : content.page
    case .accessory: accessory?.page
    case .popover: popover.flatMap { $0.page.isEmpty ? nil : $0.page }
    case .sidebarBottomBar: sidebar?.bottomBar?.lastLine
    default: nil
    }
  }

  /// The fewest lines of content that are worth an accessory below them, and one with a rule.
  private static let linesWithAccessory = 3
  private static let linesWithRule = 6

  /// Places the accessory, in the bar or at the bottom of the area, and returns what is left.
  @MainActor mutating func placeAccessory(
    of host: TabHostController,
    in area: CellRect
  ) -> CellRect {
    if let inline = bar?.accessory {
      accessory = Accessory(rect: inline)
      return area
    }
    guard host.accessoryEnvironment == .regular, !area.isEmpty,
      area.rows >= Self.linesWithAccessory
    else { return area }
    let rows = area.rows >= Self.linesWithRule ? 2 : 1
    let rect = area.part(row: area.rows - rows, rows: rows)
    accessory = Accessory(rect: rect, rule: rows > 1 ? rect.firstLine : nil)
    return area.part(row: 0, rows: area.rows - rows)
  }

  /// The columns of content from which a page has a margin, as its title has.
  private static let columnsWithMargin = 13

  /// What a heading leaves to the page.
  ///
  /// - Parameter titleLines: The lines of the heading above its rule.
  static func page(
    below heading: PageHeading,
    titleLines: Int,
    in area: CellRect
  ) -> CellRect {
    let lines = min(heading.linesBelowTitle + titleLines, area.rows)
    let rest = area.part(row: lines, rows: area.rows - lines)
    return area.columns >= columnsWithMargin ? rest.inset(columns: 1) : rest
  }

  /// The line above what a controller draws, which shows whether the focus is there.
  func rule(above target: Target) -> CellRect? {
    switch target {
    case .content:
      content.uncovered.rows > content.headingLines
        ? content.uncovered.part(row: content.headingLines) : nil
    case .accessory: accessory?.rule
    case .sidebarBottomBar: sidebar?.bottomBar?.firstLine
    default: nil
    }
  }

  /// How large bar, sidebar and accessory are drawn; what is not on show keeps its measure.
  func metrics(from old: LayoutMetrics) -> LayoutMetrics {
    var metrics = old
    if let bar {
      metrics.barThickness = Double(bar.edge == .leading ? bar.rect.columns : bar.rect.rows)
    }
    if let sidebar { metrics.sidebarWidth = Double(sidebar.rect.columns) }
    if let accessory, bar?.accessory == nil {
      metrics.accessoryHeight = Double(accessory.rect.rows)
    }
    return metrics
  }
}
