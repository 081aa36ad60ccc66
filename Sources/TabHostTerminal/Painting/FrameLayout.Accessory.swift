import TabHost

extension FrameLayout {
  /// The places of the bottom accessory.
  public struct Accessory: Hashable, Sendable {
    /// What the accessory takes of the frame.
    public internal(set) var rect: CellRect
    /// The line above it; `nil` in the line of a bar, and where there is no room.
    public internal(set) var rule: CellRect?

    /// What the controller of the accessory draws on.
    public var page: CellRect { rect.lastLine }
  }

  /// The fewest lines of content that are worth an accessory below them, and one with a rule.
  private static let linesWithAccessory = 3
  private static let linesWithRule = 6

  /// Places the accessory, in the bar or at the bottom of the area, and returns what is left.
  @MainActor mutating func placeAccessory(
    of host: TabHostController,
    in area: CellRect
  ) -> CellRect {
    if let inline = bar?.accessory {
      accessory = Accessory(rect: inline)
      return area
    }
    guard host.accessoryEnvironment == .regular, !area.isEmpty,
      area.rows >= Self.linesWithAccessory
    else { return area }
    let rows = area.rows >= Self.linesWithRule ? 2 : 1
    let rect = area.part(row: area.rows - rows, rows: rows)
    accessory = Accessory(rect: rect, rule: rows > 1 ? rect.firstLine : nil)
    return area.part(row: 0, rows: area.rows - rows)
  }
}
