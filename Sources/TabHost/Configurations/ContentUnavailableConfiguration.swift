/// What is displayed in place of content that is empty, is being loaded, or could not be.
///
///     var failed = ContentUnavailableConfiguration.empty()
///     failed.image = .symbol("wifi.slash")
///     failed.text = "No Connection"
///     failed.button.title = "Try Again"
///     failed.buttonProperties.primaryAction = Action { [weak self] _ in self?.load() }
///     contentUnavailableConfiguration = failed
///
/// Assign it to ``ViewController/contentUnavailableConfiguration``. Corresponds to
/// `UIContentUnavailableConfiguration` in UIKit.
@MainActor public struct ContentUnavailableConfiguration {
  /// The image above the text.
  ///
  /// The default is `nil`, and that of ``search()`` is a magnifying glass.
  public var image: TabImage?
  /// The text.
  ///
  /// The default is `nil`.
  public var text: String?
  /// The text below, in smaller or dimmed letters.
  ///
  /// The default is `nil`.
  public var secondaryText: String?
  /// The progress that is displayed in place of the image, or `nil` without one.
  ///
  /// The default is `nil`, and that of ``loading()`` is a spinner.
  public var progress: ProgressIndicator?
  /// Whether a progress is displayed in place of the image.
  public var isLoading: Bool { progress != nil }
  /// The title and the image of the button.
  ///
  /// There is a button if it has a title or an image.
  public var button = Button()
  /// What the button does.
  public var buttonProperties = ButtonProperties()

  /// The look of the button.
  ///
  /// Corresponds to the part of `UIButton.Configuration` in UIKit that has a counterpart.
  @MainActor public struct Button {
    /// The title. The default is `nil`.
    public var title: String?
    /// The image. The default is `nil`.
    public var image: TabImage?

    /// Creates the look of a button.
    public init(title: String? = nil, image: TabImage? = nil) {
      self.title = title
      self.image = image
    }

    /// A button in the plain style, which is the style of all buttons.
    public static func plain() -> Button { Button() }
    /// The same as ``plain()``.
    public static func bordered() -> Button { Button() }
    /// The same as ``plain()``.
    public static func borderless() -> Button { Button() }
    /// The same as ``plain()``.
    public static func filled() -> Button { Button() }
  }

  /// What the button does.
  ///
  /// Corresponds to `UIContentUnavailableConfiguration.ButtonProperties` in UIKit.
  @MainActor public struct ButtonProperties {
    /// The action that the button performs. The default is `nil`.
    public var primaryAction: Action?
    /// Whether the button can be pressed. The default is `true`.
    public var isEnabled = true
  }

  private init(image: TabImage? = nil, text: String? = nil) {
    self.image = image
    self.text = text
  }

  /// Creates a configuration without image and text.
  public static func empty() -> ContentUnavailableConfiguration { .init() }

  /// Creates a configuration with a spinner and the text *Loading…*.
  public static func loading() -> ContentUnavailableConfiguration { .loading(.spinner) }

  /// Creates a configuration with a progress and the text *Loading…*.
  ///
  /// - Parameter progress: The progress.
  public static func loading(_ progress: ProgressIndicator) -> ContentUnavailableConfiguration {
    var loading = ContentUnavailableConfiguration(text: TabHostController.strings[.loading])
    loading.progress = progress
    return loading
  }

  /// Creates a configuration for a search without results.
  public static func search() -> ContentUnavailableConfiguration {
    .init(image: .symbol("magnifyingglass"), text: TabHostController.strings[.noResults])
  }

  /// Whether there is a button, enabled or not.
  public var hasButton: Bool { button.title != nil || button.image != nil }

  /// Whether the button can be pressed: it is enabled, and so is its action.
  ///
  /// The user presses it with ``UserInteraction/tapContentButton(of:)``.
  public var isButtonEnabled: Bool {
    hasButton && buttonProperties.isEnabled
      && buttonProperties.primaryAction?.attributes.contains(.disabled) == false
  }
}
