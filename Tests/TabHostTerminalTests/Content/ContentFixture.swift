import TabHost
import TabHostTestSupport

@testable import TabHostTerminal

/// Content that draws its title, records its events, and handles the configured ones.
@MainActor final class Notebook: ViewController, TerminalContent {
  var events: [ContentEvent] = []
  var taken: Set<KeyPress.Key> = []
  var takesMouse = true
  var cursorPlace: CellPoint?
  var wantedSize = CellSize(columns: 10, rows: 2)
  private(set) var draws = 0
  private(set) var size = CellSize(columns: 0, rows: 0)
  private(set) var wasFocused = false

  init(_ title: String) {
    super.init()
    self.title = title
  }

  func draw(on canvas: inout Canvas) {
    draws += 1
    size = canvas.size
    wasFocused = canvas.isFocused
    canvas.line("page of \(title ?? "")", row: 0)
    canvas.cursor = cursorPlace
  }

  func handle(_ event: ContentEvent) -> Bool {
    events.append(event)
    return switch event {
    case .key(let press): taken.contains(press.key)
    case .mouse: takesMouse
    default: true
    }
  }

  func preferredSize(in available: CellSize) -> CellSize { wantedSize }

  /// Returns the events since the last call, as text.
  func take() -> [String] {
    defer { events = [] }
    return events.map { event in
      switch event {
      case .key(let press): "\(press.key)"
      case .mouse(let mouse): "\(mouse.kind) \(mouse.button) \(mouse.location)"
      case .paste(let pasted): "paste \(pasted.text)"
      case .focusGained: "gained"
      case .focusLost: "lost"
      }
    }
  }
}

/// A screen with a host whose tabs `a` and `b` draw themselves, and whose tab `c` does not.
@MainActor struct ContentFixture: ScreenTesting {
  let user: ScreenDriver
  let page = Notebook("a")
  let pages: [String: Notebook]

  /// The keys in the status line with their effects.
  var hints: [String] {
    screen.statusLine(in: screen.layout()).hints.map { "\($0.key) \($0.effect)" }
  }

  init(_ columns: Int = 80, _ rows: Int = 24, isRightToLeft: Bool = false) {
    let pages = ["a": page, "b": Notebook("b")]
    self.pages = pages
    let tabs = ["a", "b", "c"].map { name in
      TabItem(title: name, identifier: name) { _ in pages[name] ?? ViewController() }
    }
    let group = TabGroupItem(
      title: "g",
      identifier: "g",
      children: [.shown("g1"), .shown("g2")]
    ) { _ in ViewController() }
    group.sidebarActions = [Action(title: "New", identifier: "new") { _ in }]
    let host = TabHostController(tabs: tabs + [group])
    if isRightToLeft { host.traitCollection.layoutDirection = .rightToLeft }
    user = ScreenDriver(host, columns: columns, rows: rows)
  }

  /// Presents a popover whose content draws itself.
  @discardableResult
  func present(
    _ content: ViewController,
    on source: any PopoverSourceItem,
    at edge: Popover.Edge? = nil
  ) -> Popover {
    let popover = Popover(content: content, sourceItem: source, arrowEdge: edge)
    host.present(popover)
    return popover
  }
}
