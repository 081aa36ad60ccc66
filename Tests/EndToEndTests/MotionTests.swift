import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: motion.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct MotionTests {
  @Test(arguments: Soak.part(1, of: [(80, 24), (120, 30)]))
  func `the sidebar reaches the same frame with and without animation`(
    columns: Int,
    rows: Int
  ) throws {
    let still = try EmulatedProgram(
      columns: columns,
      rows: rows,
      environment: ["TABHOST_REDUCE_MOTION": "1"]
    )
    let state = try HostState.all(after: ["sidebar hide"], columns: columns, rows: rows)
    try still.wait("the first frame") { state[0].differences(from: $0) }
    let shown = try still.screens()
    let count = still.frameCount
    try still.type(Key.sidebar)
    let hidden = try still.wait("no sidebar") { state[1].differences(from: $0) }
    expectEqual(still.frameCount, count + 1)
    try still.check("no sidebar")
    try still.quit()

    let sliding = try EmulatedProgram(columns: columns, rows: rows)
    try sliding.wait(for: shown)
    for _ in 0..<2 {
      try sliding.type(Key.sidebar)
      try sliding.wait(for: hidden)
      try sliding.type(Key.sidebar)
      try sliding.wait(for: shown)
    }
    // The sidebar reappears before it has disappeared.
    try sliding.type(Key.sidebar + Key.sidebar + Key.sidebar)
    try sliding.wait(for: hidden)
    try sliding.quit()
  }

  @Test(arguments: [(30, 8), (100, 40)])
  func `a resize during a slide ends it`(columns: Int, rows: Int) throws {
    let program = try EmulatedProgram()
    let states = try HostState.all(after: ["sidebar hide"], columns: 80, rows: 24)
    try program.wait("the first frame") { states[0].differences(from: $0) }
    try program.type(Key.sidebar)
    try program.resizeAndWait(columns: columns, rows: rows)
    try program.resizeAndWait(columns: 80, rows: 24) { states[1].differences(from: $0) }
    try program.check("no sidebar")
    try program.quit()
  }
}

extension EmulatedProgram {
  /// The number of frames written.
  fileprivate var frameCount: Int {
    String(decoding: terminal.output, as: UTF8.self).matches(of: /\u{1B}\[\?2026h/).count
  }

  /// Waits until the screen is equal to another one, and checks it.
  fileprivate func wait(for picture: Screen) throws {
    try wait("a picture") { screen in
      screen.rows == picture.rows && screen.styles == picture.styles
        && screen.colors == picture.colors ? [] : ["another"]
    }
    try check("a picture")
  }
}
