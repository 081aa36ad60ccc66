extension FrameLayout {
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
}
