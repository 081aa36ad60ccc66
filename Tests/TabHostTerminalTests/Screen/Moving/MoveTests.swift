import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// What cases do not show of a move: styles, time, handlers and other drawings.
@MainActor struct MoveTests {
  // MARK: - Marks

  @Test func `the original row is dimmed, a gap is underlined, and a drop target is reversed`()
    throws
  {
    let fixture = ScreenFixture.moving(.character("v"), .down)
    let old = try fixture.user.location(of: .row("c1"))
    let new = try fixture.user.location(of: .row("c2"))
    let cells = fixture.screen.frame().cells
    expect(cells[old.column, old.row].style.isDim)
    expect(!cells[old.column, old.row].style.isUnderlined)
    expect(cells[new.column, new.row].style.isUnderlined)
    let other = ScreenFixture.draggingPhoto()
    other.press(.up, .up)
    let target = try other.user.location(of: .row("b"))
    expect(other.screen.frame().cells[target.column, target.row].style.isReversed)
  }

  @Test func `a gap before a row underlines the row above`() throws {
    let fixture = ScreenFixture.moving(.down, .character("v"), .up)
    let cells = fixture.screen.frame().cells
    let above = try fixture.user.location(of: .row("g"))
    let below = try fixture.user.location(of: .row("c1"))
    expect(cells[above.column, above.row].style.isUnderlined)
    expect(!cells[below.column, below.row].style.isUnderlined)
  }

  @Test func `in ASCII, the badge of an item that would be removed shows a hyphen`() throws {
    let fixture = ScreenFixture.moving()
    fixture.press(.character("e"))
    try fixture.user.mouse(.press, .tab("a"))
    try fixture.user.mouse(.drag, .element(.content))
    fixture.screen.options.drawing = .ascii
    expectEqual(fixture.user.lines(containing: "- a").count, 1)
  }

  @Test func `that a row cannot be moved is in the status line alone, until the next key press`() {
    let fixture = ScreenFixture.moving()
    fixture.screen.options.showsStatusLine = true
    fixture.group.allowsReordering = false
    fixture.press(.character("v"))
    let release = KeyPress(.character("v"), kind: .release)
    fixture.screen.handle(.key(release), at: .zero)
    expect(fixture.screen.status.refusal != nil && fixture.user.lines(containing: "⊘").isEmpty)
    fixture.press(.down)
    expect(fixture.screen.status.refusal == nil)
  }

  // MARK: - The end

  @Test func `presenting an alert cancels the move without any change`() {
    let fixture = ScreenFixture.moving(.character("v"), .down)
    let alert = AlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    fixture.host.present(alert, animated: false)
    expectEqual(fixture.user.lines(containing: "Wait").count, 1)
    fixture.press(.enter)
    expect(fixture.host.presentedViewController == nil)
    expectEqual(fixture.group.displayOrder.map(\.identifier), ["c1", "c2"])
    fixture.press(.enter)
    expectEqual(fixture.group.displayOrder.map(\.identifier), ["c1", "c2"])
  }

  @Test func `a drop handler receives the location of the pointer`() throws {
    let fixture = ScreenFixture()
    fixture.answers.dragItemTypes["a"] = ["photo"]
    var places: [CGPoint] = []
    fixture.tab("b").dropHandler = DropHandler(accepting: ["photo"]) { [host = fixture.host] in
      places.append($0.location(in: host))
    }
    let end = try fixture.user.location(of: .row("b"))
    try fixture.user.drag(.row("a"), to: .row("b"))
    expectEqual(places, [CGPoint(x: Double(end.column), y: Double(end.row))])
  }

  // MARK: - Time

  @Test func `time passes in shorter steps while a drag rests where the rows or the bar scroll`()
    throws
  {
    let rows = ScreenFixture(80, 8, more: 20)
    let edge = CellPoint(column: 3, row: (rows.screen.layout().sidebar?.rows.endRow ?? 1) - 1)
    rows.answers.dragItemTypes["a"] = ["photo"]
    try rows.user.mouse(.press, .row("a"))
    try rows.user.mouse(.drag, .cell(edge))
    expect(rows.screen.tickInterval < Drag.springLoadingDelay)
    try rows.user.mouse(.drag, .cell(3, edge.row - 2))
    expectEqual(rows.screen.tickInterval, Drag.springLoadingDelay)
    let bar = ScreenFixture(80, 24, more: 12)
    bar.press(.character("e"))
    try bar.user.mouse(.press, .row("c1"))
    try bar.user.mouse(.drag, .element(.laterTabs))
    expect(bar.screen.tickInterval < Drag.springLoadingDelay)
  }
}
