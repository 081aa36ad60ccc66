import TabHost
import TabHostTerminal

/// Sends keys and mouse events to content as a terminal does, for scripts.
@MainActor final class TerminalContentInput {
  private let focus = FocusNotifier()

  /// Returns a frame of a host. If a script has scrolled the sidebar, the frame is at that position.
  static func frame(
    of host: TabHostController,
    _ size: CellSize,
    showsStatusLine: Bool = false
  ) -> Frame {
    let scrolled = host.sidebar.displayedRows
    var options = FrameOptions(firstRow: scrolled.isEmpty ? nil : scrolled.lowerBound)
    options.showsStatusLine = showsStatusLine
    return FramePainter(host: host, options: options).frame(size: size)
  }

  /// Performs input, and returns the outcome, or `nil` if the words stand for no input.
  func perform(
    _ words: [String],
    to content: ViewController,
    _ size: CellSize
  ) -> UserInteraction.Outcome? {
    guard let events = ContentEvent.events(words) else { return nil }
    guard let host = content.tabHostController, let content = content as? any TerminalContent else {
      return .refused(.notAvailable)
    }
    var isHandled = false
    for event in events {
      // Content handles events with respect to what it has drawn.
      _ = Self.frame(of: host, size, showsStatusLine: true)
      focus.notify(content)
      let outcome = host.user.input(event.words, to: content) { content.handle(event) }
      if outcome == .performed { isHandled = true }
    }
    return isHandled ? .performed : .refused(.notAvailable)
  }
}
