/// What a row, a header or a footer shows, as a value that a view can be made of.
///
/// Whoever draws the host either knows the configuration, as it does ``ListContentConfiguration``,
/// or makes its view and draws that. Documented original: `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any ViewController & ContentView

  /// The configuration for a state. Changes only what nobody has set.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a configuration; a controller, where the original has a view.
///
/// Documented original: `UIContentView`.
@MainActor public protocol ContentView: AnyObject {
  /// What the view shows. Setting it shows the new one.
  var configuration: any ContentConfiguration { get set }

  /// Whether the view can show a configuration. The default says so for the type that it shows.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Whether the configuration is of the type that the view shows.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
