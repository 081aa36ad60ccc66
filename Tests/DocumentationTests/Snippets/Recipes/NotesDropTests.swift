import TabHost
import Testing

@MainActor @Test func `texts that are dropped on the notes are counted`() {
  let notes = makeNotesTab()
  let host = TabHostController(tabs: [notes])
  host.appear()
  let texts = ["Milk", "Bread"].map { DragItem(itemProvider: ItemProvider(object: $0)) }

  let drag = host.user.beginExternalDrag(texts)
  drag.enter(.tab(notes))
  #expect(drag.operation == .copy)
  drag.drop()

  #expect(notes.badgeValue == "2")
}
