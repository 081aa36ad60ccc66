import TabHost
import TabHostTestSupport

/// An app with everything that a host can have, which changes it at random, also from inside every
/// callback; the same way for the same numbers.
///
/// It makes no mistakes, so that whatever is reported is the framework's or the renderer's.
@MainActor final class RandomApp {
  let host = TabHostController()
  var random: SplitMix64
  /// Every tab that was ever made, in the host or not.
  var tabs: [TabItem] = []
  /// Every page that draws itself and that anything holds.
  private var contents: [Held] = []
  /// What was asked for and comes later.
  var promises: [() -> Void] = []
  /// What is wrong with the calls that arrived; the first thing only.
  private(set) var mistake: String?
  /// What happened, the newest last, deeper calls indented.
  private(set) var trail: [String] = []
  /// Whether callbacks change anything.
  var meddles = true
  /// Whether content changes something while it is drawn, which it should not.
  var meddlesWhileDrawn = true
  /// Whether the app takes the host off the screen, and brings it back, by itself.
  var leavesScreen = true

  /// How often callbacks change something until ``newStep()``: nobody waits for an app that never
  /// comes to an end.
  private var patience = 6
  private var depth = 0
  private var made = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    host.diagnosticHandler = { [weak self] in self?.note($0) }
    host.delegate = self
    host.sidebar.delegate = self
    host.searchTextHandler = { [weak self] _ in self?.meddle("search text") }
    host.customizationStore = InMemoryTabCustomizationStore()
    host.allowsReordering = true
    let search = SearchTabItem { [weak self] _ in self?.newPage() ?? ViewController() }
    tabs.append(search)
    host.tabs = (0..<5).map { _ in newTab(depth: 2) } + [search]
    host.appear()
  }

  /// A callback changes something, now and then.
  func meddle(_ callback: String) {
    guard meddles, patience > 0, depth < 2, roll(6) == 0 else { return }
    patience -= 1
    write("in \(callback):")
    depth += 1
    change()
    depth -= 1
  }

  /// Something else happens, to which callbacks may answer.
  func newStep() { patience = 6 }

  /// Content changes something while it is drawn or asked for its size, now and then.
  func meddleWhileDrawn(_ callback: String) {
    if meddlesWhileDrawn, roll(4) == 0 { meddle(callback) }
  }

  func write(_ line: String) {
    trail.append(String(repeating: "  ", count: depth) + line)
    if trail.count > 400 { trail.removeFirst(200) }
  }

  func fail(_ words: String) {
    mistake = mistake ?? words
  }

  private func note(_ diagnostic: TabHostController.Diagnostic) {
    write("! \(diagnostic)")
    switch diagnostic.rule {
    // A group that has lost all its tabs has nothing to show.
    case .missingContent: break
    default: fail("reported without a reason: \(diagnostic)")
    }
    meddle("diagnostic")
  }

  /// The pages that were told that they have the focus.
  var focused: [RandomContent] {
    contents.removeAll { $0.content == nil }
    return contents.compactMap(\.content).filter(\.isFocused)
  }

  private struct Held {
    weak var content: RandomContent?
  }

  /// Does something while callbacks change nothing.
  func quietly<Result>(_ act: () -> Result) -> Result {
    let meddled = meddles
    meddles = false
    defer { meddles = meddled }
    return act()
  }

  /// Keeps all promises, and changes nothing any more; the host is on screen.
  func settle() {
    settleOffScreen()
    host.appear()
  }

  /// Keeps all promises, and changes nothing any more.
  func settleOffScreen() {
    meddles = false
    while let promise = promises.popLast() { promise() }
  }
}

// MARK: - Choices

extension RandomApp {
  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  var anyTab: TabItem { pick(tabs) }

  var anyGroup: TabGroupItem? {
    tabs.compactMap { $0 as? TabGroupItem }.randomElement(using: &random)
  }

  /// Does something now, or when a promise is kept.
  func soonOrLater(_ act: @escaping () -> Void) {
    if roll(2) == 0 { act() } else { promises.append(act) }
  }

  /// Texts of every kind, some of which are meant to do harm.
  var anyText: String {
    pick([
      "Plain", "A longer title that hardly fits", "", "世界の音楽", "👨‍👩‍👧‍👦🇩🇪", "e\u{301}te\u{301}",
      "\u{1B}[2J", "\u{202E}olleh", "a\nb\tc", "\u{9B}31m", "مرحبا", "\u{200B}", "x",
      "z" + String(repeating: "\u{301}", count: 300),
    ])
  }
}

// MARK: - Making things

extension RandomApp {
  func newPage() -> RandomPage {
    let page =
      roll(3) == 0
      ? RandomPage(app: self) : RandomContent(app: self, look: random.next() >> 32)
    if let content = page as? RandomContent { contents.append(Held(content: content)) }
    page.title = roll(3) == 0 ? nil : anyText
    return page
  }

  /// A new tab; once there are many, one of the old ones.
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
      self?.meddle("action")
    }
  }

  /// Elements for a menu, some of which come later.
  func newElements(depth: Int) -> [MenuElement] {
    (0..<roll(5)).map { _ in
      switch depth > 0 ? roll(6) : 0 {
      case 4:
        let options: Menu.Options = pick([[], [], .displayInline, .singleSelection])
        return Menu(title: anyText, options: options, children: newElements(depth: depth - 1))
      case 5: return newDeferred(depth: depth - 1)
      default: return newAction()
      }
    }
  }

  func newDeferred(depth: Int) -> DeferredMenuElement {
    let provider: DeferredMenuElement.Provider = { [weak self] completion in
      guard let self else { return completion([]) }
      meddle("elements")
      let elements = newElements(depth: depth)
      soonOrLater { completion(elements) }
    }
    return roll(2) == 0 ? DeferredMenuElement(provider) : .uncached(provider)
  }

  func newMenu() -> Menu? {
    meddle("menu")
    return roll(6) == 0 ? nil : Menu(title: anyText, children: newElements(depth: 2))
  }

  func newSwipeActions() -> SwipeActionsConfiguration? {
    guard roll(6) > 0 else { return nil }
    let actions = (0..<roll(4)).map { _ in
      ContextualAction(style: pick([.normal, .destructive]), title: anyText) {
        [weak self] _, _, completion in
        guard let self else { return completion(false) }
        meddle("swipe action")
        soonOrLater { completion(true) }
      }
    }
    return SwipeActionsConfiguration(actions: actions)
  }

  func newDropHandler() -> DropHandler {
    DropHandler(accepting: ["public.text"]) { [weak self] _ in
      self?.meddle("proposal")
      return .copy
    } perform: { [weak self] session in
      self?.load(session)
    }
  }

  func newItems() -> [DragItem] {
    (0..<roll(3)).map { _ in DragItem(itemProvider: ItemProvider(object: anyText)) }
  }

  func load(_ session: any DropSession) {
    session.loadObjects(ofClass: String.self) { [weak self] _ in self?.meddle("loaded") }
  }
}
