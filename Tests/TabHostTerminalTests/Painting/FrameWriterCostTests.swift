import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal
@testable import TerminalToolkit

/// Bytes written per change.
@MainActor struct FrameWriterCostTests {
  nonisolated static let platforms: [TraitCollection] = [.pad, .pad.upright, .phone, .pad.mirrored]

  /// Returns the number of bytes written for a change and the size of the minimal difference, at
  /// 80x24.
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

  /// Returns the size of the changed cells, with one cursor movement per run and the necessary
  /// styles.
  private func floor(_ old: Frame, _ new: Frame) -> Int {
    var bytes = 0
    var style = CellStyle.plain
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
  func `a selection writes at most 1.3 times the minimal difference`(
    traits: TraitCollection
  ) {
    for selected in ["Library", "Cinema", SearchTabItem.identifier] {
      let cost = cost(traits) { $0.host.selectedTab = $0.host.tab(forIdentifier: selected) }
      expect(cost.floor > 0)
      expect(cost.bytes * 10 <= cost.floor * 13, "\(selected): \(cost)")
    }
  }

  @Test(arguments: platforms)
  func `a title change writes at most 1.3 times the minimal difference`(traits: TraitCollection) {
    let cost = cost(traits) { $0.library.title = "Bookcase" }
    expect(cost.floor > 0)
    expect(cost.bytes * 10 <= cost.floor * 13, "\(cost)")
  }

  @Test(arguments: platforms)
  func `a badge change writes at most 1.3 times the minimal difference`(traits: TraitCollection) {
    let cost = cost(traits) { $0.library.badgeValue = "4" }
    expect(cost.floor > 0)
    expect(cost.bytes * 10 <= cost.floor * 13, "\(cost)")
  }
}
