import TabHost

@MainActor func addGestures(to inbox: TabItem, in host: TabHostController) {
  inbox.trailingSwipeActionsProvider = { tab in
    let read = ContextualAction(style: .normal, title: "Read") { _, _, completion in
      tab.badgeValue = nil
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [read])
  }
  inbox.contextMenuProvider = { tab in
    let rename = Action(title: "Rename") { _ in
      let editor = ViewController()
      host.present(Popover(content: editor, sourceItem: tab))
    }
    return Menu(children: [rename])
  }
}
