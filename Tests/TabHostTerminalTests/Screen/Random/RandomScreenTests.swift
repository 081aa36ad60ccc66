import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Sends random events to a screen whose app makes random changes.
@MainActor struct RandomScreenTests {
  private static let stepsInRun = Soak.count(60, full: 250)

  @Test func `for any events and changes, the screen and the host are consistent`() {
    for seed in Soak.seeds(1...2, more: 39, eventsPerSeed: Self.stepsInRun) {
      Self.explorer(seed: seed).check(steps: Self.stepsInRun)
    }
  }

  private static func explorer(seed: UInt64) -> HostExplorer<TerminalContentApp> {
    var explorer = HostExplorer(changing: { TerminalContentApp($0) }, seed: seed)
    // The user acts at the terminal, by keys such as that for going back, which asks no delegate.
    // Pages are called by their tabs, and move to others, so that calls do not balance by name.
    explorer.invariants.subtract([.permission, .appearance])
    explorer.weights = [.reentering: 20, .restarting: 1]
    explorer.add("terminal", weight: 100) { host in
      let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
      screen.fileExists = { $0.hasPrefix("/tmp") }
      return TerminalUser(screen)
    }
    explorer.add("closing", weight: 2) { ClosingActor($0) }
    checkFrames(in: &explorer)
    explorer.check("everything can be closed") { step in
      guard step.command.hasPrefix("act closing ") else { return nil }
      guard let user = step.actor(TerminalUser.self) else { return nil }
      return problem(ofClosing: user, step.host)
    }
    return explorer
  }

  private static func checkFrames(in explorer: inout HostExplorer<TerminalContentApp>) {
    explorer.check("the frame shows the screen") { step in
      guard let user = step.actor(TerminalUser.self) else { return nil }
      return user.problem ?? problem(ofFocus: user.screen, step.host)
    }
  }

  /// Returns a problem unless at most one page has the focus, and this page is visible.
  private static func problem(ofFocus screen: HostScreen, _ app: TerminalContentApp) -> String? {
    let wanted = screen.contents.focused
    let found = app.focused
    guard found.count == (wanted == nil ? 0 : 1), found.first === wanted else {
      return "\(found.count) pages have the focus, or another one"
    }
    if let wanted, app.isDisplayed, wanted.appearanceState != .appeared {
      return "a page that is \(wanted.appearanceState) has the focus"
    }
    return nil
  }

  private static func problem(ofClosing user: TerminalUser, _ host: TerminalContentApp) -> String? {
    host.isClosing = true
    defer { host.isClosing = false }
    user.closeAll()
    let open: [(String, Bool)] = [
      ("a menu", host.openMenu != nil), ("a swiped row", host.sidebar.swipedRow != nil),
      ("a presented controller", !host.presentedControllers.isEmpty), ("editing", host.isEditing),
      ("the search", host.isSearchActive), ("a drag", user.screen.isDragging),
    ]
    return open.first(where: \.1).map { "\($0.0) stays open" }
  }
}

/// Completes the work of an app and shows it, after which the user can close everything.
@MainActor private final class ClosingActor: ExplorerActor {
  private weak var app: TerminalContentApp?

  init(_ app: TerminalContentApp) { self.app = app }

  var actsInCallbacks: Bool { false }

  func act(_ random: ExplorerRandom) {
    app?.completePendingWork()
    app?.appear()
  }
}
