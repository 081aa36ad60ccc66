import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// A host with a page on a stack that has buttons.
@MainActor private struct BarPainting {
  let host: TabHostController
  let page = ViewController()
  let stack = NavigationController()

  init(
    _ traits: TraitCollection = .pad.upright,
    pushed: Bool = false,
    barEdge: TabHostController.Bar.Edge? = .bottom
  ) {
    page.title = "Films"
    let root = ViewController()
    root.title = "Library"
    stack.viewControllers = pushed ? [root, page] : [page]
    host = TabHostController.with(
      traits,
      TabItem(title: "Watch", image: .init(systemName: "play"), identifier: "w") { [stack] _ in
        stack
      },
      TabItem(title: "Read", image: .init(systemName: "book"), identifier: "r")
    )
    host.preferredBarEdge = barEdge
    host.appear()
  }

  func button(_ title: String, _ symbol: String? = nil) -> BarButtonItem {
    let image = symbol.flatMap { TabImage(systemName: $0) }
    return BarButtonItem(title: title, image: image, primaryAction: Action { _ in })
  }

  func addButtons() {
    page.navigationItem.leftBarButtonItem = button("Edit")
    page.navigationItem.leftItemsSupplementBackButton = true
    page.navigationItem.rightBarButtonItems = [button("Add", "plus"), button("Sort")]
  }

  func text(_ columns: Int, _ rows: Int, _ options: FrameOptions = FrameOptions()) -> String {
    let painter = FramePainter(host: host, options: options)
    return painter.frame(size: CellSize(columns: columns, rows: rows)).plainText
  }

  /// The line of the title.
  func heading(_ columns: Int, _ options: FrameOptions = FrameOptions()) -> String {
    text(columns, 9, options).split(separator: "\n", omittingEmptySubsequences: false).first
      .map(String.init) ?? ""
  }
}

@MainActor struct NavigationBarPaintingTests {
  @Test func `the heading shows back button, buttons, title, subtitle and overflow`() {
    let painting = BarPainting(pushed: true)
    expectEqual(painting.heading(40), "‹ Library  Films")
    painting.addButtons()
    expectEqual(painting.heading(40), "‹ Library  Edit  Films          Sort  +")
    painting.page.navigationItem.additionalOverflowItems = DeferredMenuElement { $0([]) }
    expectEqual(painting.heading(40), "‹ Library  Edit  Films       Sort  +  ⋯")
    (painting.page.navigationItem.subtitle, painting.page.navigationItem.prompt) = ("Sub", "Prompt")
    expect(painting.text(40, 9).contains("\n Prompt - Sub\n"))
    painting.page.navigationItem.title = "Own"
    expectEqual(painting.heading(40), "‹ Library  Edit  Own         Sort  +  ⋯")
    painting.page.navigationItem.hidesBackButton = true
    expectEqual(painting.heading(40), " Edit  Own                   Sort  +  ⋯")
  }

  @Test func `selected, disabled and prominent buttons and badges differ in the heading`() {
    let painting = BarPainting()
    let button = painting.button("Sort")
    painting.page.navigationItem.rightBarButtonItem = button
    button.isSelected = true
    expectEqual(painting.heading(20), " Films        [Sort]")
    button.isSelected = false
    button.isEnabled = false
    expectEqual(painting.heading(20), " Films       Sort⊘")
    button.isEnabled = true
    button.badge = .count(3)
    expectEqual(painting.heading(20), " Films     Sort (3)")
    button.badge = .indicator()
    expectEqual(painting.heading(20), " Films     Sort (•)")
    button.badge = nil
    button.style = .prominent
    let painter = FramePainter(host: painting.host)
    let cells = painter.frame(size: CellSize(columns: 20, rows: 9)).cells
    expect(cells[16, 0].style.isBold)
  }

  @Test(arguments: Soak.part(9, of: Array(1...60)))
  func `any width shows the title or the overflow, and never overlapping buttons`(columns: Int) {
    let painting = BarPainting(pushed: true)
    painting.addButtons()
    for rows in 1...6 {
      for traits in [TraitCollection.pad.upright, .phone, .vision, .pad.mirrored] {
        painting.host.traitCollection = traits
        for isInteractive in [false, true] {
          let options = FrameOptions(isInteractive: isInteractive)
          let painter = FramePainter(host: painting.host, options: options)
          let size = CellSize(columns: columns, rows: rows)
          let layout = painter.layout(size: size)
          let rects = layout.controls(in: .content).map(\.rect)
          for (index, rect) in rects.enumerated() {
            expectEqual(rect.intersection(CellRect(size)), rect)
            for other in rects[..<index] { expect(rect.intersection(other).isEmpty) }
          }
          _ = painter.frame(layout)
        }
      }
    }
  }

  @Test func `narrow headings keep the overflow`() {
    let painting = BarPainting()
    painting.addButtons()
    expectEqual(painting.heading(24), " Edit  Films    Sort  +")
    expectEqual(painting.heading(20), " Films   Sort  +  ⋯")
    expectEqual(painting.heading(12), "Films  +  ⋯")
    expectEqual(painting.heading(6), "Fi… ⋯")
  }

  @Test func `a hidden bar leaves its lines to the page`() {
    let painting = BarPainting(pushed: true)
    painting.addButtons()
    painting.stack.isNavigationBarHidden = true
    let painter = FramePainter(host: painting.host, options: FrameOptions(isInteractive: true))
    let layout = painter.layout(size: CellSize(columns: 40, rows: 9))
    expectEqual(layout.content.page, CellRect(column: 1, row: 0, columns: 38, rows: 7))
    expect(layout.controls(in: .content).isEmpty)
    painting.host.isSearchable = true
    let items = painter.layout(size: CellSize(columns: 40, rows: 9)).controls(in: .content)
    expectEqual(items.map(\.id), [.searchField, .help])
  }
}

@MainActor struct VerticalBarPaintingTests {
  private func painting(_ edge: VerticalBarEdge, isMirrored: Bool = false) -> BarPainting {
    var traits = isMirrored ? TraitCollection.phone.mirrored : .phone
    traits.verticalBarEdge = edge
    let painting = BarPainting(traits)
    painting.addButtons()
    return painting
  }

  @Test func `a bar at the trailing edge has tabs, then buttons, beside the content`() {
    expectEqual(
      painting(.trailing).text(40, 6),
      """
       Edit  Films              Sort [▶ Watch]
      ─────────────────────────────── ▮ Read
                     ▷                + Add
                   Films



      """
    )
    expectEqual(
      painting(.leading).text(40, 6),
      """
      [▶ Watch] Edit  Films              Sort
       ▮ Read  ───────────────────────────────
       + Add                  ▷
                            Films



      """
    )
    expectEqual(
      painting(.trailing, isMirrored: true).text(40, 6),
      """
      [Watch ▶] Sort              Films  Edit
        Read ▮ ───────────────────────────────
         Add +                ▷
                            Films



      """
    )
    expectEqual(
      painting(.trailing).text(40, 2),
      """
       Edit  Films               Sort [⋯ More]
      ──────────────────────────────── + Add

      """
    )
  }

  @Test func `without buttons, the items are in the middle of the bar`() {
    var traits = TraitCollection.phone
    traits.verticalBarEdge = .trailing
    expectEqual(
      BarPainting(traits).text(40, 6),
      """
       Films
      ───────────────────────────────
                     ▷               [▶ Watch]
                   Films              ▮ Read



      """
    )
  }
}
