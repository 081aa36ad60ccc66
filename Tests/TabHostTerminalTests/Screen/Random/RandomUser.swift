import TabHost
import TabHostTestSupport

@testable import TabHostTerminal

/// A simulated user that produces random key presses, clicks, drags and pastes.
@MainActor struct RandomUser {
  /// An event for a screen.
  enum Step {
    case event(InputEvent)
    case pause(Duration)
    case resize(CellSize)
    case redraw(LineDrawing)
  }

  private let screen: HostScreen
  /// The location at which the left button is pressed.
  private var held: CellPoint?

  init(_ screen: HostScreen) {
    self.screen = screen
  }

  /// Returns the next event.
  mutating func next(_ random: inout SplitMix64) -> Step {
    // A mouse interaction is usually continued.
    if held != nil, Int.random(in: 0..<3, using: &random) > 0 { return continueMouse(&random) }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<48: return .event(.key(key(&random)))
    case 48..<80: return .event(.mouse(mouse(&random)))
    case 80..<85: return .event(.paste(PastedText(Self.texts.randomElement(using: &random) ?? "")))
    case 85..<90: return .pause(.milliseconds(Int.random(in: 1...700, using: &random)))
    case 90..<98: return .resize(size(&random))
    case 98: return .event(.focus(Bool.random(using: &random) ? .gained : .lost))
    default: return .redraw(Bool.random(using: &random) ? .unicode : .ascii)
    }
  }

  // MARK: - Keys

  private static let texts = [
    "a", "w", "世", "👍🏽", "two\nlines", "\u{1B}[2J", "", "é", "file:///tmp/a",
    "/tmp/a /tmp/b\\ c", "'/tmp/a' \"/tmp/b\"", "file:///tmp/%ZZ\n/tmp/\0",
    String(repeating: "/tmp/a ", count: 200), String(repeating: "long 世", count: 500),
  ]
  private static let modifiers: [KeyModifiers] = [[], .shift, .alt, .control, .super]

  private func key(_ random: inout SplitMix64) -> KeyPress {
    let types = screen.isTyping ? 2 : 8
    if Int.random(in: 0..<types, using: &random) == 0 {
      let character = "abchkuwxyz019?+-世é\u{301}".randomElement(using: &random) ?? "a"
      let modifiers = Self.modifiers.randomElement(using: &random) ?? []
      let kinds: [KeyPress.Kind] = [.press, .repeat, .release]
      let kind = kinds.randomElement(using: &random) ?? .press
      return KeyPress(.character(character), modifiers: modifiers, kind: kind)
    }
    let bindings = screen.keyBindings.bindings
    guard let binding = bindings.randomElement(using: &random),
      Int.random(in: 0..<12, using: &random) > 0
    else {
      let keys: [KeyPress.Key] = [.backspace, .delete, .left, .right, .home, .end, .tab, .enter]
      let modifiers = Self.modifiers.randomElement(using: &random) ?? []
      return KeyPress(keys.randomElement(using: &random) ?? .enter, modifiers: modifiers)
    }
    return KeyPress(binding.key, modifiers: binding.modifiers)
  }

  // MARK: - Mouse

  private mutating func mouse(_ random: inout SplitMix64) -> MouseEvent {
    let place = place(&random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return MouseEvent(.press, button: .right, location: place)
    case 1: return MouseEvent(.press, button: .wheelUp, location: place)
    case 2: return MouseEvent(.press, button: .wheelDown, location: place)
    case 3:
      // Events that a real mouse does not report: a drag or release without a press.
      let kinds: [MouseEvent.Kind] = [.press, .release, .drag, .move]
      let buttons: [MouseEvent.Button] = [.left, .middle, .right, .none, .wheelUp]
      return MouseEvent(
        kinds.randomElement(using: &random) ?? .press,
        button: buttons.randomElement(using: &random) ?? .left,
        location: place
      )
    default:
      held = place
      return MouseEvent(.press, button: .left, location: place)
    }
  }

  /// Releases the button at its location, or continues the drag sideways or to a random location.
  private mutating func continueMouse(_ random: inout SplitMix64) -> Step {
    let held = held ?? CellPoint(column: 0, row: 0)
    let horizontal = CellPoint(
      column: held.column + Int.random(in: -8...8, using: &random),
      row: held.row
    )
    let place = Int.random(in: 0..<3, using: &random) == 0 ? horizontal : place(&random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      self.held = nil
      return .event(.mouse(MouseEvent(.release, button: .left, location: held)))
    case 2:
      self.held = nil
      return .event(.mouse(MouseEvent(.release, button: .left, location: place)))
    case 3: return .pause(.milliseconds(600))
    default: return .event(.mouse(MouseEvent(.drag, button: .left, location: place)))
    }
  }

  /// Returns a random location, usually inside an element.
  private func place(_ random: inout SplitMix64) -> CellPoint {
    let size = screen.size
    let layout = screen.layout()
    var rects = screen.focusAreas(in: layout).flatMap(\.items).map(\.rect)
    rects += [layout.popover?.rect, layout.popover?.page].compactMap(\.self)
    if let panel = screen.panel {
      rects += Array(repeating: screen.panelRect(panel, layout), count: 9)
    }
    if let dots = layout.pages?.rect { rects.append(dots) }
    rects += layout.controls(in: .bar).map(\.rect)
    if Int.random(in: 0..<3, using: &random) > 0, let rect = rects.randomElement(using: &random),
      !rect.isEmpty
    {
      return CellPoint(
        column: Int.random(in: rect.column..<rect.endColumn, using: &random),
        row: Int.random(in: rect.row..<rect.endRow, using: &random)
      )
    }
    return CellPoint(
      column: Int.random(in: -1...size.columns, using: &random),
      row: Int.random(in: -1...size.rows, using: &random)
    )
  }

  // MARK: - Size

  private func size(_ random: inout SplitMix64) -> CellSize {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: CellSize(columns: 80, rows: 24)
    // The size that a device without size information reports.
    case 1: CellSize(columns: 0, rows: Int.random(in: 0...2, using: &random))
    case 2: CellSize(columns: 200, rows: 60)
    case 3, 4:
      CellSize(
        columns: Int.random(in: 1...12, using: &random),
        rows: Int.random(in: 1...6, using: &random)
      )
    default:
      CellSize(
        columns: Int.random(in: 40...100, using: &random),
        rows: Int.random(in: 6...30, using: &random)
      )
    }
  }
}
