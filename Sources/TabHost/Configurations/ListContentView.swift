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
