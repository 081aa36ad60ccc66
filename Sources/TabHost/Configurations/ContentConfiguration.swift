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
@preconcurrency @MainActor public protocol ContentView: AnyObject {
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

/// A view controller that displays a ``ListContentConfiguration``, whose text is its title.
///
/// Corresponds to `UIListContentView` in UIKit.
public final class ListContentView: ViewController, ContentView {
  /// The displayed configuration.
  ///
  /// Assigning it updates the view. A configuration of another type is ignored.
  public var configuration: any ContentConfiguration {
    get { listConfiguration }
    set {
      guard let newValue = newValue as? ListContentConfiguration, newValue != listConfiguration
      else { return }
      listConfiguration = newValue
      title = newValue.plainText
      setNeedsDisplay()
    }
  }

  private var listConfiguration: ListContentConfiguration

  /// Creates a view that displays a configuration.
  public init(configuration: ListContentConfiguration) {
    listConfiguration = configuration
    super.init()
    title = configuration.plainText
  }
}
