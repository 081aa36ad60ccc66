import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// The two sides of a drag session.
@MainActor struct DragSessionTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  /// Returns an item with a local object, a text for all apps and a type for its own process.
  private func item() -> DragItem {
    let item = DragItem.text("x")
    item.itemProvider.registerDataRepresentation(
      forTypeIdentifier: "com.example.own",
      visibility: .ownProcess
    ) { _ in nil }
    item.itemProvider.suggestedName = "name"
    item.localObject = "object"
    return item
  }

  /// Returns the session that a tab receives when the drag enters it.
  private func seen(_ drag: Drag) throws -> any DropSession {
    var seen: (any DropSession)?
    log.requestHandler = { seen = $0 }
    drag.leave()
    drag.enter(fixture.over("b"), at: .zero)
    return try #require(seen)
  }

  @Test func `a drag from the same app provides its session, context and local objects`() throws {
    let log = log
    log.items = ["a": [item()]]
    log.whenDragging = { $0.localContext = "context \($0.items.count)" }
    let drag = try #require(fixture.drag(row: "a").1)
    let session = try seen(drag)
    let local = try #require(session.localDragSession)
    expect(local.localContext as? String == "context 0")
    expect(local === drag.dragSession)
    expect(session.items.first === drag.items.first)
    expect(session.items.first?.localObject as? String == "object")
    expect(session.hasItemsConforming(toTypeIdentifiers: ["com.example.own"]))
    expect(session.allowsMoveOperation && local.allowsMoveOperation)
    expect(!session.isRestrictedToDraggingApplication)
  }

  @Test func `a drag from another app provides only what is visible to all apps`() throws {
    let drag = fixture.user.beginExternalDrag([item()])
    let session = try seen(drag)
    expect(session.localDragSession == nil && drag.dragSession == nil)
    expectEqual(session.items.count, 1)
    expect(session.items[0] === session.items[0])
    expect(session.items[0].localObject == nil)
    expectEqual(session.items[0].itemProvider.suggestedName, "name")
    expect(!session.hasItemsConforming(toTypeIdentifiers: ["com.example.own"]))
    expect(session.hasItemsConforming(toTypeIdentifiers: ["public.png", "public.text"]))
    expect(!session.hasItemsConforming(toTypeIdentifiers: []))
    expect(session.canLoadObjects(ofClass: String.self))
    expect(!session.canLoadObjects(ofClass: URL.self))
    expect(!session.allowsMoveOperation)
    expectEqual(session.progressIndicatorStyle, .default)
  }

  @Test func `a local drag that begins outside the sidebar provides context and local objects`()
    throws
  {
    let drag = fixture.user.beginExternalDrag([item()], allowsMoveOperation: true, isLocal: true)
    drag.dragSession?.localContext = "context"
    let session = try seen(drag)
    expect(session.localDragSession?.localContext as? String == "context")
    expect(session.items.first?.localObject as? String == "object")
    expect(session.allowsMoveOperation)
  }

  @Test func `the session reflects changes of the drag and is the same for all targets`() throws {
    let drag = fixture.text("x")
    let session = try seen(drag)
    drag.items = [.text("1"), .text("2")]
    drag.allowsMoveOperation = true
    expect(session.items.count == 2 && session.allowsMoveOperation)
    try expect(seen(drag) === session)
  }

  @Test func `the location is converted to the coordinates of the host and the content`() throws {
    fixture.host.bounds = CGRect(x: 0, y: 0, width: 1000, height: 800)
    fixture.host.sidebar.preferredLayout = .tile
    let drag = fixture.text("x")
    drag.location = CGPoint(x: 400, y: 90)
    let session = try seen(drag)
    expectEqual(session.location(in: fixture.host), CGPoint(x: 400, y: 90))
    let content = try #require(fixture.host.selectedViewController)
    let origin = fixture.host.contentLayoutGuide.layoutFrame.origin
    expectEqual(session.location(in: content), CGPoint(x: 400 - origin.x, y: 90 - origin.y))
    expect(origin.x > 0)
  }

  @Test func `targets and dragged rows are invalidated once per change`() throws {
    log.items = ["a": [.text("a")]]
    var frames = 0
    fixture.host.needsFrameHandler = { frames += 1 }
    func changed() -> [String] {
      defer { frames = 0 }
      let changes = fixture.host.takeChanges()
      return ["\(changes)", "\(frames)"]
    }
    let drag = try #require(fixture.drag(row: "a").1)
    expectEqual(changed(), ["looks", "1"])
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(changed(), ["looks", "1"])
    drag.enter(.action(fixture.new, fixture.group), at: .zero)
    expectEqual(changed(), ["sidebar, looks", "1"])
    drag.cancel()
    expectEqual(changed(), ["sidebar, looks", "1"])
  }

  @Test func `a host has one drag, which ends when it is released`() {
    let first = fixture.text("x")
    first.enter(fixture.over("b"), at: .zero)
    var second: Drag? = fixture.text("y")
    expect(!first.isActive && first.operation == .cancel && first.target == nil)
    second?.enter(fixture.over("a"), at: .zero)
    fixture.host.needsFrameHandler = {}
    second = nil
    expectEqual(fixture.host.takeChanges(), .looks)
  }
}
