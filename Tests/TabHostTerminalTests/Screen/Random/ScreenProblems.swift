import TabHostTestSupport
import TerminalTestSupport

@testable import TabHost
@testable import TabHostTerminal

/// The requirements of every screen after every event, and a terminal that shows its frames.
@MainActor final class ScreenProblems {
  private let screen: HostScreen
  private var writer = FrameWriter()
  private var terminal: ScreenModel
  private var last: Frame?

  init(_ screen: HostScreen) {
    self.screen = screen
    terminal = ScreenModel(size: screen.size)
  }

  /// Returns the difference between the next frame and the terminal that shows it, or `nil`.
  func drawn() -> String? {
    let frame = screen.frame()
    guard frame.size == screen.size else { return "a frame of \(frame.size)" }
    return written(frame)
  }

  /// Returns the first violated requirement of the current screen, or `nil` if there is none.
  ///
  /// The app must not make changes during this call.
  func next(_ random: inout SplitMix64) -> String? {
    if let problem = drawn() { return problem }
    let places = LayoutProblems(layout: screen.layout(), screen: screen)
    return places.first(&random) ?? focus(places.layout) ?? activeMove
  }

  private func written(_ frame: Frame) -> String? {
    if terminal.size != frame.size {
      terminal = ScreenModel(size: frame.size)
      writer.invalidate()
    }
    let bytes = writer.bytes(toShow: frame, cursor: screen.cursor)
    defer { last = frame }
    if bytes.isEmpty {
      let isSame =
        last == frame || frame.size.isEmpty || last?.ansiText() == frame.ansiText()
      if !isSame { return "another frame, and nothing is written" }
    } else {
      terminal.feed(bytes)
    }
    if let cursor = screen.cursor {
      if !frame.cells.bounds.contains(cursor) { return "a cursor outside at \(cursor)" }
      if !terminal.isCursorShown || terminal.cursor != cursor { return "no cursor at \(cursor)" }
    } else if terminal.isCursorShown {
      return bytes.isEmpty && frame.size.isEmpty ? nil : "a cursor that is none"
    }
    return bytes.isEmpty ? nil : terminal.mistakes(showing: frame).first
  }

  private func focus(_ layout: FrameLayout) -> String? {
    guard let focus = screen.focus else {
      let areas = screen.focusAreas(in: layout)
      // The page style does not require a focus.
      guard let area = areas.first, screen.host.presentation != .pages else { return nil }
      return "nothing has the focus, which \(area.entry) could have"
    }
    if case .row(let index) = focus {
      guard screen.host.sidebar.rows.indices.contains(index) else {
        return "the focus is on row \(index), which is none"
      }
    } else if !screen.canFocus(focus, in: layout) {
      return "the focus is on \(focus), which is not there"
    }
    let tab = screen.focusTab
    return tab.map { $0.tabHostController === screen.host } == false
      ? "the focus is elsewhere" : nil
  }

  /// The problem with the current move: its drag must be active, and no other drag or list may be.
  private var activeMove: String? {
    let drag = screen.activeMove?.drag
    if let drag, !drag.isActive { return "a drag that has ended is in progress" }
    if screen.host.drag !== drag { return "a drag is open that the screen does not continue" }
    if screen.activeMove != nil, screen.panel != nil, screen.panel?.kind != .keys {
      return "a list is open during a move"
    }
    return nil
  }
}
