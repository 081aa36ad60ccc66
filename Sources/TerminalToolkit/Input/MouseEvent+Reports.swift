extension MouseEvent {
  /// Creates the event that a control sequence encodes, or returns `nil` if it encodes none.
  ///
  /// The forms are `CSI < code ; column ; row M`, with `m` for a release, and the older
  /// `CSI code ; column ; row M`, in which the code is larger by 32.
  init?(_ sequence: ControlSequence) {
    guard sequence.intermediates.isEmpty, let numbers = sequence.plainNumbers, numbers.count == 3
    else { return nil }
    let (code, column, row) = (numbers[0], numbers[1], numbers[2])
    switch (sequence.prefix, sequence.final) {
    case ("<", "M"): self.init(code: code, column: column, row: row, release: .unspecified)
    case ("<", "m"): self.init(code: code, column: column, row: row, release: .explicit)
    case (nil, "M"): self.init(code: code - 32, column: column, row: row, release: .inCode)
    default: return nil
    }
  }

  /// Creates the event that the three bytes of the oldest form encode, or returns `nil` if they are
  /// invalid.
  init?(bytes: ArraySlice<UInt8>) {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    self.init(code: numbers[0], column: numbers[1], row: numbers[2], release: .inCode)
  }

  /// How a report encodes the release of a button.
  private enum Release {
    /// By the final byte, which indicates that there was no release.
    case unspecified
    /// By the final byte, which indicates a release.
    case explicit
    /// By a button number that denotes no button.
    case inCode
  }

  /// Creates an event from a code and a position counted from 1.
  private init?(code: Int, column: Int, row: Int, release: Release) {
    guard let button = Self.button(code) else { return nil }
    let isMotion = code & 32 != 0
    let isWheel = code & 0b1100_0000 == 64
    let kind: Kind
    switch (release, button) {
    case (.explicit, _):
      guard !isWheel else { return nil }
      kind = .release
    case (_, .none): kind = isMotion ? .move : .release
    default: kind = isMotion && !isWheel ? .drag : .press
    }
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(
      kind,
      button: button,
      location: CellPoint(column: max(column - 1, 0), row: max(row - 1, 0)),
      modifiers: modifiers
    )
  }

  /// Returns the button in a code: the low two bits select a button within a group, the high two
  /// bits select the group.
  private static func button(_ code: Int) -> Button? {
    let groups: [[Button]] = [
      [.left, .middle, .right, .none],
      [.wheelUp, .wheelDown, .wheelLeft, .wheelRight],
      [.other(8), .other(9), .other(10), .other(11)],
    ]
    let group = code >> 6
    return groups.indices.contains(group) ? groups[group][code & 3] : nil
  }
}
