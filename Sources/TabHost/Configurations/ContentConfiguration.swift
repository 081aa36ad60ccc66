/// The content of a row, a header, or a footer, as a value from which a view can be created.
///
/// A renderer either draws a configuration of a type that it supports, such as
/// ``ListContentConfiguration``, or creates its view and draws that. Corresponds to
/// `UIContentConfiguration` in UIKit.
public protocol ContentConfiguration {
  /// Creates a view that displays the configuration.
  @MainActor func makeContentView() -> any ViewController & ContentView

  /// Returns the configuration updated for a state.
  ///
  /// Values that were assigned are unchanged.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view controller that displays a configuration.
///
/// Corresponds to `UIContentView` in UIKit, which is a view instead of a view controller.
@MainActor public protocol ContentView: AnyObject {
  /// The displayed configuration.
  ///
  /// Assigning it updates the view.
  var configuration: any ContentConfiguration { get set }

  /// Returns whether the view can display a configuration.
  ///
  /// The default implementation returns whether it has the same type as the current one.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether the configuration has the same type as the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
