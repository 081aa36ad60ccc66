import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalToolkit

/// Replaying written frames.
struct FrameWriterReplayTests {
  @Test(arguments: Soak.seeds(1...3, more: 37), ScreenModel.Counting.allCases)
  func `any frame can be written after any other frame`(
    seed: UInt64,
    counting: ScreenModel.Counting
  ) {
    var random = RandomFrames(seed: seed)
    let size = CellSize(
      columns: Int.random(in: 1...14, using: &random),
      rows: Int.random(in: 1...4, using: &random)
    )
    let colors = ColorDepth.allCases[Int(seed) % 4]
    let frames = (0..<10).map { random.frame(size, drawing: $0 % 8 == 7 ? .ascii : .unicode) }
    var writer = FrameWriter(colors: colors, synchronizesOutput: seed == 3)
    var screen = ScreenModel(size: size, counting: counting)
    for first in frames.indices {
      for second in frames.indices {
        for index in [first, second] {
          screen.feed(writer.bytes(toShow: frames[index]))
          let mistakes = screen.mistakes(showing: frames[index], colors: colors)
          expectEqual(mistakes, [], "\(Soak.replay(seed)), frames \(first) and \(second)")
          guard mistakes.isEmpty else { return }
          expectEqual(writer.bytes(toShow: frames[index]), [])
        }
      }
    }
  }

  @Test(arguments: RandomFrames.texts)
  func `a text is written and removed correctly in every column`(text: String) {
    for counting in ScreenModel.Counting.allCases {
      let size = CellSize(columns: 9, rows: 2)
      var writer = FrameWriter()
      var screen = ScreenModel(size: size, counting: counting)
      for column in -1..<9 {
        var cells = CellBuffer(size: size)
        cells.fill(cells.bounds, with: Cell("x"))
        cells.put(text, at: CellPoint(column: column, row: 1), style: CellStyle(reversed: true))
        screen.feed(writer.bytes(toShow: Frame(cells)))
        expectEqual(screen.mistakes(showing: Frame(cells)), [])
      }
    }
  }
}
