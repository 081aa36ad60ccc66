import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Recording drags, and replaying them.
@MainActor struct RecordedDragTests {
  private static let json = #"""
    {"mode":"tabSidebar","tabs":["a","b","none",
      {"id":"g","title":"G","children":["c","d"],"actions":[{"id":"new","title":"New"}]}],
     "answers":{"drop":{"b":"copy","c":"copy"},"dropOnAction":{"g/new":"copy"},
       "dragItems":{"a":["photo"],"c":["photo"]},"menu":{"a":[{"title":"Open"}]}}}
    """#

  /// A session on the described host.
  @MainActor private struct Session {
    let host: TabHostController
    var user: UserInteraction { host.user }

    func tab(_ identifier: String) -> TabItem {
      host.tab(forIdentifier: identifier) ?? TabItem(title: "missing", identifier: "missing")
    }

    func target(_ identifier: String) -> Drag.Target { .tab(tab(identifier)) }

    var newItem: Drag.Target? {
      let group = tab("g") as? TabGroupItem
      return group.map { .action($0.sidebarActions[0], $0) }
    }

    func drag(_ types: String..., allowsMove: Bool = false) -> Drag {
      user.beginExternalDrag(types.map { .ofType($0) }, allowsMoveOperation: allowsMove)
    }
  }

  /// Expects the commands of a session, and the same calls of their replay, with rows on screen.
  private func expectCommands(
    _ commands: [String],
    sourceLocation: SourceLocation = #_sourceLocation,
    preparing prepare: @escaping (TabHostController) -> Void = { _ in },
    _ play: (Session) throws -> Void
  ) throws {
    var failure: (any Error)?
    let replay = try HostDescription(json: Self.json).replay(
      preparing: { host in
        host.sidebar.displayedRows = 0..<9
        prepare(host)
      },
      { original in
        do { try play(Session(host: original.host)) } catch { failure = error }
      }
    )
    if let failure { throw failure }
    let lines = replay.script.split(separator: "\n").filter {
      $0 != "strict" && !$0.hasPrefix("expect ")
    }
    expectEqual(lines.map(String.init), commands, sourceLocation: sourceLocation)
    expect(
      replay.difference.isEmpty,
      "\(replay.script)\(replay.difference)",
      sourceLocation: sourceLocation
    )
  }

  // MARK: - Items

  @Test func `a drag of items is one command, which ends with a drop or is canceled`() throws {
    try expectCommands(
      ["drop photo x2 on b move", "hover photo over a 600 on b 0", "drop photo over a on b"]
    ) { session in
      var drag = session.drag("photo", "photo", allowsMove: true)
      drag.enter(session.target("b"))
      drag.drop()
      drag = session.drag("photo")
      drag.enter(session.target("a"), at: .seconds(1))
      drag.hover(until: .milliseconds(1600))
      drag.enter(session.target("b"), at: .seconds(2))
      drag.cancel()
      drag = session.drag("photo")
      drag.enter(session.target("a"))
      drag.enter(session.target("b"))
      drag.drop()
    }
  }

  @Test func `items that are dropped on nothing are canceled`() throws {
    try expectCommands(
      [
        "hover photo on none 0", "hover photo over a on none 0 open", "rows 0 8", "continue-drag",
      ]
    ) { session in
      session.drag("photo").drop()
      let drag = session.drag("photo")
      drag.enter(session.target("a"))
      drag.leave()
      session.host.sidebar.displayedRows = 0..<8
      drag.drop()
    }
  }

  @Test func `items of several types are recorded, items of different types are a comment`() throws
  {
    let json = Self.json
    var script = ""
    let described = try HostDescription(json: json).makeHost()
    let recorder = SessionRecorder(of: described.host) { script += $0 }
    for items in [[DragItem.ofType("png", "jpeg")], [.ofType("png"), .ofType("jpeg")]] {
      let drag = described.host.user.beginExternalDrag(items)
      drag.enter("b")
      drag.drop()
    }
    recorder.finish()
    expectEqual(script, "drop png,jpeg on b\n# no command for: drop\n")
  }

  // MARK: - Rows

  @Test func `a drag of rows passes its targets, and ends on one`() throws {
    try expectCommands(
      ["drag-row a over b 400 over a over none on b", "drag-row a over b", "drag-row a over b"]
    ) { session in
      var drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("b"), at: .seconds(1))
      drag?.hover(until: .milliseconds(1400))
      drag?.enter(session.target("a"), at: .seconds(2))
      drag?.leave()
      drag?.enter(session.target("b"), at: .seconds(3))
      drag?.drop()
      drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("b"))
      drag?.cancel()
      drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("b"))
      drag = nil
    }
  }

  @Test func `a row that is added over a target is written after it`() throws {
    try expectCommands(
      ["drag-row a over b 300 c on b 300", "drag-row a c over b over none"]
    ) { session in
      var drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("b"))
      drag?.hover(until: .milliseconds(300))
      drag?.add(row: session.tab("c"))
      drag?.hover(until: .milliseconds(600))
      drag?.drop()
      drag = session.user.drag(row: session.tab("a")).1
      drag?.add(row: session.tab("c"))
      drag?.enter(session.target("b"))
      drag?.enter(.tab(TabItem(title: "Elsewhere", identifier: "elsewhere")))
      drag?.cancel()
    }
  }

  @Test func `a drag goes on after a row or a target that is refused`() throws {
    try expectCommands(
      [
        "drag-row a d open", "continue-drag c over \"none\" over d over b on c",
        "drag-row \"none\"",
      ],
      preparing: { $0.tabs[2].isHidden = true },
      { session in
        let drag = session.user.drag(row: session.tab("a")).1
        for row in ["d", "c"] { drag?.add(row: session.tab(row)) }
        for target in ["none", "d", "b", "c"] { drag?.enter(session.target(target)) }
        drag?.drop()
        _ = session.user.drag(row: session.tab("none"))
      }
    )
  }

  // MARK: - Resting

  @Test func `a drop on a tab that was selected by resting there has the time`() throws {
    try expectCommands(
      ["drag-row a over c 499 on b 500", "drop photo over a 700 on b 800"]
    ) { session in
      let drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("c"), at: .seconds(5))
      drag?.hover(until: .milliseconds(5499))
      drag?.enter(session.target("b"), at: .milliseconds(5500))
      drag?.hover(until: .milliseconds(5600))
      drag?.hover(until: .seconds(6))
      drag?.drop()
      let other = session.drag("photo")
      other.enter(session.target("a"))
      other.hover(until: .milliseconds(700))
      other.enter(session.target("b"), at: .milliseconds(700))
      other.hover(until: .milliseconds(1500))
      other.drop()
    }
  }

  @Test func `a drag that rests on a group expands it, and goes on among its rows`() throws {
    try expectCommands(
      ["drag-row a over g 600 over c 600 on action g new"],
      preparing: { ($0.tabs[3] as? TabGroupItem)?.isCollapsedByDefault = true },
      { session in
        let drag = session.user.drag(row: session.tab("a")).1
        drag?.enter(session.target("g"))
        drag?.hover(until: .milliseconds(600))
        drag?.enter(session.target("c"), at: .seconds(1))
        drag?.hover(until: .milliseconds(1600))
        if let newItem = session.newItem { drag?.enter(newItem, at: .seconds(2)) }
        drag?.drop()
      }
    )
  }

  @Test func `a clock that is set back, and times without a meaning, are recorded`() throws {
    try expectCommands(
      ["drag-row a over c 200 over b 600", "drag-row a on b 9223372036854775807"]
    ) { session in
      let drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("c"), at: .seconds(9))
      drag?.hover(until: .zero)
      drag?.hover(until: .milliseconds(200))
      drag?.enter(session.target("b"), at: .seconds(9))
      drag?.hover(until: .milliseconds(9600))
      drag?.hover(until: .zero)
      drag?.cancel()
      let other = session.user.drag(row: session.tab("a")).1
      other?.enter(session.target("b"), at: Duration(attoseconds: .min))
      other?.hover(until: Duration(attoseconds: .max))
      other?.drop()
    }
  }

  @Test func `parts of a millisecond add up`() throws {
    try expectCommands(["drag-row a over b 250 c on b 250"]) { session in
      let drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("b"))
      drag?.hover(until: .microseconds(250_600))
      drag?.add(row: session.tab("c"))
      drag?.hover(until: .microseconds(500_100))
      drag?.drop()
    }
  }

  // MARK: - Other actions during a drag

  @Test func `a drag is continued after another action`() throws {
    try expectCommands(
      [
        "drag-row a over b 300 open", "rows 1 5", "continue-drag over b 300 open",
        "tap \"none\"", "continue-drag on c", "drag-row a open", "size compact",
        "hover photo on none 0",
      ]
    ) { session in
      let drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("b"))
      drag?.hover(until: .milliseconds(300))
      session.host.sidebar.displayedRows = 1..<6
      drag?.hover(until: .milliseconds(600))
      session.user.tap("none")
      drag?.enter(session.target("c"))
      drag?.drop()
      let other = session.user.drag(row: session.tab("a")).1
      session.host.traitCollection.horizontalSizeClass = .compact
      session.drag("photo").cancel()
      _ = other
    }
  }

  @Test func `a drag that is released after another action is canceled there`() throws {
    try expectCommands(
      [
        "drag-row a over b open", "rows 1 5", "continue-drag", "tap c", "drag-row a over b",
        "tap b",
      ]
    ) { session in
      var drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("b"))
      session.host.sidebar.displayedRows = 1..<6
      drag = nil
      session.user.tap("c")
      drag = session.user.drag(row: session.tab("a")).1
      drag?.enter(session.target("b"))
      drag = nil
      session.user.tap("b")
    }
  }

  @Test func `a target that leaves the screen during a drag is not entered again`() throws {
    try expectCommands(
      [
        "hover photo on c 100 open", "sidebar hide", "continue-drag over c 100 open",
        "sidebar show", "continue-drag over c open", "sidebar hide", "continue-drag",
      ]
    ) { session in
      let drag = session.drag("photo")
      drag.enter(session.target("c"))
      drag.hover(until: .milliseconds(100))
      session.user.hideSidebar()
      drag.hover(until: .milliseconds(200))
      session.user.showSidebar()
      drag.enter(session.target("c"), at: .milliseconds(300))
      session.user.hideSidebar()
      drag.enter(session.target("c"), at: .milliseconds(400))
      drag.drop()
    }
  }

  /// An app that begins another drag when a tab is selected.
  private final class Interrupter: TabHostControllerDelegate {
    static let shared = Interrupter()

    func tabHostController(
      _ host: TabHostController,
      didSelectTab tab: TabItem,
      previousTab: TabItem?
    ) {
      host.user.beginExternalDrag([.ofType("photo")]).cancel()
    }
  }

  @Test func `a drag that the app ends is not continued`() throws {
    try expectCommands(
      ["drag-row a over b 600", "tap c"],
      preparing: { $0.delegate = Interrupter.shared },
      { session in
        let drag = session.user.drag(row: session.tab("a")).1
        drag?.enter(session.target("b"))
        drag?.hover(until: .milliseconds(600))
        drag?.drop()
        session.user.tap("c")
      }
    )
  }
}
