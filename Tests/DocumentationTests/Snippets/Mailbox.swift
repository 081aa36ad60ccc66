import TabHost
import TabHostTerminal

@MainActor func makeMailbox(_ subjects: [String]) -> ListViewController {
  var subjects = subjects
  let list = ListViewController(
    sections: [ListSection("Today", count: { subjects.count }, row: { ListRow(subjects[$0]) })]
  )
  list.emptyText = "No mail"
  list.activationHandler = { [weak list] index in
    let letter = TextViewController(StyledText("Dear reader, …"), title: subjects[index.row])
    list?.navigationController?.pushViewController(letter, animated: true)
  }
  list.trailingSwipeActionsProvider = { [weak list] index in
    let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      subjects.remove(at: index.row)
      list?.setNeedsDisplay()
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }
  return list
}
