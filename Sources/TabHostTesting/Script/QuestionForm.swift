import Foundation
import TabHost

/// A question about a host, with its syntax and its answer.
///
/// Scripts ask with `expect`, and case files with `=`.
struct QuestionForm: Sendable {
  /// The name, such as `child`.
  let name: String
  /// The name and its parameters, such as `child GROUP`.
  let usage: String
  /// Reads the parameters.
  let read: @Sendable (inout ScriptArguments) throws(ScriptMistake) -> ScriptValue<String>

  /// Creates a question with a custom syntax.
  init(
    _ usage: String,
    read: @escaping @Sendable (inout ScriptArguments) throws(ScriptMistake) -> ScriptValue<String>
  ) {
    name = String(usage.prefix { $0 != " " })
    self.usage = usage
    self.read = read
  }

  /// Creates a question.
  private static func ask<each Value>(
    _ usage: String,
    _ parameter: repeat ScriptParameter<each Value>,
    answer: @escaping @MainActor (ScriptRunner, repeat each Value) -> String
  ) -> QuestionForm {
    QuestionForm(usage) { words throws(ScriptMistake) in
      let values = (repeat try (each parameter).read(&words))
      return { runner throws(ScriptMistake) in
        answer(runner, repeat try (each values)(runner))
      }
    }
  }

  // MARK: - Questions

  /// The questions about every host.
  static let all = selection + tabs + screen + sidebar + session

  private static let selection: [QuestionForm] = [
    .ask("selected") { $0.host.selectedTab.name },
    .ask("index") { $0.host.selectedIndex.map { "\($0)" } ?? "none" },
    .ask("path") { $0.host.selectedPath.names },
    .ask("child GROUP", .group) { $1.selectedChild.name },
    .ask("shows") { $0.host.contentTab.name },
    .ask("stack") { runner in
      let pages = runner.host.visibleNavigationController?.viewControllers ?? []
      return pages.map(\.nameInCalls).words
    },
    .ask("presented") { ScriptAnswer.written($0.host.presentedControllers.last?.name) },
  ]

  private static let tabs: [QuestionForm] = [
    .ask("tabs") { $0.host.rootTabs.names },
    .ask("children GROUP", .group) { $1.children.names },
    .ask("order [GROUP]", .optionalGroup) { runner, group in
      (group?.displayOrder ?? runner.host.displayOrder).names
    },
    .ask("order-identifiers [GROUP]", .optionalGroup) { (runner, group: TabGroupItem?) in
      (group?.displayOrderIdentifiers ?? runner.host.displayOrderIdentifiers).words
    },
    .ask("title ID", .tab) { (_, tab: TabItem) in ScriptAnswer.written(tab.title) },
    .ask("badge ID", .tab) { (_, tab: TabItem) in tab.badgeAnswer },
    .ask("hidden ID", .tab) { (_, tab: TabItem) in "\(tab.isHidden)" },
    .ask("enabled ID", .tab) { (_, tab: TabItem) in "\(tab.isEnabled)" },
    .ask("tree") { $0.host.treeText },
  ]

  private static let screen: [QuestionForm] = [
    .ask("presentation") { $0.host.presentation.rawValue },
    .ask("bar") { runner in
      let bar = runner.host.bar
      let parts = [bar.fixed, bar.middle, bar.pinned].map(\.names)
      return parts.joined(separator: " | ").trimmingCharacters(in: .whitespaces)
    },
    .ask("bar-item") { $0.host.selectedBarItem.name },
    .ask("overflow") { $0.host.bar.overflow.names },
    .ask("prominent") { $0.host.bar.prominent.name },
    .ask("edge") { $0.host.bar.edge.rawValue },
    .ask("buttons") { $0.host.reachableButtons.map(\.scriptName).words },
    .ask("menu") { $0.host.menuAnswer },
    .ask("message") { $0.host.messageAnswer },
    .ask("search") { $0.host.isSearchActive ? ScriptWord.quoted($0.host.searchText) : "none" },
  ]

  private static let sidebar: [QuestionForm] = [
    .ask("sidebar") { runner in
      let sidebar = runner.host.sidebar
      return sidebar.isAvailable ? sidebar.isHidden ? "hidden" : "shown" : "unavailable"
    },
    .ask("rows") { $0.host.rowsAnswer },
    .ask("swiped") { $0.host.sidebar.swipedRow?.tab.identifier.word ?? "none" },
    .ask("expanded GROUP", .group) { "\($1.isExpanded)" },
    .ask("editing") { "\($0.host.isEditing)" },
    .ask("customization") { $0.host.customization.compactText },
  ]

  /// The questions about the last command, and those about everything.
  private static let session: [QuestionForm] = [
    .ask("outcome") { $0.lastOutcome.text },
    // An error ends a script. A case answers the question with the error of its last line.
    .ask("error") { _ in "none" },
    .ask("summary") { HostState.summary(of: $0.host) },
    .ask("state") { HostState(of: $0.host).description },
  ]
}

// MARK: - Answers

extension TabHostController {
  /// The answer to the question `menu`.
  var menuAnswer: String { openMenu == nil ? "none" : openMenuElements.map(\.title).words }

  /// The answer to the question `message`.
  var messageAnswer: String { ScriptAnswer.written(rendererKeyCommand?.title) }

  /// The answer to the question `rows`.
  var rowsAnswer: String {
    sidebar.rows.map { row in
      let name = ScriptWord.written(row.identifier)
      if row.isAction { return "(\(name))" }
      return row.isChecked ? name : "[\(name)]"
    }.joined(separator: " ")
  }
}

extension TabItem {
  /// The answer to the question `badge ID`.
  var badgeAnswer: String { ScriptAnswer.written(badgeValue) }
}

extension ScriptParameter<TabGroupItem?> {
  /// A group, or none if there is no further word.
  fileprivate static var optionalGroup: Self {
    Self { words throws(ScriptMistake) in
      guard let word = words.optionalWord() else { return { _ in nil } }
      return { runner throws(ScriptMistake) in try runner.group(word) }
    }
  }
}

extension TabHostController.Sidebar.Row {
  fileprivate var isAction: Bool {
    if case .action = content { true } else { false }
  }
}

extension TabItem? {
  fileprivate var name: String { self?.identifier.word ?? "none" }
}

extension String {
  fileprivate var word: String { ScriptWord.written(self) }
}

extension [TabItem] {
  fileprivate var names: String { map(\.identifier).words }
}

extension [String] {
  fileprivate var words: String { map(\.word).joined(separator: " ") }
}
