import TabHost
import TabHostTestSupport
import TabHostTesting

@testable import TabHostTerminal

/// A user at a terminal, who presses random keys, clicks, drags, pastes and resizes.
@MainActor final class TerminalUser: ExplorerActor {
  let screen: HostScreen
  private lazy var problems = ScreenProblems(screen)
  private var checked = SplitMix64(seed: 1)
  /// Whether the events are recorded as a script, which can't express all of them.
  private let isRecorded: Bool
  private var clock = Duration.zero
  /// The location at which the left button is pressed.
  private var held: CellPoint?

  init(_ screen: HostScreen, isRecorded: Bool = false) {
    self.screen = screen
    self.isRecorded = isRecorded
  }

  /// An event arrives at a terminal when no callback is in progress.
  var actsInCallbacks: Bool { false }

  func act(_ random: ExplorerRandom) {
    clock += .milliseconds(10)
    // A mouse interaction is usually continued.
    if let held, !random.chance(3) {
      continueMouse(from: held, random)
    } else {
      begin(random)
    }
    _ = screen.takeRequests()
    // Positions that the screen stores for the next frame have to survive any number of changes.
    if isRecorded || !random.chance(4) { _ = screen.frame() }
  }

  private func begin(_ random: ExplorerRandom) {
    switch random.roll(100) {
    case 0..<48: handle(.key(key(random)), random)
    case 48..<80: handle(.mouse(mouse(random)), random)
    case 80..<85: handle(.paste(PastedText(random.pick(Self.texts))), random)
    case 85..<90: pause(.milliseconds(1 + random.roll(700)), random)
    case 90..<98: resize(to: size(random), random)
    case 98: handle(.focus(random.chance(2) ? .gained : .lost), random)
    default: screen.options.drawing = random.chance(2) ? .unicode : .ascii
    }
  }

  private func handle(_ event: InputEvent, _ random: ExplorerRandom) {
    random.note("\(event)")
    screen.handle(event, at: clock)
  }

  private func pause(_ time: Duration, _ random: ExplorerRandom) {
    random.note("pause \(time)")
    clock += time
    screen.tick(at: clock)
  }

  private func resize(to size: CellSize, _ random: ExplorerRandom) {
    // No command resizes while a menu is open, because commands close what they open.
    if isRecorded, screen.host.openMenu != nil || screen.host.sidebar.swipedRow != nil { return }
    random.note("resize to \(size)")
    screen.size = size
  }

  /// The first violated requirement of the screen, with random locations.
  var problem: String? { problems.next(&checked) }

  /// Releases the button, and closes whatever is open.
  func closeAll() {
    let outside = CellPoint(column: -1, row: -1)
    screen.handle(.mouse(MouseEvent(.release, button: .left, location: outside)), at: clock)
    held = nil
    for _ in 0..<20 { screen.handle(.key(KeyPress(.escape)), at: clock) }
    _ = screen.takeRequests()
  }

  // MARK: - Keys

  private static let texts = [
    "a", "w", "世", "👍🏽", "two\nlines", "\u{1B}[2J", "", "é", "file:///tmp/a",
    "/tmp/a /tmp/b\\ c", "'/tmp/a' \"/tmp/b\"", "file:///tmp/%ZZ\n/tmp/\0",
    String(repeating: "/tmp/a ", count: 200), String(repeating: "long 世", count: 500),
  ]
  private static let modifiers: [KeyModifiers] = [[], .shift, .alt, .control, .super]

  private func key(_ random: ExplorerRandom) -> KeyPress {
    let types = screen.isTyping ? 2 : 8
    if random.roll(types) == 0 {
      let character = random.pick(Array("abchkuwxyz019?+-世é\u{301}"))
      let modifiers = random.pick(Self.modifiers)
      let kinds: [KeyPress.Kind] = [.press, .repeat, .release]
      let kind = random.pick(kinds)
      return KeyPress(.character(character), modifiers: modifiers, kind: kind)
    }
    let bindings = screen.keyBindings.bindings
    guard let binding = random.element(of: bindings), random.roll(12) > 0 else {
      let keys: [KeyPress.Key] = [.backspace, .delete, .left, .right, .home, .end, .tab, .enter]
      let modifiers = random.pick(Self.modifiers)
      return KeyPress(random.pick(keys), modifiers: modifiers)
    }
    return KeyPress(binding.key, modifiers: binding.modifiers)
  }

  // MARK: - Mouse

  private func mouse(_ random: ExplorerRandom) -> MouseEvent {
    let place = place(random)
    switch random.roll(10) {
    case 0: return MouseEvent(.press, button: .right, location: place)
    case 1: return MouseEvent(.press, button: .wheelUp, location: place)
    case 2: return MouseEvent(.press, button: .wheelDown, location: place)
    case 3:
      // Events that a real mouse does not report: a drag or release without a press.
      let kinds: [MouseEvent.Kind] = [.press, .release, .drag, .move]
      let buttons: [MouseEvent.Button] = [.left, .middle, .right, .none, .wheelUp]
      return MouseEvent(random.pick(kinds), button: random.pick(buttons), location: place)
    default:
      held = place
      return MouseEvent(.press, button: .left, location: place)
    }
  }

  /// Releases the button at its location, or continues the drag sideways or to a random location.
  private func continueMouse(from held: CellPoint, _ random: ExplorerRandom) {
    let beside = CellPoint(column: held.column + random.roll(17) - 8, row: held.row)
    let place = random.chance(3) ? beside : place(random)
    switch random.roll(6) {
    case 0, 1:
      self.held = nil
      handle(.mouse(MouseEvent(.release, button: .left, location: held)), random)
    case 2:
      self.held = nil
      handle(.mouse(MouseEvent(.release, button: .left, location: place)), random)
    case 3: pause(.milliseconds(600), random)
    default: handle(.mouse(MouseEvent(.drag, button: .left, location: place)), random)
    }
  }

  /// Returns a random location, usually inside an element.
  private func place(_ random: ExplorerRandom) -> CellPoint {
    let size = screen.size
    let layout = screen.layout()
    var rects = screen.focusAreas(in: layout).flatMap(\.items).map(\.rect)
    rects += [layout.popover?.rect, layout.popover?.page].compactMap(\.self)
    if let panel = screen.panel {
      rects += Array(repeating: screen.panelRect(panel, layout), count: 9)
    }
    if let dots = layout.pages?.rect { rects.append(dots) }
    rects += layout.controls(in: .bar).map(\.rect)
    if random.roll(3) > 0, let rect = random.element(of: rects), !rect.isEmpty {
      return CellPoint(
        column: rect.column + random.roll(rect.columns),
        row: rect.row + random.roll(rect.rows)
      )
    }
    return CellPoint(column: random.roll(size.columns + 2) - 1, row: random.roll(size.rows + 2) - 1)
  }

  // MARK: - Size

  private func size(_ random: ExplorerRandom) -> CellSize {
    switch random.roll(8) {
    case 0: CellSize(columns: 80, rows: 24)
    // The size that a device without size information reports.
    case 1: CellSize(columns: 0, rows: random.roll(3))
    case 2: CellSize(columns: 200, rows: 60)
    case 3, 4:
      CellSize(columns: 1 + random.roll(12), rows: 1 + random.roll(6))
    default:
      CellSize(columns: 40 + random.roll(61), rows: 6 + random.roll(25))
    }
  }
}
