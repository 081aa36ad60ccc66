import TabHost
import TabHostSpelling

extension CommandForm {
  /// The user's tap on a button of the navigation bar or the toolbar.
  ///
  /// Titles choose elements of the menu that the button opens. The command closes what it has opened
  /// before it returns, unless it ends with `open`.
  static let button: CommandForm = .attempt(
    "button ID|N [TITLE…] [open]|button overflow N [TITLE…] [open]",
    .barButton,
    .titles,
    swift: .script
  ) { runner, target, choice throws(ScriptMistake) in
    let former = OpenGestures(on: runner.host)
    defer { if !choice.staysOpen { runner.closeGestures(openedSince: former) } }
    switch target {
    case .button(let button): return try runner.tap(button, choosing: choice.titles)
    case .overflow(let position):
      return try runner.openOverflow(at: position, choosing: choice.titles)
    case .refused(let refusal): return .refused(refusal)
    }
  }
}

// MARK: - Finding the button

@MainActor private enum BarButtonTarget {
  case button(BarButtonItem)
  /// An item of the overflow menu.
  case overflow(at: Int)
  case refused(UserInteraction.Refusal)
}

extension ScriptParameter<BarButtonTarget> {
  /// `ID`, `N` or `overflow N`.
  fileprivate static var barButton: Self {
    Self { words throws(ScriptMistake) in
      let word = try words.word()
      if word.isKeyword("overflow") {
        let position = try words.position()
        return { _ in .overflow(at: position) }
      }
      return { runner throws(ScriptMistake) in try runner.target(word) }
    }
  }
}

extension ScriptRunner {
  /// Finds a button of the visible page by its identifier, its title or its position, or one of a
  /// popover above it by its identifier or title. A hidden button has no position.
  fileprivate func target(_ word: ScriptWord) throws(ScriptMistake) -> BarButtonTarget {
    let visible = host.reachableButtons
    let bar = host.reachableNavigationBar
    guard bar != nil || !visible.isEmpty else {
      let isHidden = host.visibleNavigationController?.isNavigationBarHidden == true
      return .refused(isHidden ? .hidden : .notOnScreen)
    }
    if !word.isQuoted, let position = word.number {
      guard visible.indices.contains(position) else { return .refused(.notAvailable) }
      return .button(visible[position])
    }
    let names = host.buttonNames
    if let button = try names.element(named: word, among: "bar buttons") { return .button(button) }
    let suggestion = Spelling.suggestion(for: word.text, among: names.all)
    throw ScriptMistake(
      column: word.column,
      message: "no bar button of the visible page has the identifier "
        + "\(Spelling.quoted(word.text))\(suggestion)"
    )
  }
}

extension NavigationItem {
  /// All groups, including hidden ones.
  var allGroups: [BarButtonItemGroup] {
    leadingItemGroups + centerItemGroups + trailingItemGroups
      + [pinnedTrailingGroup].compactMap(\.self)
  }

  /// All buttons, including hidden ones.
  fileprivate var allButtons: [BarButtonItem] { allGroups.flatMap(\.barButtonItems) }
}

extension TabHostController {
  /// The navigation bar that the user can reach: that of the uppermost modal controller, or
  /// otherwise of the visible page.
  var reachableNavigationBar: NavigationBar? {
    let presented = presentedControllers.last { $0.isModal && $0.alert == nil }
    return presented == nil ? visibleNavigationBar : presented?.navigationBar
  }
}

extension TabHostController {
  /// The buttons of the navigation bar and of the toolbar that the user can reach.
  var reachableButtons: [BarButtonItem] {
    let presented = presentedControllers.last { $0.isModal && $0.alert == nil }
    let toolbar = presented == nil ? visibleToolbar : presented?.toolbar
    return (reachableNavigationBar?.buttons ?? []) + (toolbar?.items ?? [])
  }

  /// The names of the buttons that the user can reach, those of the uppermost popover first, and of hidden
  /// ones.
  var buttonNames: ScriptNames<BarButtonItem> {
    let bars = barsOfPopovers + [reachableNavigationBar].compactMap(\.self)
    let hidden = bars.flatMap { $0.page.navigationItem.allButtons + ($0.page.toolbarItems ?? []) }
    return ScriptNames(bars.flatMap(\.buttons) + reachableButtons, unreachable: hidden) { button in
      [button.scriptName] + [button.title].compactMap(\.self)
    }
  }

  /// The navigation bars of the popovers that the user can reach, the uppermost first.
  var barsOfPopovers: [NavigationBar] {
    presentedControllers.reversed().prefix { !$0.isModal }.compactMap(\.navigationBar)
  }
}

extension BarButtonItem {
  /// The identifier or else the title, which the state lists; see ``TabHostController/buttonNames``.
  var scriptName: String { identifier ?? title ?? image?.systemName ?? "" }
}

// MARK: - Tapping

extension ScriptRunner {
  fileprivate func tap(
    _ button: BarButtonItem,
    choosing titles: [ScriptWord]
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let outcome = titles.isEmpty ? user.tapBarButton(button) : user.openMenu(of: button)
    guard outcome == .performed, host.openMenu != nil else { return outcome }
    return try choose(titles)
  }

  /// Performs an item of the overflow menu, or opens it if it is a menu.
  fileprivate func openOverflow(
    at position: Int,
    choosing titles: [ScriptWord]
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let outcome = user.openNavigationOverflow()
    guard outcome == .performed else { return outcome }
    let items = (host.openMenu?.items ?? []).filter { item in
      if case .separator = item { false } else { true }
    }
    guard items.indices.contains(position) else { return .refused(.notAvailable) }
    switch items[position] {
    case .action(let action):
      return user.performMenuElement(action)
    case .menu(let menu):
      let outcome = user.openSubmenu(menu)
      return outcome == .performed ? try choose(titles) : outcome
    case .separator, .loading: return .refused(.notAvailable)
    }
  }
}
