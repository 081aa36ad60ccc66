import TabHost

/// What the steps of an exploration have reached, and what they have found, to report the rest.
@MainActor final class ExplorationCoverage {
  /// Names in the order in which they were found.
  private struct Names {
    private var found: [String] = []
    private var known: Set<String> = []
    private var reached: Set<String> = []

    mutating func find(_ name: String) { if known.insert(name).inserted { found.append(name) } }

    mutating func reach(_ name: String) { reached.insert(name) }

    var unreached: [String] { found.filter { !reached.contains($0) } }
  }

  private var tabs = Names()
  private var pages = Names()
  private var inputs = Names()
  private var changes = Names()
  /// The pages that were on screen after the last step.
  private var shown: Set<ObjectIdentifier> = []

  /// Begins to observe a launched host, or another root.
  func begin(_ host: TabHostController) {
    host.addObserver(self, of: [.action])
    shown = []
    let known = KnownTabs(in: host)
    for name in known.identifiers {
      guard let tab = known[name], !(tab is TabGroupItem), tab.primaryAction == nil else {
        continue
      }
      tabs.find(name)
    }
  }

  /// Notes the selected tabs and the pages on screen after a step.
  func note(_ calls: ArraySlice<RecordedCall>, of host: TabHostController) {
    for tab in host.selectedPath { tabs.reach(tab.identifier) }
    for case .delegate(let call) in calls where call.name == "didSelectTab" {
      if let name = call[.tab]?.text { tabs.reach(name) }
    }
    let contents = host.contentsOnScreen
    let pages = Set(contents.map(ObjectIdentifier.init))
    guard pages != shown else { return }
    shown = pages
    for page in contents where !page.isPlain { self.pages.find(page.nameInCalls) }
  }

  /// Notes input to pages that is possible, as script commands.
  func findInputs(_ lines: [String]) { lines.forEach { inputs.find($0) } }

  /// Notes the changes and actors of an explorer, as the beginnings of script commands.
  func findChanges(_ lines: [String]) { lines.forEach { changes.find($0) } }

  /// Notes a step that is attempted. The number of an actor's step is left out.
  func reach(_ line: String) {
    let words = line.split(separator: " ")
    switch words.first {
    case "content", "menu-item", "close-menu": inputs.reach(line)
    case "change": changes.reach(line)
    case "act": changes.reach(words.dropLast().joined(separator: " "))
    default: break
    }
  }

  /// What no step has reached.
  var untouched: Exploration.Untouched {
    Exploration.Untouched(
      tabs: tabs.unreached,
      pages: pages.unreached,
      inputs: inputs.unreached,
      changes: changes.unreached
    )
  }
}

extension ExplorationCoverage: TabHostObserver {
  func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    guard case .outcome(.performed) = result, case .action(let action) = event.subject else {
      return
    }
    switch action {
    case .inputContent(let words, let page) where words != ["focus"] && words != ["blur"]:
      pages.reach(page.nameInCalls)
    case .tapContentButton(let page): pages.reach(page.nameInCalls)
    default: break
    }
  }
}

extension ViewController {
  /// Whether the user can't use the controller itself, because its class has no behavior of its own.
  fileprivate var isPlain: Bool {
    type(of: self) == ViewController.self || self is NamedViewController
      || self is NavigationController || self is TabHostController || !arrangedChildren.isEmpty
  }
}
