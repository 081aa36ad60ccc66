import TabHost
import TabHostTestSupport

/// An app that uses all features of a host and changes it at random, including from every callback.
///
/// Equal seeds produce equal changes. The app makes no mistakes, so every diagnostic is caused by
/// the framework or the renderer.
@MainActor final class RandomApp {
  let host = TabHostController()
  var random: SplitMix64
  /// All tabs created so far, whether or not they are in the host.
  var tabs: [TabItem] = []
  /// All pages that draw themselves and still exist.
  private var contents: [Held] = []
  /// Pending completions.
  var pendingCompletions: [() -> Void] = []
  /// The first violated requirement of the calls that the app has received.
  private(set) var mistake: String?
  /// The events so far.
  let log = NestedLog()
  /// Whether callbacks make changes.
  var callbacksMakeChanges = true
  /// Whether content makes changes while it is drawn, which apps should avoid.
  var drawingMakesChanges = true
  /// Whether the app makes the host disappear and reappear.
  var changesAppearance = true

  /// The maximum number of changes that callbacks make before the next call of ``newStep()``.
  ///
  /// The limit ends the recursion of changes and callbacks.
  private var remainingCallbackChanges = 6
  private var made = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    host.diagnosticHandler = { [weak self] in self?.note($0) }
    host.delegate = self
    host.sidebar.delegate = self
    host.searchTextHandler = { [weak self] _ in self?.changeInCallback("search text") }
    host.customizationStore = InMemoryTabCustomizationStore()
    host.allowsReordering = true
    let search = SearchTabItem { [weak self] _ in self?.newPage() ?? ViewController() }
    tabs.append(search)
    host.tabs = (0..<5).map { _ in newTab(depth: 2) } + [search]
    host.appear()
  }

  /// Makes a random change in a callback, with a certain probability.
  func changeInCallback(_ callback: String) {
    guard callbacksMakeChanges, remainingCallbackChanges > 0, log.depth < 2, roll(6) == 0 else {
      return
    }
    remainingCallbackChanges -= 1
    log.write("in \(callback):", containing: change)
  }

  /// Begins the next event, in which callbacks can make changes again.
  func newStep() { remainingCallbackChanges = 6 }

  /// Makes a random change while content is drawn or measured, with a certain probability.
  func changeWhileDrawing(_ callback: String) {
    if drawingMakesChanges, roll(4) == 0 { changeInCallback(callback) }
  }

  func write(_ line: String) { log.write(line) }

  func fail(_ words: String) {
    mistake = mistake ?? words
  }

  private func note(_ diagnostic: TabHostController.Diagnostic) {
    write("! \(diagnostic)")
    switch diagnostic.rule {
    // A group that has lost all its tabs has no content.
    case .missingContent: break
    default: fail("reported without a reason: \(diagnostic)")
    }
    changeInCallback("diagnostic")
  }

  /// The pages that were notified of gaining the focus.
  var focused: [RandomContent] {
    contents.removeAll { $0.content == nil }
    return contents.compactMap(\.content).filter(\.isFocused)
  }

  private struct Held {
    weak var content: RandomContent?
  }

  /// Performs a closure while callbacks make no changes.
  func withoutCallbackChanges<Result>(_ act: () -> Result) -> Result {
    let previous = callbacksMakeChanges
    callbacksMakeChanges = false
    defer { callbacksMakeChanges = previous }
    return act()
  }

  /// Calls all pending completions, ends all changes, and makes the host appear.
  func completeAndAppear() {
    completePendingWork()
    host.appear()
  }

  /// Calls all pending completions, ends all changes, and lets the user dismiss what is presented.
  func completePendingWork() {
    callbacksMakeChanges = false
    while let completion = pendingCompletions.popLast() { completion() }
    for presentation in host.presentedControllers {
      presentation.viewController.isModalInPresentation = false
    }
  }
}

// MARK: - Random choices

extension RandomApp {
  var anyTab: TabItem { pick(tabs) }

  var anyGroup: TabGroupItem? {
    tabs.compactMap { $0 as? TabGroupItem }.randomElement(using: &random)
  }

