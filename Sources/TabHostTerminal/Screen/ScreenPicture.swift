import TabHost

/// The last layout and the last open list of a screen, with the values that they were computed from.
@MainActor struct LayoutCache {
  /// The values that a layout is computed from.
  struct Key: Hashable {
    /// The `drawingVersion` of the host.
    let version: Int
    let size: CellSize
    let options: FrameOptions
  }

  private var last: (key: Key, layout: FrameLayout)?
  private var lastList: (key: Key, list: ScreenList)?
  /// The number of layouts stored so far, by which tests measure the cost of an event.
  private(set) var count = 0

  /// Returns the layout for a key, or `nil` if it has to be computed.
  func layout(for key: Key) -> FrameLayout? {
    guard let last, last.key == key else { return nil }
    return last.layout
  }

  /// Stores a layout.
  ///
  /// - Parameter key: The values from before the layout was computed. Content that is measured for
  ///   the layout may have changed the host since.
  mutating func store(_ layout: FrameLayout, for key: Key) {
    last = (key, layout)
    count += 1
  }

  /// Returns the open list for a key, or `nil` if it has to be created.
  func list(_ kind: ScreenList.Kind, for key: Key) -> ScreenList? {
    guard let lastList, lastList.key == key, lastList.list.kind == kind else { return nil }
    return lastList.list
  }

  /// Stores the open list.
  mutating func store(_ list: ScreenList, for key: Key) { lastList = (key, list) }

  /// Discards the layout and the list.
  ///
  /// Called once for each frame, because the host does not count changes of values that the app
  /// computes in overridden properties.
  mutating func invalidate() { (last, lastList) = (nil, nil) }
}

/// A frame that is being drawn.
struct ScreenPicture {
  var cells: CellBuffer
  /// The list that the layout has placed, or `nil` if none is open.
  let list: ScreenList?
  /// The position of the text cursor, or `nil` if there is none.
  var cursor: CellPoint?
  /// Whether characters are text, so that they perform no commands.
  var entersText = false
}
