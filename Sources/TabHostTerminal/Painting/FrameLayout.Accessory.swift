import TabHost

extension FrameLayout {
  /// The layout of the bottom accessory.
  public struct Accessory: Hashable, Sendable {
    /// The area of the accessory.
    public internal(set) var rect: CellRect
    /// The line above the accessory, or `nil` if it is inline in the bar or there is no room.
    public internal(set) var rule: CellRect?

    /// The area in which the accessory's view controller draws.
    public var page: CellRect { rect.lastLine }
  }

  /// The minimum numbers of content lines with which an accessory, and a rule above it, are shown.
  private static let linesWithAccessory = 3
  private static let linesWithRule = 6

  /// Places the accessory, in the bar or at the bottom of the area, and returns the remaining area.
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
