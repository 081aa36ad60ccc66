extension FrameLayout {
  /// Returns the area in which the view controller of a target draws, or in which its title is
  /// shown.
  ///
  /// - Returns: The area, or `nil` if the target is not visible or does not show a view controller.
  public func page(of target: FrameElement.ID) -> CellRect? {
    switch target {
    case .content: content.page.isEmpty ? nil : content.page
    case .accessory: accessory?.page
    case .popover: popover.flatMap { $0.page.isEmpty ? nil : $0.page }
    case .sidebarBottomBar: sidebar?.bottomBar?.lastLine
    default: nil
    }
  }

  /// Returns the line above the page of a target, which indicates whether the target has the focus.
  func rule(above target: FrameElement.ID) -> CellRect? {
    switch target {
    case .content:
      content.headingLines > 0 && content.uncovered.rows > content.headingLines
        ? content.uncovered.part(row: content.headingLines) : nil
    case .accessory: accessory?.rule
    case .sidebarBottomBar: sidebar?.bottomBar?.firstLine
    default: nil
    }
  }
}
