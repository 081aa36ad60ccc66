import TabHostTestSupport

@testable import TabHost
@testable import TabHostTerminal

/// What must be true of any screen after any event, and a terminal that shows what is written.
@MainActor final class ScreenProblems {
  private let screen: HostScreen
  private var writer = FrameWriter()
  private var terminal: ScreenModel
  private var last: Frame?

  init(_ screen: HostScreen) {
    self.screen = screen
    terminal = ScreenModel(size: screen.size)
  }

  /// What is wrong with the next frame as a terminal shows it; nil if nothing is.
  func drawn() -> String? {
    let frame = screen.frame()
    guard frame.size == screen.size else { return "a frame of \(frame.size)" }
    return written(frame)
  }

  /// The first thing that is wrong when the screen is drawn now, by an app that changes nothing
  /// meanwhile; nil if nothing is.
  func next(_ random: inout SplitMix64) -> String? {
    if let problem = drawn() { return problem }
    let places = LayoutProblems(layout: screen.layout(), screen: screen)
    return places.first(&random) ?? focus(places.layout) ?? carry
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
      // Pages are turned without an index, too.
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

  /// What is carried is open, and nothing else is.
  private var carry: String? {
    let drag = screen.carry?.drag
    if let drag, !drag.isActive { return "a drag that has ended is carried" }
    if screen.host.drag !== drag { return "a drag is open that nobody carries" }
    if screen.carry != nil, screen.panel != nil, screen.panel?.kind != .keys {
      return "a list is open over what is carried"
    }
    return nil
  }
}
