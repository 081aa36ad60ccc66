import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalToolkit

/// Color depth.
struct ColorTests {
  private func codes(_ color: CellStyle.Color, _ depth: ColorDepth) -> [Int] {
    CellStyle(foreground: color).selectGraphicRendition(depth)
  }

  @Test func `ANSI colors have the same codes at every color depth`() {
    for depth in ColorDepth.allCases where depth != .none {
      for (index, color) in CellStyle.Color.ansi.enumerated() {
        let text = index < 8 ? 30 + index : 90 + index - 8
        expectEqual(codes(color, depth), [text])
        expectEqual(CellStyle(background: color).selectGraphicRendition(depth), [text + 10])
      }
    }
    expectEqual(codes(.brightRed, .none), [])
  }

  @Test(arguments: [
    ((255, 0, 0), CellStyle.Color.red), ((90, 10, 0), .red), ((240, 140, 20), .yellow),
    ((160, 90, 220), .magenta), ((0, 200, 220), .cyan), ((20, 90, 20), .green),
    ((150, 200, 255), .brightBlue), ((255, 160, 160), .brightRed), ((255, 255, 150), .brightYellow),
    ((0, 0, 0), .black), ((9, 9, 63), .black), ((100, 100, 100), .brightBlack),
    ((200, 200, 199), .white), ((250, 250, 255), .brightWhite),
  ])
  func `the nearest of sixteen colors has the same hue`(
    parts: (UInt8, UInt8, UInt8),
    nearest: CellStyle.Color
  ) {
    let color = CellStyle.Color.rgb(red: parts.0, green: parts.1, blue: parts.2)
    expectEqual(color.nearest(in: .ansi16), nearest)
  }

  @Test(arguments: [
    ((0, 0, 0), 16), ((255, 255, 255), 231), ((255, 0, 0), 196), ((95, 135, 175), 67),
    ((8, 8, 8), 232), ((238, 238, 238), 255), ((127, 128, 129), 244), ((47, 47, 60), 236),
    ((60, 0, 0), 52), ((115, 116, 0), 64),
  ])
  func `the nearest of 256 colors is in the color cube or the grayscale ramp`(
    parts: (UInt8, UInt8, UInt8),
    index: Int
  ) {
    let color = CellStyle.Color.rgb(red: parts.0, green: parts.1, blue: parts.2)
    expectEqual(codes(color, .palette256), [38, 5, index])
    expectEqual(CellStyle(background: color).selectGraphicRendition(.palette256), [48, 5, index])
  }

  @Test func `a true color is written with its components`() {
    let color = CellStyle.Color.rgb(red: 1, green: 2, blue: 3)
    expectEqual(codes(color, .trueColor), [38, 2, 1, 2, 3])
    let style = CellStyle(bold: true, foreground: color, background: .brightBlue)
    expectEqual(style.selectGraphicRendition(.trueColor), [1, 38, 2, 1, 2, 3, 104])
    expectEqual(CellStyle.plain.transition(from: style, colors: .trueColor), "\u{1B}[m")
    let other = CellStyle(bold: true, foreground: .rgb(red: 9, green: 9, blue: 9))
    expectEqual(other.transition(from: style, colors: .trueColor), "\u{1B}[49;38;2;9;9;9m")
  }

  @Test func `the nearest color is a fixed point, and no other color is nearer`() {
    var random = RandomFrames(seed: 11)
    for _ in 0..<500 {
      let color = random.color()
      for depth in ColorDepth.allCases {
        let nearest = color.nearest(in: depth)
        expectEqual(nearest?.nearest(in: depth), nearest)
        guard depth == .palette256, case .rgb = color else { continue }
        expectEqual(distance(nearest, color), distance(color.expected(in: depth), color))
      }
    }
  }

  private func distance(_ first: CellStyle.Color?, _ second: CellStyle.Color) -> Int? {
    guard case .rgb(let r1, let g1, let b1) = first, case .rgb(let r2, let g2, let b2) = second
    else { return nil }
    let distances: [Int] = [Int(r1) - Int(r2), Int(g1) - Int(g2), Int(b1) - Int(b2)]
    return distances.map { $0 * $0 }.reduce(0, +)
  }

  @Test func `the contrast color is distinguishable at every color depth`() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = CellStyle.Color.rgb(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          expect(!color.contrast.mayLookLike(color), "\(color)")
        }
      }
    }
    expect(CellStyle.Color.ansi.allSatisfy { !$0.contrast.mayLookLike($0) })
  }

  @Test func `a color that is equal at the color depth is not written again`() {
    func frame(_ color: CellStyle.Color) -> Frame {
      var cells = CellBuffer(columns: 4, rows: 1)
      cells.put("abcd", at: CellPoint(column: 0, row: 0), style: CellStyle(foreground: color))
      return Frame(cells)
    }
    let first = frame(.rgb(red: 200, green: 10, blue: 10))
    let second = frame(.rgb(red: 202, green: 12, blue: 9))
    for depth in ColorDepth.allCases {
      var writer = FrameWriter(colors: depth)
      _ = writer.bytes(toShow: first)
      expectEqual(writer.bytes(toShow: second).isEmpty, (depth < .trueColor))
    }
    expectEqual(first.ansiText(colors: .ansi16), "\u{1B}[0;31mabcd\u{1B}[0m\n")
    expectEqual(first.ansiText(colors: .palette256), "\u{1B}[0;38;5;160mabcd\u{1B}[0m\n")
    expectEqual(first.ansiText(colors: .none), "abcd\n")
  }

  @Test func `a cell takes at most 24 bytes`() {
    expect(MemoryLayout<Cell>.stride <= 24)
  }
}
