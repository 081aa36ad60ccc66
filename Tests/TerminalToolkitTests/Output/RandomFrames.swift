import TabHostTestSupport

@testable import TerminalToolkit

/// Random frames that depend only on the seed.
struct RandomFrames: RandomNumberGenerator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 { random.next() }

  static let texts = [
    "plain words", "a", "世界", "ｶﾞ世", "Привет мир", "éà", "e\u{301}u\u{308}x", "👨‍👩‍👧‍👦!", "🇩🇪🇫🇷.",
    "❤\u{FE0F}❤", "1\u{FE0F}\u{20E3}2", "👍🏽👍", "─│╭", "▶▷▧", "สวัสดี", "नमस्ते कि",
    "\u{1100}\u{1161}",
    "𐀀🎬", "\u{1B}[2J", "한국어", "(12)", " ", "⚠\u{FE0F}9\u{20E3}", "🏳️‍🌈 🏴\u{E0067}\u{E007F}",
  ]

  mutating func style() -> CellStyle {
    guard Bool.random(using: &self) else { return .plain }
    return CellStyle(
      bold: Int.random(in: 0..<3, using: &self) == 0,
      dim: Int.random(in: 0..<4, using: &self) == 0,
      reversed: Int.random(in: 0..<3, using: &self) == 0,
      underlined: Int.random(in: 0..<4, using: &self) == 0,
      italic: Int.random(in: 0..<5, using: &self) == 0,
      struckThrough: Int.random(in: 0..<5, using: &self) == 0,
      foreground: Bool.random(using: &self) ? nil : color(),
      background: Bool.random(using: &self) ? nil : color()
    )
  }

  mutating func color() -> CellStyle.Color {
    func part() -> UInt8 { UInt8.random(in: 0...255, using: &self) }
    guard Bool.random(using: &self) else {
      return CellStyle.Color.ansi.randomElement(using: &self) ?? .red
    }
    return .rgb(red: part(), green: part(), blue: part())
  }

  mutating func frame(_ size: CellSize, drawing: LineDrawing = .unicode) -> Frame {
    var cells = CellBuffer(size: size)
    for _ in 0..<Int.random(in: 0...8, using: &self) {
      let place = CellPoint(
        column: Int.random(in: -2...size.columns, using: &self),
        row: Int.random(in: 0...size.rows, using: &self)
      )
      let text = Self.texts.randomElement(using: &self) ?? ""
      cells.put(text, at: place, style: style())
      if Int.random(in: 0..<4, using: &self) == 0 {
        let rect = CellRect(column: place.column + 1, row: place.row, columns: 3, rows: 2)
        let style = style()
        cells.restyle(rect) { $0 = style }
      }
    }
    return Frame(cells, drawing: drawing)
  }
}
