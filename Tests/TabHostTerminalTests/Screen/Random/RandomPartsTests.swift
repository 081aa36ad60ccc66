import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Sends random events to a screen with parts, while the app changes them.
@MainActor struct RandomPartsTests {
  private nonisolated static let stepsInRun = 40

  @Test(arguments: Soak.seeds(1...8, more: 200, eventsPerSeed: Self.stepsInRun))
  func `for any events and parts, the screen and the host are consistent`(seed: UInt64) {
    var explorer = HostExplorer { random in RecordedHost { PartsApp(random) } }
    explorer.seed = seed
    explorer.weights = [.reentering: 4, .restarting: 1]
    explorer.add("app", weight: 20) { $0 }
    explorer.add("terminal", weight: 40) { host in
      TerminalUser(HostScreen(host: host, size: CellSize(columns: 80, rows: 24)))
    }
    explorer.check("the frame shows the screen") { $0.actor(TerminalUser.self)?.problem }
    explorer.check("the panes are the pages on screen") { step in
      guard let screen = step.actor(TerminalUser.self)?.screen else { return nil }
      return Self.problem(ofPanes: screen)
    }
    explorer.check(steps: Self.stepsInRun)
  }

  /// Returns a problem unless panes are beside each other inside of the pages that they divide.
  private static func problem(ofPanes screen: HostScreen) -> String? {
    let (panes, places) = (screen.hostLayout().panes, screen.host.panes)
    guard panes.count == places.count || screen.size.isEmpty else {
      return "\(panes.count) of \(places.count) panes"
    }
    for (index, pane) in panes.enumerated() where !pane.rect.isEmpty {
      if places[index].controller.appearanceState != .appeared, screen.host.isDisplayed {
        return "pane \(index) is \(places[index].controller.appearanceState)"
      }
      for (other, beside) in panes.enumerated() where other > index && !beside.rect.isEmpty {
        let isInside = screen.host.panes(containing: other).contains {
          $0.controller === places[index].controller
        }
        let common = beside.rect.intersection(pane.rect)
        if isInside ? common != beside.rect : !common.isEmpty {
          return "panes \(index) \(pane.rect) and \(other) \(beside.rect)"
        }
      }
    }
    return nil
  }
}

/// An app whose pages are parts, also of parts and splits and on stacks.
private final class PartsApp: TabHostController, ExplorerActor {
  private let random: ExplorerRandom
  private var containers: [() -> PartsController?] = []

  init(_ random: ExplorerRandom) {
    self.random = random
    super.init()
    tabs = (0..<2).map { number in
      TabItem(title: "Tab \(number)", identifier: "\(number)") { [unowned self] _ in
        page(depth: 0)
      }
    }
  }

  private func page(depth: Int) -> ViewController {
    let page: ViewController
    switch random.roll(depth == 0 ? 3 : 10 + depth * 4) {
    case 0, 1:
      let parts = PartsController(parts: (0..<random.roll(5)).map { _ in part(depth: depth) })
      containers.append { [weak parts] in parts }
      page = parts
    case 2:
      page = SplitController(
        primary: self.page(depth: depth + 1),
        secondary: self.page(depth: depth + 1)
      )
    case 3, 4: page = NavigationController(rootViewController: self.page(depth: depth + 1))
    case 5: page = TextEditorController("Text")
    case 6: page = TextViewController(StyledText("One\nTwo\nThree"))
    case 7: page = ViewController()
    default: page = ListViewController(rows: (0..<random.roll(9)).map { ListRow("Row \($0)") })
    }
    configure(page)
    return page
  }

  private func configure(_ page: ViewController) {
    if random.chance(2) { page.title = random.pick(["Title", "世界の音楽、世界の音楽", ""]) }
    if random.chance(4) {
      page.navigationItem.rightBarButtonItem = BarButtonItem(
        primaryAction: Action(title: "Button") { _ in }
      )
    }
    if random.chance(5) { page.navigationItem.searchController = SearchController() }
    if random.chance(6) {
      page.contentUnavailableConfiguration = .empty()
      page.contentUnavailableConfiguration?.button.title = "Retry"
    }
  }

  private func part(depth: Int) -> PartsController.Part {
    let heights: [PartsController.Height] = [
      .fitting, .remaining, .absolute(Double(random.roll(9))), .absolute(.nan), .fraction(0.3),
    ]
    return .init(
      page(depth: depth + 1),
      height: random.pick(heights),
      minimumHeight: random.chance(4) ? Double(random.roll(6)) : nil,
      priority: Double(random.roll(3))
    )
  }

  func act(_ random: ExplorerRandom) {
    guard let parts = random.element(of: containers.compactMap({ $0() })) else { return }
    let index = random.element(of: Array(parts.parts.indices))
    switch (random.roll(7), index) {
    case (0, let index?): parts.parts.remove(at: index)
    case (1, let index?): parts.parts[index].isHidden.toggle()
    case (2, let index?): parts.parts[index].height = .fitting
    case (3, let index?): configure(parts.parts[index].viewController)
    case (4, _): parts.parts.reverse()
    case (5, let index?):
      let page = parts.parts[index].viewController
      page.contentUnavailableConfiguration = nil
      (page as? NavigationController)?.pushViewController(ViewController(), animated: false)
    default: parts.parts.append(part(depth: 1))
    }
    random.note("parts: \(parts.parts.count)")
  }
}
