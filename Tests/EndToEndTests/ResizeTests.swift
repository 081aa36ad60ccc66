import TerminalTestSupport
import Testing

@Suite("End to end: resizing", .enabled(if: Equipment.isThere, Equipment.advice))
struct ResizeTests {
  /// A generator of pseudorandom sizes that are the same in every run.
  private struct Sizes {
    var state: UInt32

    mutating func next(upTo limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return 1 + Int(state >> 8) % limit
    }
  }

  @Test(arguments: [UInt32(1), 2, 3])
  func `every emulator shows the same frame at every size`(seed: UInt32) throws {
    let scene = try Scene()
    var sizes = Sizes(state: seed)
    let random = (0..<12).map { _ in (sizes.next(upTo: 130), sizes.next(upTo: 40)) }
    let chosen = [(1, 1), (2, 1), (1, 2), (3, 3), (19, 9), (60, 30), (80, 24)]
    try scene.show(random + chosen)
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test func `the selection, but not editing, survives a resize to one cell`() throws {
    let scene = try Scene()
    let edit = Step("edit") { stage, _ in try stage.type("e") }
    let library = Step("tap library") { stage, _ in try stage.type("2") }
    try scene.perform([library, edit])
    try scene.resize(columns: 1, rows: 1)
    try scene.wait("a single cell") { $0.rows == [""] || $0.rows[0].count > 1 ? ["nothing"] : [] }
    try scene.check("a single cell")
    // The screen was too narrow for editing, which has therefore ended.
    try scene.resize(columns: 80, rows: 24)
    let states = try HostState.all(after: ["tap library"], columns: 80, rows: 24)
    try scene.wait("the size from before") { states[1].differences(from: $0) }
    try scene.check("the size from before")
    try scene.leave()
  }
}

extension Scene {
  /// Resizes the terminal repeatedly, and waits for the expected screen each time.
  fileprivate func show(_ sizes: [(columns: Int, rows: Int)]) throws {
    let lines = sizes.flatMap { columns, rows in
      let isLandscape = columns / 2 >= rows
      return [
        "size \(columns < 60 ? "compact" : "regular")",
        "rotate \(isLandscape ? "landscape" : "portrait")",
      ]
    }
    let states = try HostState.all(after: lines, columns: columns, rows: rows)
    try wait("the first frame") { states[0].differences(from: $0) }
    for (index, (columns, rows)) in sizes.enumerated() {
      try show(columns, rows, states[2 * index + 2])
    }
  }

  private func show(_ columns: Int, _ rows: Int, _ state: HostState) throws {
    try resizeAndWait(columns: columns, rows: rows) { state.differences(from: $0) }
    try check("\(columns)x\(rows)")
  }
}
