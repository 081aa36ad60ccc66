/// Shows a ``ListContentConfiguration``, by its title.
///
/// Documented original: `UIListContentView`.
public final class ListContentView: ViewController, ContentView {
  /// What the view shows. Live. One that it does not support is not taken.
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

  /// Makes a view that shows a configuration.
  public init(configuration: ListContentConfiguration) {
    listConfiguration = configuration
    super.init()
    title = configuration.plainText
  }
}
