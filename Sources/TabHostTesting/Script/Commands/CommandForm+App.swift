import TabHost
import TabHostSpelling

extension CommandForm {
  /// The actions of the app.
  static let app: [CommandForm] = [
    .change("select ID|none", .tab(or: "none")) { $0.host.selectedTab = $1 },
    .change("child GROUP ID", .group, .tab) { $1.selectedChild = $2 },
    .attempt("push NAME", .text) { $0.push($1) },
    set,
    .change("tabs [ID…]", .tabs) { $0.host.tabs = $1 },
    .change("children GROUP [ID…]", .group, .tabs) { $1.children = $2 },
    .change("add ID [to GROUP] [at N] [title TEXT]", .addition) { $0.add($1) },
    .change("remove ID", .tab) { $0.remove($1) },
    .change("set-sidebar shown|hidden", .isHidden) { $0.host.sidebar.isHidden = $1 },
    .change("bar shown|hidden", .isHidden) { $0.host.isTabBarHidden = $1 },
    .change("mode automatic|tabBar|tabSidebar", .choice(TabHostController.Mode.self)) {
      $0.host.mode = $1
    },
    .change("change NAME", .namedChange) { $1($0.host) },
    .change("act NAME NUMBER", .actor, .number) { $1(UInt64($2)) },
    .attempt("reenter NUMBER", .number) { runner, number in
      guard let reenter = runner.reenterHandler else { return .refused(.notAvailable) }
      reenter(UInt64(number))
      return .performed
    },
    // The runner performs the commands between these two in a batch update of the host.
    .change("batch", batchRule: .opensBatch) { _ in },
    .change("end", batchRule: .closesBatch) { _ in },
  ]
}

extension ScriptParameter<Bool> {
  fileprivate static var isHidden: Self { choice(["shown": false, "hidden": true]) }
}

extension ScriptParameter {
  /// A name of one of the values of the runner, such as its changes.
  fileprivate static func name(
    of values: @escaping @MainActor @Sendable (ScriptRunner) -> [String: Value],
    _ noun: String
  ) -> Self {
    lookup { runner, word throws(ScriptMistake) in
      let values = values(runner)
      if let value = values[word.text] { return value }
      let suggestion = Spelling.suggestion(for: word.text, among: values.keys.sorted())
      throw word.mistake("is not the name of \(noun)\(suggestion)")
    }
  }
}

extension ScriptParameter<(TabHostController) -> Void> {
  /// The name of one of the runner's changes.
  fileprivate static var namedChange: Self { name(of: { $0.changes }, "a change of this app") }
}

extension ScriptParameter<(UInt64) -> Void> {
  /// The name of one of the actors of an exploration.
  fileprivate static var actor: Self { name(of: { $0.actors }, "an actor of this exploration") }
}

// MARK: - Pushing

extension ScriptRunner {
  fileprivate func push(_ name: String) -> UserInteraction.Outcome {
    guard let stack = host.visibleNavigationController ?? firstManagedStack else {
      return .refused(.noNavigationController)
    }
    stack.pushViewController(NamedViewController(.page(name)), animated: false)
    return .performed
  }

  /// The stack that contains the selected tab, or else that of the first managing group in the
  /// host.
  private var firstManagedStack: NavigationController? {
    let group =
      host.selectedTab?.managingTabGroup
      ?? knownTabs.managedGroups.first { $0.tabHostController === host }?.managingTabGroup
    return group?.managingNavigationController
  }
}

// MARK: - Adding and removing

/// A tab that the app adds to a group or to the root.
private struct Addition {
  let identifier: String
  var group: TabGroupItem?
  /// The position among the siblings, by default the end.
  var position: Int?
  /// The title. The default is the identifier for a new tab, and the current title for a known tab.
  var title: String?
}

extension ScriptParameter<Addition> {
  /// `ID [to GROUP] [at N] [title TEXT]`.
  fileprivate static var addition: Self {
    Self { words throws(ScriptMistake) in
      let identifier = try words.word().text
      var group: ScriptWord?
      var position: Int?
      var title: String?
      var seen: Set<String> = []
      while let keyword = words.optionalWord() {
        guard !keyword.isQuoted, seen.insert(keyword.text).inserted else {
          words.putBack()
          break
        }
        switch keyword.text {
        case "to": group = try words.word()
        case "at": position = try words.position()
        case "title": title = try words.word().text
        default: throw keyword.mistake(notAmong: ["to", "at", "title"])
        }
      }
      return { [group, position, title] runner throws(ScriptMistake) in
        var addition = Addition(identifier: identifier, position: position, title: title)
        if let group { addition.group = try runner.group(group) }
        return addition
      }
    }
  }
}

extension ScriptRunner {
  fileprivate func add(_ addition: Addition) {
    let tab = tab(for: addition)
    var siblings = addition.group?.children ?? host.rootTabs
    siblings.removeAll { $0 === tab }
    let position = min(addition.position ?? siblings.count, siblings.count)
    siblings.insert(tab, at: position)
    if let group = addition.group {
      group.children = siblings
    } else {
      host.tabs = siblings
    }
  }

  private func tab(for addition: Addition) -> TabItem {
    let identifier = addition.identifier
    guard let tab = find(identifier) else {
      return makeTab(identifier, title: addition.title ?? identifier)
    }
    if let title = addition.title { tab.title = title }
    knownTabs.add(tab)
    return tab
  }

  fileprivate func remove(_ tab: TabItem) {
    if let parent = tab.parent {
      parent.children.removeAll { $0 === tab }
    } else if tab.tabHostController === host {
      host.tabs = host.rootTabs.filter { $0 !== tab }
    }
  }
}
