/// What is behind a row.
///
/// Documented original: `UIBackgroundConfiguration`.
@MainActor public struct BackgroundConfiguration {
  /// The colour; nil is that of what can be touched. Default: none, and gray where the row of a
  /// sidebar is selected.
  public var backgroundColor: Color? {
    get { chosenColor ?? automaticColor }
    set { chosenColor = .some(newValue) }
  }

  /// How round the corners are, in the units of whoever draws. Default 0.
  public var cornerRadius = 0.0
  /// How far the background stays from the edges of the row. Default 0.
  public var backgroundInsets = EdgeInsets()
  /// The colour of the line around it; nil is that of what can be touched. Default
  /// ``Color/clear``.
  public var strokeColor: Color? = .clear
  /// How thick that line is. Default 0.
  public var strokeWidth = 0.0
  /// What is drawn behind the row instead of a colour. Default nil.
  public var customView: ViewController?

  private var marksSelection = false
  private var automaticColor: Color? = .clear
  private var chosenColor: Color??

  /// Nothing behind the row.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// What is behind the row of a sidebar: it marks the selection.
  public static func listSidebarCell() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.marksSelection = true
    return configuration
  }

  /// The configuration for a state. A colour that was set stays.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    guard marksSelection, let state = state as? CellConfigurationState else { return self }
    var updated = self
    let isMarked = state.isSelected || state.cellDropState == .targeted
    updated.automaticColor = isMarked ? .gray : .clear
    return updated
  }
}
