import TabHost

extension FrameLayout {
  /// The layout of what is presented: a popover, a sheet, or a controller in full screen.
  ///
  /// Alerts are lists that a ``HostScreen`` draws above the layout.
  struct Popover: Hashable, Sendable {
    /// The position of a popover relative to its source.
    enum Side: String, Hashable, Sendable, CaseIterable {
      /// Above the source.
      case above
      /// Below the source.
      case below
      /// To the left of the source.
      case left
      /// To the right of the source.
      case right
      /// In the middle of the frame, because the source is not visible or has no room beside it.
      case middle
    }

    /// The way in which the controller is presented.
    var style: ModalPresentationStyle
    /// The area of the popover, including its border.
    var rect: CellRect
    /// The position of the popover relative to its source.
    var side: Side
    /// The position of the arrow in the border, or `nil` in the middle of the frame or without a
    /// border.
    var arrow: CellPoint?
    /// The line of the title and the buttons, or `nil` without them or without room for them.
    var title: CellRect?
    /// The area of the title between the buttons, or `nil` without a title.
    var titleBetweenButtons: CellRect?
    /// The line below the title, or `nil` without one or without room for it.
    var rule: CellRect?
    /// The line above the toolbar of the page, or `nil` without a toolbar or without room for it.
    var toolbarRule: CellRect?
    /// The area in which the content draws. May be empty.
    var page: CellRect

    /// Whether the popover has a border, for which there is enough room.
    var hasBorder: Bool { style != .fullScreen && Self.hasBorder(rect) }

    static func hasBorder(_ rect: CellRect) -> Bool { rect.rows >= 3 && rect.columns >= 5 }

    /// Takes the first line of the page for the title, and, unless the controller is a popover, the
    /// second one for a rule if there is room.
    mutating func placeTitle() {
      guard !page.isEmpty else { return }
      let hasRule = style != .popover && page.rows >= 3
      title = page.firstLine
      if hasRule { rule = page.part(row: 1) }
      let lines = hasRule ? 2 : 1
      page = page.part(row: lines, rows: page.rows - lines)
    }
  }

  /// Places what a host presents, except for alerts. The position of the source of a popover is
  /// looked up in this layout.
  ///
  /// - Parameter withPopovers: Whether to place popovers, and what is presented above the first one.
  @MainActor mutating func placePresented(
    of host: TabHostController,
    drawing: LineDrawing,
    withPopovers: Bool
  ) {
    for presented in host.presentedPages {
      guard withPopovers || presented.style != .popover else { return }
      let layer = place(presented, of: host, drawing)
      if let popover { covered.append(popover) }
      popover = layer
      var area = FrameElement(.popover, layer.rect)
      area.layer = layers.count
      elements.append(area)
      placeHeading(of: presented, drawing: drawing)
      placeContentButton(of: presented, drawing)
    }
  }

  /// Places the back button and the buttons of the uppermost presented page beside its title, and its
  /// toolbar.
  @MainActor private mutating func placeHeading(
    of presented: TabHostController.PresentedController,
    drawing: LineDrawing
  ) {
    guard var layer = popover else { return }
    var controls: [FrameElement] = []
    if let line = layer.title {
      let top = TopLine(
        in: line,
        of: .popover,
        drawing: drawing,
        presented.topBar(fitting:measure:)
      )
      controls = mirrored(top.controls, in: line)
      layer.titleBetweenButtons = mirrored(
        Self.title(
          presented.visibleTitle,
          in: top.middle,
          middleOf: layer.rule == nil ? nil : line
        ),
        in: line
      )
    }
    let page = layer.page
    let toolbar = PageToolbar(presented.toolbar, in: page, across: page, of: .popover, drawing)
    controls += mirrored(toolbar.items, in: layer.page)
    layer.toolbarRule = toolbar.rule
    layer.page = toolbar.page
    popover = layer
    add(controls)
  }

  /// Returns the cells of a title: in the middle of a line as far as it fits there, or else from the
  /// beginning of the free cells.
  private static func title(
    _ title: String,
    in free: CellRect,
    middleOf line: CellRect?
  ) -> CellRect {
    guard let line else { return free }
    let columns = SafeText(title, limit: free.columns).columns
    let centered = line.column + (line.columns - columns) / 2
    let column = max(free.column, min(centered, free.endColumn - columns))
    return free.at(column: column, columns: columns)
  }

  /// Places the button that is displayed in place of the content of the uppermost presented page.
  @MainActor private mutating func placeContentButton(
    of presented: TabHostController.PresentedController,
    _ drawing: LineDrawing
  ) {
    guard let page = popover?.page else { return }
    let unavailable = UnavailablePage(presented.visiblePage, in: page, drawing)
    add(mirrored(unavailable?.elements(in: .popover) ?? [], in: page))
  }

