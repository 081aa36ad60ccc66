import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: resizing.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct ResizeTests {
  /// A generator of pseudorandom sizes that are the same in every run.
  private struct Sizes {
    var state: UInt32

    mutating func next(upTo limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return 1 + Int(state >> 8) % limit
    }
  }

  @Test(arguments: Soak.part(1, of: [UInt32(1), 2, 3]))
  func `every emulator shows the same frame at every size`(seed: UInt32) throws {
    let program = try EmulatedProgram()
    var sizes = Sizes(state: seed)
    let random = (0..<12).map { _ in (sizes.next(upTo: 130), sizes.next(upTo: 40)) }
    let chosen = [(1, 1), (2, 1), (1, 2), (3, 3), (19, 9), (60, 30), (80, 24)]
    try program.show(random + chosen)
    try program.quit()
    try program.agreeOnWidths()
  }
}

extension EmulatedProgram {
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
