import TabHost
import TabHostTestSupport
import Testing

/// Drags of elements of content, such as the rows of a list.
@MainActor struct DraggableElementTests {
  /// Content whose elements have one item each, but those without items.
  private final class Shelf: ViewController, DraggableContent {
    var titles = ["Moss", "Rain", "Moss"]
    var disabled: Set<Int> = []
    /// The numbers of items of the session at each request.
    var requests: [Int] = []
    var whenRequested: () -> Void = {}
    var hasItems = true

    var draggableElements: [DraggableElement] {
      titles.indices.map { number in
        DraggableElement(
          id: number,
          title: titles[number],
          isEnabled: !disabled.contains(number)
        ) { session in
          self.requests.append(session.items.count)
          self.whenRequested()
          guard self.hasItems else { return [] }
          let item = DragItem.text(self.titles[number])
          item.localObject = number
          return [item]
        }
      }
    }
  }

  private let fixture = DragFixture()
  private let shelf = Shelf()
  private var log: DragLog { fixture.log }

  init() {
    let shelf = shelf
    fixture.host.tabs.insert(TabItem(title: "S", identifier: "s") { _ in shelf }, at: 0)
    fixture.host.selectedTab = fixture.tab("s")
    _ = fixture.take()
  }

  private func drag(_ name: String) throws -> Drag {
    try #require(fixture.user.drag(name, in: shelf).1)
  }

  @Test func `a drop of an element calls what a drop of a row does`() throws {
    log.answers = ["b": .copy]
    var local: [Any?] = []
    log.whenAccepting = { local = $0.items.map(\.localObject) }
    let drag = try drag("Rain")
    expectEqual(fixture.take(), [])
    drag.enter(fixture.over("b"))
    expectEqual(drag.operation, .copy)
    expectEqual(drag.drop(), .performed)
    expectEqual(fixture.take(), ["op(b)", "accept(b)"])
    expectEqual(local as? [Int], [1])
    expectEqual(shelf.requests, [0])
  }

  @Test func `an action accepts an element, whose drag permits moves and has a local session`()
    throws
  {
    var sessions: [any DropSession] = []
    log.requestHandler = { sessions.append($0) }
    let drag = try drag("Rain")
    drag.enter(.action(fixture.new, fixture.group))
    drag.enter(fixture.over("b"))
    expectEqual(fixture.take(), ["opA(new, g)", "op(b)"])
    expect(sessions.last?.localDragSession != nil && sessions.last?.allowsMoveOperation == true)
  }

  @Test func `further elements are requested with the items of the others, each element once`()
    throws
  {
    let drag = try drag("Moss")
    expectEqual(drag.add("Rain", in: shelf), .performed)
    expectEqual(drag.add(shelf.draggableElements[2], in: shelf), .performed)
    expectEqual(drag.add("Rain", in: shelf), .performed)
    expectEqual(drag.items.map { $0.localObject as? Int }, [0, 1, 2])
    expectEqual(shelf.requests, [0, 1, 2])
    expect(drag.isDragging(shelf.draggableElements[2], of: shelf))
    expect(!drag.isDragging(shelf.draggableElements[2], of: fixture.host))
  }

  @Test func `a row of the sidebar can be added to a drag of an element, and the reverse`() throws {
    log.items = ["a": [.text("a")]]
    let drag = try drag("Moss")
    expectEqual(drag.add(row: fixture.tab("a")), .performed)
    expectEqual(drag.items.count, 2)
    let rows = try #require(fixture.drag(row: "a").1)
    expect(!drag.isActive)
    expectEqual(rows.add("Moss", in: shelf), .performed)
    expectEqual(rows.items.count, 2)
  }

  @Test func `adding an element requests the operation again`() throws {
    let drag = try drag("Moss")
    drag.enter(fixture.over("b"))
    drag.add("Rain", in: shelf)
    expectEqual(fixture.take(), ["op(b)", "op(b)"])
  }

  @Test func `an element without items or that is disabled is not dragged`() throws {
    shelf.disabled = [1]
    expectEqual(fixture.user.drag("Rain", in: shelf).0, .refused(.disabled))
    let never = DraggableElement(id: 5, title: "x", dragItems: nil)
    expectEqual(fixture.user.drag(never, in: shelf).0, .refused(.notPermitted))
    expectEqual(fixture.user.drag("Snow", in: shelf).0, .refused(.notAvailable))
    expectEqual(shelf.requests, [])
    let drag = try drag("Moss")
    expectEqual(drag.add("Rain", in: shelf), .refused(.disabled))
    expectEqual(drag.add("Snow", in: shelf), .refused(.notAvailable))
    shelf.hasItems = false
    expectEqual(drag.add(shelf.draggableElements[2], in: shelf), .refused(.notPermitted))
    expectEqual(drag.items.count, 1)
    drag.cancel()
    expectEqual(drag.add("Moss", in: shelf), .refused(.notAvailable))
    expectEqual(fixture.user.drag("Moss", in: shelf).0, .refused(.notPermitted))
  }

  @Test func `an element is found by its title or its identity, the first one of several`() throws {
    expectEqual(try drag("Moss").items.first?.localObject as? Int, 0)
    expectEqual(try drag("2").items.first?.localObject as? Int, 2)
  }

  @Test func `no element is added to a drag from another app`() {
    let drag = fixture.text("x")
    expectEqual(drag.add("Moss", in: shelf), .refused(.notPermitted))
    expectEqual(shelf.requests, [])
  }

  @Test func `an element can't be dragged while its content is covered or not on screen`() throws {
    fixture.host.present(ViewController(), animated: false)
    expectEqual(fixture.user.drag("Moss", in: shelf).0, .refused(.covered))
    fixture.user.dismissPresented()
    fixture.host.selectedTab = fixture.tab("a")
    expectEqual(fixture.user.drag("Moss", in: shelf).0, .refused(.notOnScreen))
    expectEqual(shelf.requests, [])
  }

  @Test func `content that leaves the screen while its items are requested is not dragged`() {
    shelf.whenRequested = { [host = fixture.host] in host.selectedTab = host.tabs[1] }
    expectEqual(fixture.user.drag("Moss", in: shelf).0, .refused(.notOnScreen))
    expectEqual(shelf.requests, [0])
  }

  @Test
  func `a drag of an element is an action of the user, and its items are those of a provider`() {
    final class Observer: TabHostObserver {
      var events: [String] = []

      func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
        events.append("\(event)")
      }
    }
    let observer = Observer()
    fixture.host.addObserver(observer, of: [.action, .provider])
    let drag = fixture.user.drag("Rain", in: shelf).1
    drag?.add("Moss", in: shelf)
    expectEqual(
      observer.events,
      [
        #"dragElement("Rain", in: s)"#, "dragItems(s, of: Rain)",
        #"addElementToDrag("Moss", in: s)"#, "dragItems(s, of: Moss)",
      ]
    )
  }
}