  /// Adds controls of the uppermost presented page.
  private mutating func add(_ controls: [FrameElement]) {
    elements += controls.map { control in
      var control = control
      control.layer = layers.count
      return control
    }
  }

  /// Returns controls in a part of a presented page, mirrored if the layout is.
  private func mirrored(_ controls: [FrameElement], in area: CellRect) -> [FrameElement] {
    controls.map { control in
      var control = control
      control.rect = mirrored(control.rect, in: area)
      return control
    }
  }

  /// Returns a part of a line of a presented page, mirrored if the layout is.
  private func mirrored(_ part: CellRect, in line: CellRect) -> CellRect {
    guard isRightToLeft else { return part }
    return part.at(column: line.column + line.endColumn - part.endColumn, columns: part.columns)
  }

  @MainActor private func place(
    _ presented: TabHostController.PresentedController,
    of host: TabHostController,
    _ drawing: LineDrawing
  ) -> Popover {
    let title = presented.visibleTitle
    let titleColumns = TopLine.columns(
      of: presented.navigationBar,
      title: title,
      drawing: drawing
    )
    if presented.style == .fullScreen { return wholeFrame(hasTitle: titleColumns > 0) }
    let lines = titleColumns > 0 ? presented.popover == nil ? 2 : 1 : 0
    let border = PopoverArranger.border
    let available = CellSize(
      columns: freeSize.columns - border.columns,
      rows: freeSize.rows - border.rows - lines
    )
    let toolbar = PageToolbar.size(of: presented.toolbar, drawing)
    let wanted = presented.size(in: available, host.traitCollection, with: toolbar, drawing)
    let source: (rect: CellRect?, isBeside: Bool) =
      presented.popover.map { self.source(of: $0, in: host, drawing) } ?? (nil, false)
    let arranger = PopoverArranger(
      frame: freeSize,
      wanted: CellSize(
        columns: max(min(wanted.columns, available.columns), titleColumns) + border.columns,
        rows: max(min(wanted.rows, available.rows) + lines, 1) + border.rows
      ),
      source: source.rect,
      sides: sides(presented.popover?.arrowEdge, isBeside: source.isBeside)
    )
    return arranger.arranged(hasTitle: lines > 0, style: presented.style)
  }

  private func wholeFrame(hasTitle: Bool) -> Popover {
    let whole = CellRect(freeSize)
    var popover = Popover(
      style: .fullScreen,
      rect: whole,
      side: .middle,
      arrow: nil,
      page: whole
    )
    if hasTitle { popover.placeTitle() }
    return popover
  }

  /// Returns the sides in the order in which they are tried: the preferred side, the opposite side,
  /// then the others.
  private func sides(_ edge: TabHost.Popover.Edge?, isBeside: Bool) -> [Popover.Side] {
    let leading: Popover.Side = isRightToLeft ? .right : .left
    let trailing: Popover.Side = isRightToLeft ? .left : .right
    return switch edge {
    case .top: [.above, .below, trailing, leading]
    case .bottom: [.below, .above, trailing, leading]
    case .leading: [leading, trailing, .below, .above]
    case .trailing: [trailing, leading, .below, .above]
    case nil: isBeside ? [trailing, leading, .below, .above] : [.below, .above, trailing, leading]
    }
  }

  /// Returns the area of a popover's source, and whether the popover is preferably placed at its
  /// side.
  ///
  /// Sources in a vertical list have room at their sides.
  @MainActor private func source(
    of popover: TabHost.Popover,
    in host: TabHostController,
    _ drawing: LineDrawing
  ) -> (rect: CellRect?, isBeside: Bool) {
    switch popover.anchor {
    case .barItem(let tab):
      let item = rect(ofItem: tab) ?? rectOfHiddenTabs
      let isBeside = bar?.edge.isVertical == true
      return (item, isBeside)
    case .overflow: return (rectOfHiddenTabs, bar?.edge.isVertical == true)
    case .barButton(let button):
      let place = rect(of: button)
      return (place, place.map { bar?.rect.intersection($0).isEmpty == false } ?? false)
    case .row(let tab): return (rect(ofRow: tab, in: host), true)
    case .action(let action, let group): return (rect(ofRow: action, of: group, in: host), true)
    case .host:
      guard !(popover.sourceItem is TabItem), let frame = popover.sourceItem.frame(in: host) else {
        return (nil, false)
      }
      return (cells(of: frame), false)
    }
  }
}
