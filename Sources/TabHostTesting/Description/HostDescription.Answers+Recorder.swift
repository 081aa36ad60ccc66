import TabHost

extension HostDescription.Answers {
  /// Configures a recorder.
  @MainActor func program(_ recorder: DelegateRecorder) {
    recorder.shouldSelectAnswers = shouldSelectTab
    recorder.displayedNames = displayedViewControllersFor
    recorder.reselectInShould = reselectInShould
    recorder.reselectInDid = reselectInDid
    recorder.dropAnswers = drop
    recorder.actionDropAnswers = dropOnAction
    recorder.dragItemTypes = dragItems
    if !swipe.isEmpty {
      recorder.leadingSwipeActionsProvider = { [swipe] tab in
        swipe[tab.identifier].flatMap { $0.configuration($0.leading) }
      }
      recorder.trailingSwipeActionsProvider = { [swipe] tab in
        swipe[tab.identifier].flatMap { $0.configuration($0.trailing) }
      }
    }
    if !menu.isEmpty {
      recorder.contextMenuProvider = { [menu] tab in
        guard let elements = menu[tab.identifier] else { return nil }
        return ContextMenuConfiguration(actionProvider: { _ in
          Menu(children: elements.map { $0.makeElement() })
        })
      }
    }
  }
}
