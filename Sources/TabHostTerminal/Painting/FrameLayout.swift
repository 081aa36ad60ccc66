/// The positions of all elements in a frame, used for drawing and for hit testing.
///
/// A layout is a value: the elements of the frame, and the rectangles of what is drawn around them.
/// It does not retain the host or its tabs, but the buttons and actions that its elements represent.
/// Its description contains the whole layout as text. See ``init(host:size:options:)``.
public struct FrameLayout: Hashable, Sendable {
  /// The size of the frame.
  public let size: CellSize

  /// Whether the leading edge is on the right. All rectangles are already mirrored in this case.
  public internal(set) var isRightToLeft = false

  /// The bar, or `nil` if it is not visible.
  public internal(set) var bar: Bar?

  /// The sidebar, or `nil` if it is not visible.
  public internal(set) var sidebar: Sidebar?

  /// The content. An overlapping sidebar covers part of it.
  public internal(set) var content: Content

  /// The page index of the page style, or `nil` if it is not visible.
  public internal(set) var pages: Pages?

  /// The bottom accessory, or `nil` if it is not visible.
  public internal(set) var accessory: Accessory?

  /// The status line in the last row, or `nil` if it is not visible.
  ///
  /// ``HostScreen`` draws the line; a frame of a ``FramePainter`` leaves it blank.
  public internal(set) var statusLine: CellRect?

  /// The uppermost presented controller, or `nil` if none is visible: a popover, a sheet, or a
  /// controller in full screen.
  public internal(set) var popover: Popover?

  /// The presented controllers below ``popover``, from the lowest to the uppermost.
  public internal(set) var covered: [Popover] = []

  /// The presented controllers, from the lowest to the uppermost.
  var layers: [Popover] { covered + (popover.map { [$0] } ?? []) }

  /// The elements of the frame, from the lowest to the uppermost: each area, followed by the controls
  /// in it.
  public internal(set) var elements: [FrameElement] = []

  /// Creates a layout in which the content takes the whole frame.
  init(size: CellSize) {
    self.size = size
    let whole = CellRect(size)
    content = Content(rect: whole, uncovered: whole, page: whole)
  }

  /// The size of the frame without the status line.
  var freeSize: CellSize {
    CellSize(columns: size.columns, rows: size.rows - (statusLine?.rows ?? 0))
  }

  // MARK: - Elements

  /// Returns the topmost element at a point, or `nil` outside the frame.
  public func element(at point: CellPoint) -> FrameElement? {
    elements.last { $0.rect.contains(point) && isReachable($0) }
  }

  /// Returns the element with the given identity, or `nil` if it is not visible.
  public func element(_ id: FrameElement.ID) -> FrameElement? {
    elements.first { $0.id == id && isReachable($0) }
  }

  /// Returns the cells of an element, or `nil` if it is not visible.
  public func rect(of id: FrameElement.ID) -> CellRect? { element(id)?.rect }

  /// Returns the controls in an area, leading to trailing. Those of the popover are the controls of
  /// the uppermost presented page.
  public func controls(in area: FrameElement.ID) -> [FrameElement] {
    controls(in: area, layer: area == .popover ? layers.count : 0)
  }

  func controls(in area: FrameElement.ID, layer: Int) -> [FrameElement] {
    elements.filter { $0.area == area && $0.layer == layer }
  }

  /// Returns whether an element handles events: one of the uppermost presented page, or one of the
  /// host, except those of its navigation bar while anything is presented.
  func isReachable(_ element: FrameElement) -> Bool {
    let top = layers.count
    return element.layer == top || element.layer == 0 && !element.id.isInNavigationBar
  }

  /// The layout without what is presented.
  var beneath: FrameLayout {
    var result = self
    (result.popover, result.covered) = (nil, [])
    result.elements.removeAll { $0.layer > 0 }
    return result
  }

  /// Returns the layout mirrored horizontally, for right-to-left languages.
  func mirrored() -> FrameLayout {
    var result = self
    result.isRightToLeft.toggle()
    result.elements = elements.map { $0.mirrored(in: size) }
    result.content.rect = content.rect.mirrored(in: size)
    result.content.uncovered = content.uncovered.mirrored(in: size)
    result.content.title = content.title?.mirrored(in: size)
    result.content.page = content.page.mirrored(in: size)
    if let pages {
      result.pages?.rect = pages.rect.mirrored(in: size)
      result.pages?.dots = pages.dots.mirrored(in: size)
      result.pages?.selected = pages.selected?.mirrored(in: size)
    }
    if let accessory {
      result.accessory = Accessory(
        rect: accessory.rect.mirrored(in: size),
        rule: accessory.rule?.mirrored(in: size)
      )
    }
    if let bar {
      result.bar?.rect = bar.rect.mirrored(in: size)
      result.bar?.accessory = bar.accessory?.mirrored(in: size)
      result.bar?.capsules = bar.capsules.map { $0.mirrored(in: size) }
    }
    if let sidebar {
      result.sidebar?.rect = sidebar.rect.mirrored(in: size)
      result.sidebar?.border = sidebar.border?.mirrored(in: size)
      result.sidebar?.header = sidebar.header?.mirrored(in: size)
      result.sidebar?.title = sidebar.title?.mirrored(in: size)
      result.sidebar?.rows = sidebar.rows.mirrored(in: size)
      result.sidebar?.pinnedHeader = sidebar.pinnedHeader?.mirrored(in: size)
      if let scrollbar = sidebar.scrollbar {
        result.sidebar?.scrollbar?.rect = scrollbar.rect.mirrored(in: size)
        result.sidebar?.scrollbar?.thumb = scrollbar.thumb.mirrored(in: size)
      }
      result.sidebar?.rowsHeader = sidebar.rowsHeader?.mirrored(in: size)
      result.sidebar?.rowsFooter = sidebar.rowsFooter?.mirrored(in: size)
      result.sidebar?.bottomBar = sidebar.bottomBar?.mirrored(in: size)
    }
    return result
  }
}

extension FrameElement {
  func mirrored(in size: CellSize) -> FrameElement {
    var result = self
    result.rect = rect.mirrored(in: size)
    return result
  }
}
