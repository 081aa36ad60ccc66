import TabHost

@MainActor func makeFolder(_ name: String) -> TabItem {
  let folder = TabItem(title: name, identifier: name) { _ in ViewController() }
  folder.leadingSwipeActionsProvider = { tab in
    let flag = ContextualAction(style: .normal, title: "Flag") { _, _, completion in
      tab.badgeValue = "!"
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [flag])
  }
  folder.trailingSwipeActionsProvider = { tab in
    let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      tab.parent?.children.removeAll { $0 === tab }
      completion(true)
    }
    let configuration = SwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
  return folder
}

@MainActor func makeFolders() -> TabGroupItem {
  TabGroupItem(
    title: "Folders",
    identifier: "folders",
    children: ["Bills", "Travel"].map { makeFolder($0) }
  )
}
