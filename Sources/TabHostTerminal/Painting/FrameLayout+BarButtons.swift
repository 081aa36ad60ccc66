import TabHost

extension FrameLayout {
  /// A navigation bar that the layout shows, with the places of its buttons.
  private struct Heading {
    let bar: TabHostController.NavigationBar?
    let buttons: HeadingButtons
    let items: [Item]
  }

  /// Returns the navigation bars that the layout shows, the uppermost first: those of the presented
  /// controllers, and that of the content.
  @MainActor private func headings(of host: TabHostController) -> [Heading] {
    let above = zip(layers, host.presentedPages).map { layer, presented in
      Heading(bar: presented.navigationBar, buttons: layer.buttons, items: layer.items)
    }
    let lowest = Heading(
      bar: host.visibleNavigationBar,
      buttons: content.buttons,
      items: (bar?.items ?? []) + content.items
    )
    return above.reversed() + [lowest]
  }

  /// Returns the button at the index of a ``Target/barButton(_:)`` of the uppermost navigation bar,
  /// or `nil` if there is none.
  @MainActor func barButton(
    at index: Int,
    of host: TabHostController,
    drawing: LineDrawing
  ) -> BarButtonItem? {
    let heading = headings(of: host)[0]
    let buttons = heading.buttons.buttons(of: heading.bar, drawing: drawing)
    return buttons.indices.contains(index) ? buttons[index] : nil
  }

  /// Returns the cells of a button of a navigation bar or the vertical bar, or of the overflow menu
  /// that contains it.
  @MainActor func rect(
    of button: BarButtonItem,
    in host: TabHostController,
    drawing: LineDrawing
  ) -> CellRect? {
    for heading in headings(of: host) {
      let shown = heading.buttons.buttons(of: heading.bar, drawing: drawing)
      let index = shown.firstIndex { $0 === button }
      guard index != nil || heading.bar?.contains(button) == true else { continue }
      let target = index.map { Target.barButton($0) } ?? .navigationOverflow
      return rect(of: target, in: heading) ?? rect(of: .navigationOverflow, in: heading)
    }
    return nil
  }

  private func rect(of target: Target, in heading: Heading) -> CellRect? {
    heading.items.first { $0.target == target }?.rect
  }

  /// Returns the buttons that fit neither into the vertical bar nor into the uppermost heading.
  @MainActor func hiddenBarButtons(
    of host: TabHostController,
    drawing: LineDrawing
  ) -> [BarButtonItem] {
    let heading = headings(of: host)[0]
    guard let bar = heading.bar else { return [] }
    let rows = self.bar?.rect.rows ?? 0
    let vertical = popover == nil ? host.verticalBar(fitting: rows)?.overflow ?? [] : []
    return vertical + heading.buttons.fitted(bar, drawing: drawing).overflow
  }
}

extension TabHostController.NavigationBar {
  /// Returns whether a button is in the bar or would be with more room.
  fileprivate func contains(_ button: BarButtonItem) -> Bool {
    buttons.contains { $0 === button }
  }
}

// MARK: - Labels

extension TabLabel {
  /// Creates the label of a button of the navigation bar or the vertical bar.
  @MainActor init(_ button: BarButtonItem, drawing: LineDrawing) {
    let title = button.title ?? ""
    self.init(
      glyph: button.image.map {
        SymbolGlyphs.glyph(for: $0, filled: button.isSelected, drawing: drawing)
      },
      title: title,
      badge: button.badge?.text.map { Self.badge($0.isEmpty ? "•" : $0, drawing: drawing) },
      isEnabled: button.isEffectivelyEnabled
    )
    color = button.tintColor ?? .tint
    isBold = button.style == .prominent
  }
}
