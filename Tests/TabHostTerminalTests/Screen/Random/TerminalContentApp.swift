import Foundation
import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting

/// A changing app whose pages draw themselves. It makes no mistakes, so every diagnostic is caused by
/// the framework or the renderer.
final class TerminalContentApp: ChangingApp {
  /// Whether content makes changes while it is drawn, which apps should avoid.
  var drawingMakesChanges = true
  /// Whether all events reach the screen, so that everything can be closed.
  var isClosing = false
  private var contents: [() -> RandomContent?] = []

  init(_ random: ExplorerRandom, changesAppearance: Bool = true) {
    var options = Options()
    options.makesMistakes = false
    options.actsAsUser = false
    options.changesAppearance = changesAppearance
    options.manyTabs = 40
    options.texts = [
      "Plain", "A longer title that hardly fits", "", "世界の音楽", "👨‍👩‍👧‍👦🇩🇪", "e\u{301}te\u{301}",
      "\u{1B}[2J", "\u{202E}olleh", "a\nb\tc", "\u{9B}31m", "مرحبا", "\u{200B}", "x",
      "z" + String(repeating: "\u{301}", count: 300),
    ]
    super.init(random, options)
  }

  override func makePage(_ name: String) -> ChangingPage {
    guard !chance(3) else { return super.makePage(name) }
    let content = RandomContent(name, app: self, look: UInt64(roll(1 << 32)))
    contents.append { [weak content] in content }
    return content
  }

  override func popoverSource(for tab: TabItem) -> any PopoverSourceItem {
    chance(4) ? RandomSource(app: self) : tab
  }

  /// The pages that were notified of gaining the focus.
  var focused: [RandomContent] { contents.compactMap { $0() }.filter(\.isFocused) }

  /// Makes a random change while content is drawn or measured, with a certain probability.
  func changeWhileDrawing(_ callback: String) {
    if drawingMakesChanges, chance(4) { random.callback(callback) }
  }
}

/// A page that draws at random positions, handles or ignores events, and verifies the order of
/// focus notifications.
final class RandomContent: ChangingPage, TerminalContent {
  /// Whether the page has the focus according to its notifications.
  private(set) var isFocused = false
  /// The seed of the appearance, which only events change.
  private var look: UInt64
  private var takes = true
  private var isFocusable = true
  private var wanted = CellSize(columns: 10, rows: 2)
  /// A canvas that is used after its frame.
  private var kept: Canvas?

  private weak var contentApp: TerminalContentApp?

  init(_ name: String, app: TerminalContentApp, look: UInt64) {
    self.look = look
    contentApp = app
    super.init(name, app: app)
    change()
  }

  var canBecomeFocused: Bool { isFocusable }

  func preferredSize(in available: CellSize) -> CellSize {
    contentApp?.changeWhileDrawing("size")
    return wanted
  }

  private func change() {
    look &+= 1
    var random = SplitMix64(seed: look)
    takes = Bool.random(using: &random)
    isFocusable = Int.random(in: 0..<4, using: &random) > 0
    let sides = [-1, 0, 1, 2, 7, 20, 60, 500, Int.max / 4]
    wanted = CellSize(
      columns: sides.randomElement(using: &random) ?? 0,
      rows: sides.randomElement(using: &random) ?? 0
    )
  }

  // MARK: - Events

  func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .focusGained:
      if isFocused { app?.fail("content that has the focus gains it") }
      isFocused = true
    case .focusLost:
      if !isFocused { app?.fail("content loses the focus that it has not") }
      isFocused = false
    case .key(let press):
      if press.kind == .release { app?.fail("content receives the release of a key") }
      if !isFocused { app?.fail("a key goes to content without the focus") }
    case .paste: if !isFocused { app?.fail("a paste goes to content without the focus") }
    case .mouse: break
    }
    kept?.fill(CellRect(column: 0, row: 0, columns: 9, rows: 9), with: "?")
    kept?.cursor = CellPoint(column: 0, row: 0)
    if look % 3 == 0 || !takes { change() }
    setNeedsDisplay()
    app?.random.callback("\(event)")
    // At the end of a run, all events reach the screen, so that it can be closed.
    return takes && contentApp?.isClosing == false
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas) {
    if canvas.isFocused, !isFocused { app?.fail("content is drawn with a focus that it has not") }
    var random = SplitMix64(seed: look)
    for _ in 0..<6 { draw(on: canvas, &random) }
    let place = Self.place(&random, in: canvas.size)
    if Bool.random(using: &random) { canvas.cursor = place }
    if let cursor = canvas.cursor, !canvas.bounds.contains(cursor) {
      app?.fail("a cursor at \(cursor) of \(canvas.size)")
    }
    kept = canvas
    if look % 5 == 0 { setNeedsDisplay() }
    contentApp?.changeWhileDrawing("draw")
    canvas.line("after all", row: canvas.size.rows - 1, alignment: .trailing)
  }

  private func draw(on canvas: Canvas, _ random: inout SplitMix64) {
    let place = Self.place(&random, in: canvas.size)
    let other = Self.place(&random, in: canvas.size)
    let rect = CellRect(
      column: place.column,
      row: place.row,
      columns: max(0, other.column &- place.column),
      rows: max(0, other.row &- place.row)
    )
    let text = Self.texts.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<9, using: &random) {
    case 0: canvas.put(text, at: place, style: CellStyle(foreground: .red))
    case 1: canvas.fill(rect, with: text.first ?? "x")
    case 2: canvas.restyle(rect) { $0.isBold.toggle() }
    case 3: canvas.box(rect)
    case 4: canvas.horizontalLine(row: place.row)
    case 5: canvas.verticalLine(column: place.column)
    case 6:
      let alignment = Canvas.Alignment.allCases.randomElement(using: &random) ?? .center
      canvas.line(
        text,
        row: place.row,
        alignment: alignment,
        indent: other.column,
        columns: other.row
      )
    case 7:
      canvas.draw(in: rect) { part in
        part.put(text, at: other)
        part.cursor = other
        part.restyle(row: place.row) { $0.isReversed = true }
      }
    default: canvas.restyle(row: place.row) { $0.background = .blue }
    }
  }

  private static let texts = [
    "plain", "世界の音楽", "", "👨‍👩‍👧‍👦🇩🇪", "e\u{301}", "\u{1B}[2J", "\u{202E}olleh", "a\nb\tc", "مرحبا",
    "z" + String(repeating: "\u{301}", count: 200), String(repeating: "wide 世", count: 40),
  ]

  /// Returns a point inside a canvas, next to it, or far away from it.
  private static func place(
    _ random: inout SplitMix64,
    in size: CellSize
  ) -> CellPoint {
    func side(_ count: Int) -> Int {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: [Int.min, Int.max, .max - 1, -100_000, 100_000].randomElement(using: &random) ?? 0
      default: Int.random(in: -3...count + 3, using: &random)
      }
    }
    return CellPoint(column: side(size.columns), row: side(size.rows))
  }
}

/// A popover source at a random rectangle, which is not a tab.
final class RandomSource: PopoverSourceItem {
  private weak var app: TerminalContentApp?
  private let rect: CGRect?

  init(app: TerminalContentApp) {
    self.app = app
    let sides = [-5, 0, 3, 40, 1_000, -.infinity, .infinity, .nan, 1e300, 0.5]
    rect =
      app.roll(5) == 0
      ? nil
      : CGRect(
        x: app.pick(sides),
        y: app.pick(sides),
        width: app.pick(sides),
        height: app.pick(sides)
      )
  }

  func frame(in controller: ViewController) -> CGRect? {
    app?.changeWhileDrawing("source")
    return rect
  }
}
