import TabHost
import TabHostTerminal

struct Letter: Identifiable {
  let id: Int
  var subject: String
}

@MainActor func makeMailbox(_ letters: [Letter]) -> ListViewController {
  var letters = letters
  let list = ListViewController(
    sections: [ListSection("Today", items: { letters }, row: { ListRow($0.subject) })]
  )
  list.emptyText = "No mail"
  list.activationHandler = { [weak list] index in
    guard let letter: Letter = list?.item(for: index) else { return }
    let page = TextViewController(StyledText("Dear reader, …"), title: letter.subject)
    list?.navigationController?.pushViewController(page, animated: true)
  }
  list.trailingSwipeActionsProvider = { [weak list] index in
    guard let letter: Letter = list?.item(for: index) else { return nil }
    let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      letters.removeAll { $0.id == letter.id }
      list?.setNeedsDisplay()
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }
  return list
}
