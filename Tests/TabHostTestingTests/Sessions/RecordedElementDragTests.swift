import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Recording drags of elements of pages.
@MainActor struct RecordedElementDragTests: RecordedSessionTests {
  let session: RecordedSession

  init() throws {
    session = try RecordedSession(
      json: #"""
        {"mode":"tabSidebar","tabs":["a","b",
          {"id":"g","children":["c"],"actions":[{"id":"new","title":"New"}]}],
         "answers":{"drop":{"b":"copy"}}}
        """#
    )
  }

  @Test func `a drag of elements of a page passes its targets, and ends on one`() throws {
    let shelf = Shelf(["Moss", "Rain", "on", "Moss"])
    show(shelf)
    let elements = shelf.draggableElements
    var drag = user.drag(elements[3], in: shelf).1
    drag?.add(elements[2], in: shelf)
    try drag?.enter(.tab(tab("b")), at: .seconds(1))
    drag?.hover(until: .milliseconds(1400))
    try drag?.enter(.tab(tab("c")), at: .seconds(2))
    drag?.drop()
    drag = user.drag(elements[1], in: shelf).1
    drag?.leave()
    drag?.cancel()
    let group = try #require(tab("g") as? TabGroupItem)
    drag = user.drag(elements[1], in: shelf).1
    drag?.enter(.action(group.sidebarActions[0], group))
    drag?.drop()
    let recorded = """
      drag-item "Moss 2" "on" over b 400 on c
      drag-item Rain
      drag-item Rain on action g new

      """
    expectEqual(script.text, recorded)
    try described.run(recorded)
    recorder.finish()
    expectEqual(script.text, recorded + recorded)
  }

  @Test func `a drag from a page beside the uppermost one names the page`() throws {
    let (list, shelf) = (ViewController(), Shelf(["Moss", "Rain"]))
    list.title = "List"
    shelf.title = "in"
    let split = SplitController(primary: list, secondary: shelf)
    show(split)
    let drag = user.drag("Moss", in: shelf).1
    drag?.add("Rain", in: shelf)
    try drag?.enter(.tab(tab("b")))
    drag?.cancel()
    expectEqual(script.text, "drag-item Moss Rain in \"in\" over b\n")
    try described.run(script.text)
  }

  @Test func `an element is added over a target, also after another action`() throws {
    let (list, shelf) = (ViewController(), Shelf(["Moss", "Rain", "Fern"]))
    (list.title, shelf.title) = ("List", "Shelf")
    show(SplitController(primary: list, secondary: shelf))
    let drag = user.drag("Moss", in: shelf).1
    try drag?.enter(.tab(tab("b")))
    drag?.hover(until: .milliseconds(400))
    drag?.add("Rain", in: shelf)
    host.sidebar.displayedRows = 0..<3
    drag?.add("Fern", in: shelf)
    drag?.drop()
    let recorded = """
      drag-item Moss in Shelf over b 400 Rain open
      rows 0 3
      continue-drag Fern on b

      """
    expectEqual(script.text, recorded)
    host.sidebar.displayedRows = 0..<0
    described.log.clear()
    try described.run(recorded)
    expectEqual(
      described.log.calls.filter { $0[.types] != nil },
      [
        .operationForAcceptingItems("b", types: ["photo"], answer: .copy),
        .operationForAcceptingItems("b", types: ["photo", "photo"], answer: .copy),
        .operationForAcceptingItems("b", types: ["photo", "photo", "photo"], answer: .copy),
        .acceptItems("b", types: ["photo", "photo", "photo"]),
      ]
    )
  }

  @Test func `rows of the sidebar and elements of a page in one drag have no command`() throws {
    let shelf = Shelf(["Moss"])
    show(shelf)
    try tab("b").dragItemsProvider = { _ in [DragItem.ofType("photo")] }
    let drag = user.drag("Moss", in: shelf).1
    try drag?.add(row: tab("b"))
    drag?.cancel()
    expectEqual(
      script.text,
      "drag-item Moss open\n# no command for: addToDrag\ncontinue-drag\n"
    )
  }

  /// Selects a tab that shows a page.
  private func show(_ page: ViewController) {
    let tab = TabItem(title: "Shelf", identifier: "shelf") { _ in page }
    host.tabs.append(tab)
    host.selectedTab = tab
  }

  /// Content with elements that can be dragged.
  private final class Shelf: ViewController, DraggableContent {
    let titles: [String]

    init(_ titles: [String]) {
      self.titles = titles
      super.init()
    }

    var draggableElements: [DraggableElement] {
      titles.enumerated().map { number, title in
        DraggableElement(id: number, title: title) { _ in [DragItem.ofType("photo")] }
      }
    }
  }
}
