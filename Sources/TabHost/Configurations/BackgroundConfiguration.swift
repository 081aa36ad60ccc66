/// The background of a row.
///
/// Corresponds to `UIBackgroundConfiguration` in UIKit.
@MainActor public struct BackgroundConfiguration {
  /// The color, or `nil` for the tint color.
  ///
  /// The default is ``Color/clear``, and ``Color/gray`` for a selected or targeted row of a
  /// sidebar.
  public var backgroundColor: Color? {
    get { chosenColor ?? automaticColor }
    set { chosenColor = .some(newValue) }
  }

  /// The corner radius, in the units of the renderer.
  ///
  /// The default is 0.
  public var cornerRadius = 0.0
  /// The distances of the background from the edges of the row.
  ///
  /// The default of each is 0.
  public var backgroundInsets = EdgeInsets()
  /// The color of the stroke around the background, or `nil` for the tint color.
  ///
  /// The default is ``Color/clear``.
  public var strokeColor: Color? = .clear
  /// The width of the stroke.
  ///
  /// The default is 0.
  public var strokeWidth = 0.0
  /// A view controller that is displayed instead of a color.
  ///
  /// The default is `nil`.
  public var customView: ViewController?

  private var marksSelection = false
  private var automaticColor: Color? = .clear
  private var chosenColor: Color??

  /// Returns an empty background.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// Returns the background of a sidebar row, which highlights the selection.
  public static func listSidebarCell() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.marksSelection = true
    return configuration
  }

  /// Returns the configuration updated for a state.
  ///
  /// A color that was assigned is unchanged.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    guard marksSelection, let state = state as? CellConfigurationState else { return self }
    var updated = self
    let isMarked = state.isSelected || state.cellDropState == .targeted
    updated.automaticColor = isMarked ? .gray : .clear
    return updated
  }
}

/// A color by its role or its name.
///
/// The renderer determines the exact color.
public enum Color: Hashable, Sendable {
  /// The color of text.
  case label
  /// The color of secondary text.
  case secondaryLabel
  /// The color of interactive elements.
  case tint
  /// No color.
  case clear
  /// A named color.
  case red, orange, yellow, green, blue, purple, gray
  /// A color with components from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
