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

  /// Transforms ``backgroundColor``, or `nil` to use it as it is.
  ///
  /// The default is `nil`.
  public var backgroundColorTransformer: ConfigurationColorTransformer?

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
  /// Transforms ``strokeColor``, or `nil` to use it as it is.
  ///
  /// The default is `nil`.
  public var strokeColorTransformer: ConfigurationColorTransformer?
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

  /// Returns the background of a list row, which highlights the selection.
  public static func listCell() -> BackgroundConfiguration { marking() }

  /// Returns the background of a sidebar row, which highlights the selection.
  public static func listSidebarCell() -> BackgroundConfiguration { marking() }

  /// Returns the background of a row of a list beside a sidebar, which highlights the selection.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration { marking() }

  /// Returns the background of a header, which is empty.
  public static func listHeader() -> BackgroundConfiguration { clear() }

  /// Returns the background of a footer, which is empty.
  public static func listFooter() -> BackgroundConfiguration { clear() }

  /// Returns the background of a row in a plain list, which is that of ``listCell()``.
  public static func listPlainCell() -> BackgroundConfiguration { listCell() }

  /// Returns the background of a row in a grouped list, which is that of ``listCell()``.
  public static func listGroupedCell() -> BackgroundConfiguration { listCell() }

  /// Returns the background of a header or footer in a plain list, which is empty.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration { clear() }

  /// Returns the background of a header or footer in a grouped list, which is empty.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration { clear() }

  /// Returns the background of a header in a sidebar, which is empty.
  public static func listSidebarHeader() -> BackgroundConfiguration { clear() }

  private static func marking() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.marksSelection = true
    return configuration
  }

  /// Returns the color of the background: ``backgroundColor``, or the tint color, transformed by
  /// ``backgroundColorTransformer``.
  ///
  /// For renderers.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the stroke: ``strokeColor``, or the tint color, transformed by
  /// ``strokeColorTransformer``.
  ///
  /// For renderers.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration updated for a state.
  ///
  /// A color that was assigned is unchanged.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    guard let state = state as? CellConfigurationState else { return self }
    var updated = self
    updated.take(state)
    return updated
  }

  /// Highlights the row if it is selected or targeted.
  mutating func take(_ state: CellConfigurationState) {
    guard marksSelection else { return }
    let isMarked = state.isSelected || state.cellDropState == .targeted
    automaticColor = isMarked ? .gray : .clear
  }
}
