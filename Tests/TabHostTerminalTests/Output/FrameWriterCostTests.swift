import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Bytes a change") struct FrameWriterCostTests {
  nonisolated static let platforms: [TraitCollection] = [.pad, .pad.upright, .phone, .pad.mirrored]

  /// The bytes of a change beside the smallest difference, at 80x24.
  private func cost(
    _ traits: TraitCollection,
    _ change: (PaintingFixture) -> Void
  ) -> (bytes: Int, floor: Int) {
    let fixture = PaintingFixture(traits, selected: "Watch")
    let size = CellSize(columns: 80, rows: 24)
    let old = fixture.painter().frame(size: size)
    change(fixture)
    let new = fixture.painter().frame(size: size)
    var writer = FrameWriter()
    _ = writer.bytes(toShow: old)
    return (writer.bytes(toShow: new).count, floor(old, new))
  }

  /// The changed cells, with one move a run of them and the styles they need.
  private func floor(_ old: Frame, _ new: Frame) -> Int {
    var bytes = 0
    var style = Style.plain
    for row in 0..<new.size.rows {
      var isInRun = false
      for column in 0..<new.size.columns {
        let cell = new.cells[column, row]
        guard cell != old.cells[column, row] else {
          isInRun = false
          continue
        }
        if !isInRun { bytes += "\u{1B}[\(row + 1);\(column + 1)H".utf8.count }
        isInRun = true
        bytes += cell.style.transition(from: style, colors: .ansi16).utf8.count
        style = cell.style
        bytes += cell.character.map { String($0).utf8.count } ?? 0
      }
    }
    return bytes
  }

  @Test(arguments: platforms)
  func `a selection writes no more than 1.3 times the smallest difference`(
    traits: TraitCollection
  ) {
    for selected in ["Library", "Cinema", SearchTabItem.identifier] {
      let cost = cost(traits) { $0.host.selectedTab = $0.host.tab(forIdentifier: selected) }
      #expect(cost.floor > 0)
      #expect(cost.bytes * 10 <= cost.floor * 13, "\(selected): \(cost)")
    }
  }

  @Test(arguments: platforms)
  func `a title writes no more than 1.3 times the smallest difference`(traits: TraitCollection) {
    let cost = cost(traits) { $0.library.title = "Bookcase" }
    #expect(cost.floor > 0)
    #expect(cost.bytes * 10 <= cost.floor * 13, "\(cost)")
  }

  @Test(arguments: platforms)
  func `a badge writes no more than 1.3 times the smallest difference`(traits: TraitCollection) {
    let cost = cost(traits) { $0.library.badgeValue = "4" }
    #expect(cost.floor > 0)
    #expect(cost.bytes * 10 <= cost.floor * 13, "\(cost)")
  }
}