  /// Performs a closure immediately, or stores it as a pending completion.
  func callNowOrLater(_ act: @escaping () -> Void) {
    if roll(2) == 0 { act() } else { pendingCompletions.append(act) }
  }

  /// A random text. Some of the texts are unsafe.
  var anyText: String {
    pick([
      "Plain", "A longer title that hardly fits", "", "世界の音楽", "👨‍👩‍👧‍👦🇩🇪", "e\u{301}te\u{301}",
      "\u{1B}[2J", "\u{202E}olleh", "a\nb\tc", "\u{9B}31m", "مرحبا", "\u{200B}", "x",
      "z" + String(repeating: "\u{301}", count: 300),
    ])
  }
}

// MARK: - Random objects

extension RandomApp {
  func newPage() -> RandomPage {
    let page =
      roll(3) == 0
      ? RandomPage(app: self) : RandomContent(app: self, look: random.next() >> 32)
    if let content = page as? RandomContent { contents.append(Held(content: content)) }
    page.title = roll(3) == 0 ? nil : anyText
    return page
  }

  /// A new tab, or an existing one if there are many.
  var fresh: TabItem { tabs.count < 40 ? newTab(depth: 1) : anyTab }

  func newTab(depth: Int) -> TabItem {
    made += 1
    let identifier = "t\(made)"
    let provider: (TabItem) -> ViewController = { [weak self] _ in
      self?.newPage() ?? ViewController()
    }
    guard depth > 0, roll(3) > 0 else {
      let tab = TabItem(title: anyText, identifier: identifier, viewProvider: provider)
      decorate(tab)
      return tab
    }
    let group = TabGroupItem(
      title: anyText,
      identifier: identifier,
      children: (0..<roll(5)).map { _ in newTab(depth: depth - 1) },
      viewProvider: roll(2) == 0 ? provider : nil
    )
    if roll(4) == 0 { group.managingNavigationController = NavigationController() }
    group.allowsReordering = roll(4) > 0
    group.sidebarActions = (0..<roll(3)).map { _ in newAction() }
    decorate(group)
    return group
  }

  private func decorate(_ tab: TabItem) {
    tabs.append(tab)
    tab.allowsHiding = roll(3) > 0
    if roll(3) == 0 { tab.preferredPlacement = pick(TabItem.Placement.allCases) }
    if roll(4) == 0 { tab.image = TabImage(systemName: pick(["leaf", "film", "nothing"])) }
    if roll(4) == 0 { tab.dropHandler = newDropHandler() }
    if roll(4) == 0 { tab.contextMenuProvider = { [weak self] _ in self?.newMenu() } }
  }

  func newAction() -> Action {
    Action(title: anyText, attributes: pick([[], [], [], .disabled, .hidden])) { [weak self] _ in
      self?.changeInCallback("action")
    }
  }

  func newDeferred(depth: Int) -> DeferredMenuElement {
    let provider: DeferredMenuElement.Provider = { [weak self] completion in
      guard let self else { return completion([]) }
      changeInCallback("elements")
      let elements = newElements(depth: depth)
      callNowOrLater { completion(elements) }
    }
    return roll(2) == 0 ? DeferredMenuElement(provider) : .uncached(provider)
  }

  func newMenu() -> Menu? {
    changeInCallback("menu")
    return roll(6) == 0 ? nil : Menu(title: anyText, children: newElements(depth: 2))
  }

  func newSwipeActions() -> SwipeActionsConfiguration? {
    guard roll(6) > 0 else { return nil }
    let actions = (0..<roll(4)).map { _ in
      ContextualAction(style: pick([.normal, .destructive]), title: anyText) {
        [weak self] _, _, completion in
        guard let self else { return completion(false) }
        changeInCallback("swipe action")
        callNowOrLater { completion(true) }
      }
    }
    return SwipeActionsConfiguration(actions: actions)
  }

  func newItems() -> [DragItem] {
    (0..<roll(3)).map { _ in DragItem(itemProvider: ItemProvider(object: anyText)) }
  }
}
