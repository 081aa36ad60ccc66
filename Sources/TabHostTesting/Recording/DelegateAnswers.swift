public import TabHost

/// The answers of a host's delegates that a test sets, in place of those of the app.
///
/// The delegates of the app are called as without a test, and then their answers are replaced. An answer
/// is taken from the first of these that provides one: the closure, the table, the delegate.
///
/// ```swift
/// let shop = RecordedHost { Shop() }
/// shop.answers.shouldSelectAnswers["cart"] = false
/// shop.host.user.tap("cart")  // shop.log.calls == [.shouldSelect("cart", answer: false)]
/// ```
@MainActor public final class DelegateAnswers {
  /// Decides whether the user may select a tab.
  ///
  /// If the closure returns `nil`, ``shouldSelectAnswers`` applies. The default is `nil`.
  public var shouldSelect: ((TabItem) -> Bool?)?

  /// Whether the user may select a tab, by identifier. The default is empty.
  public var shouldSelectAnswers: [String: Bool] = [:]

  /// Whether the user may leave a page, by the identifier of its tab or the name of the page; see
  /// `ViewController.shouldLeavePage()`. The default is empty.
  public var shouldLeaveAnswers: [String: Bool] = [:]

  /// Returns the controllers that a managed stack shows for a tab, given those that the delegate has
  /// answered.
  ///
  /// If the closure returns `nil`, ``displayedNames`` applies. The default is `nil`.
  public var displayedViewControllers: ((TabItem, [ViewController]) -> [ViewController]?)?

  /// The names of the controllers that a managed stack shows for a tab, by identifier.
  ///
  /// A name among those that the delegate has answered refers to that controller. Any other name
  /// refers to a plain page, which is created once. The default is empty.
  public var displayedNames: [String: [String]] = [:]

  /// The tabs to select during `shouldSelectTab`, by the identifier of the tab that it is about.
  ///
  /// An entry is removed when it is applied. The default is empty.
  public var reselectInShould: [String: String] = [:]

  /// The tabs to select during `didSelectTab`, by the identifier of the tab that it is about.
  ///
  /// An entry is removed when it is applied. The default is empty.
  public var reselectInDid: [String: String] = [:]

  // MARK: Swipes and menus

  /// Returns the actions of a swipe from the leading edge of a row.
  ///
  /// If the closure returns `nil`, the answer of the delegate applies. The default is `nil`.
  public var leadingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?

  /// Returns the actions of a swipe from the trailing edge of a row.
  ///
  /// If the closure returns `nil`, the answer of the delegate applies. The default is `nil`.
  public var trailingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?

  /// Returns the context menu of a row.
  ///
  /// If the closure returns `nil`, the answer of the delegate applies. The default is `nil`.
  public var contextMenuProvider: ((TabItem) -> ContextMenuConfiguration?)?

  // MARK: Drag and drop

  /// The operations of drops on tabs, by identifier. The default is empty.
  public var dropAnswers: [String: DropOperation] = [:]

  /// The operations of drops on actions, by `GROUP/ACTION`, the identifiers of the group and of its
  /// action separated by a slash. The default is empty.
  public var actionDropAnswers: [String: DropOperation] = [:]

  /// The types of the items that the row of a tab adds to a drag, by identifier.
  ///
  /// Each type is a separate item with empty data. The default is empty.
  public var dragItemTypes: [String: [String]] = [:]

  /// The tabs to search for a tab to reselect that is not in the host. The default is `nil`.
  var knownTabs: KnownTabs?

  private var pages: [String: ViewController] = [:]

  /// Creates answers, which replace nothing until they are set.
  ///
  /// - Parameter host: The host whose delegates they replace the answers of. It retains them.
  public init(of host: TabHostController) {
    answer(.shouldSelectTab, of: host) { [weak host] tab, answer in
      self.select(self.reselectInShould.removeValue(forKey: tab.identifier), in: host)
      return self.shouldSelect?(tab) ?? self.shouldSelectAnswers[tab.identifier] ?? answer
    }
    host.setAnswerHandler(for: .shouldLeavePage) { event, answer in
      guard case .content(let page) = event.subject else { return answer }
      return self.shouldLeaveAnswers[page.nameInCalls] ?? answer
    }
    answer(.didSelectTab, of: host) { [weak host] tab, _ in
      self.select(self.reselectInDid.removeValue(forKey: tab.identifier), in: host)
    }
    answer(.displayedViewControllersFor, of: host) { tab, answer in
      self.displayedViewControllers?(tab, answer)
        ?? self.displayedNames[tab.identifier].map { self.pages(named: $0, among: answer) }
        ?? answer
    }
    answer(.leadingSwipeActionsConfigurationFor, of: host) { tab, answer in
      self.leadingSwipeActionsProvider?(tab) ?? answer
    }
    answer(.trailingSwipeActionsConfigurationFor, of: host) { tab, answer in
      self.trailingSwipeActionsProvider?(tab) ?? answer
    }
    answer(.contextMenuConfigurationFor, of: host) { tab, answer in
      self.contextMenuProvider?(tab) ?? answer
    }
    answer(.operationForAcceptingItemsFrom, of: host) { tab, answer in
      self.dropAnswers[tab.identifier] ?? answer
    }
    host.setAnswerHandler(for: .sidebarActionOperationForAcceptingItemsFrom) { event, answer in
      guard case .row(let action, let group?) = event.subject else { return answer }
      return self.actionDropAnswers["\(group.identifier)/\(action.identifier.rawValue)"] ?? answer
    }
    answer(.itemsForBeginning, of: host) { self.dragItems(of: $0) ?? $1 }
    answer(.itemsForAddingTo, of: host) { self.dragItems(of: $0) ?? $1 }
  }

  /// Replaces the answers to a question about a tab.
  private func answer<Answer>(
    _ method: DelegateMethod<Answer>,
    of host: TabHostController,
    _ handler: @escaping @MainActor (TabItem, Answer) -> Answer
  ) {
    host.setAnswerHandler(for: method) { event, answer in
      event.tab.map { handler($0, answer) } ?? answer
    }
  }

  private func select(_ identifier: String?, in host: TabHostController?) {
    guard let identifier, let host else { return }
    guard let tab = host.tab(forIdentifier: identifier) ?? knownTabs?[identifier] else { return }
    host.selectedTab = tab
  }

  private func dragItems(of tab: TabItem) -> [DragItem]? {
    dragItemTypes[tab.identifier].map { $0.map { DragItem(type: $0) } }
  }

  private func pages(named names: [String], among answer: [ViewController]) -> [ViewController] {
    names.map { name in
      if let existing = answer.first(where: { $0.nameInCalls == name }) ?? pages[name] {
        return existing
      }
      let page = NamedViewController(.page(name))
      pages[name] = page
      return page
    }
  }
}
