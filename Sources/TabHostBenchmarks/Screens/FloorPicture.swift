import TabHostTerminal

/// A minimal description of how one frame differs from another.
///
/// It consists of the changed cells, with one cursor move per run of cells and the attributes that
/// they need. It is independent of `FrameWriter`.
struct FloorPicture {
  /// Adjacent cells of the same style.
  struct Run {
    let column: Int
    let row: Int
    /// Whether the run follows the previous one without a cursor move.
    let isNext: Bool
    var codes: [UInt8]
    var text: String
  }

  private(set) var runs: [Run] = []

  /// Creates the difference between two frames, or a whole frame if `old` is `nil`.
  init(from old: Frame?, to new: Frame) {
    var style: CellStyle?
    for row in 0..<new.size.rows {
      var isInRun = false
      for column in 0..<new.size.columns {
        let cell = new.cells[column, row]
        if let old, old.cells[column, row] == cell {
          isInRun = false
          continue
        }
        let text = cell.character.map { String($0) } ?? ""
        if isInRun, style == cell.style {
          runs[runs.count - 1].text += text
        } else {
          let codes = style == cell.style ? [] : Self.codes(of: cell.style, after: style ?? .plain)
          runs.append(
            Run(column: column, row: row, isNext: isInRun, codes: codes, text: text)
          )
        }
        style = cell.style
        isInRun = true
      }
    }
  }

  /// Returns the bytes that draw the difference.
  func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    for run in runs {
      if !run.isNext {
        bytes += [0x1B, 0x5B]
        Self.append(run.row + 1, to: &bytes)
        bytes.append(0x3B)
        Self.append(run.column + 1, to: &bytes)
        bytes.append(0x48)
      }
      bytes += run.codes
      bytes += run.text.utf8
    }
    return bytes
  }

  // MARK: - Attributes

  /// Returns the shorter of two sequences: reset and set all attributes, or change only some.
  private static func codes(of new: CellStyle, after old: CellStyle) -> [UInt8] {
    let (wanted, present) = (attributes(of: new), attributes(of: old))
    var off: [String] = []
    for removed in present.subtracting(wanted) {
      switch removed {
      case 1, 2: off.append("22")
      case 3..<30: off.append("\(20 + removed)")
      case 30..<40: off.append("39")
      default: off.append("49")
      }
    }
    var on = wanted.subtracting(present)
    if off.contains("22") { on.formUnion(wanted.intersection([1, 2])) }
    let steps = off + on.sorted().map(String.init)
    let whole = wanted.isEmpty ? [""] : ["0"] + wanted.sorted().map(String.init)
    let (first, second) = (sequence(steps), sequence(whole))
    return steps.isEmpty ? [] : first.count < second.count ? first : second
  }

  /// Returns the codes of a style. Every color counts as the shortest color code.
  private static func attributes(of style: CellStyle) -> Set<Int> {
    let all = [
      (1, style.isBold), (2, style.isDim), (4, style.isUnderlined), (7, style.isReversed),
      (31, style.foreground != nil), (41, style.background != nil),
    ]
    return Set(all.filter(\.1).map(\.0))
  }

  private static func sequence(_ codes: [String]) -> [UInt8] {
    Array("\u{1B}[\(codes.joined(separator: ";"))m".utf8)
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(0x30 + UInt8(number % 10))
  }
}
