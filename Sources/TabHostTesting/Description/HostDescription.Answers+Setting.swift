import TabHost

extension HostDescription.Answers {
  /// Sets the answers of a host.
  @MainActor func set(in other: DelegateAnswers) {
    other.shouldSelectAnswers = shouldSelectTab
    other.shouldLeaveAnswers = shouldLeavePage
    other.displayedNames = displayedViewControllersFor
    other.reselectInShould = reselectInShould
    other.reselectInDid = reselectInDid
    other.dropAnswers = drop
    other.actionDropAnswers = dropOnAction
    other.dragItemTypes = dragItems
    if !swipe.isEmpty {
      other.leadingSwipeActionsProvider = { [swipe] tab in
        swipe[tab.identifier].flatMap { $0.configuration($0.leading) }
      }
      other.trailingSwipeActionsProvider = { [swipe] tab in
        swipe[tab.identifier].flatMap { $0.configuration($0.trailing) }
      }
    }
    if !menu.isEmpty {
      other.contextMenuProvider = { [menu] tab in
        guard let elements = menu[tab.identifier] else { return nil }
        return ContextMenuConfiguration(actionProvider: { _ in
          Menu(children: elements.map { $0.makeElement() })
        })
      }
    }
  }
}
