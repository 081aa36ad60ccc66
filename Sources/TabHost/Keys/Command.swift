/// A menu element that performs a handler, with a value for the handler.
///
/// Where an app of UIKit names a selector, which the responder chain looks up, the app passes a
/// handler:
///
///     Command(title: "Sort by Title", propertyList: "title") { command in
///       library.sort(by: command.propertyList as? String)
///     }
///
/// A command can be used wherever an ``Action`` can. Corresponds to `UICommand` in UIKit.
public class Command: Action {
  /// A value for the handler, to distinguish commands that share one.
  ///
  /// It never changes.
  public let propertyList: Any?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - subtitle: A second line of text.
  ///   - image: A symbol in its outline variant.
  ///   - selectedImage: The symbol while the state is on.
  ///   - propertyList: A value for the handler.
  ///   - discoverabilityTitle: A longer title, for lists of the available commands.
  ///   - attributes: The attributes of the command.
  ///   - state: The mark beside the command.
  ///   - handler: Performs the command. It receives the command and is retained as long as the
  ///     command exists.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    selectedImage: TabImage? = nil,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (Command) -> Void
  ) {
    self.propertyList = propertyList
    super.init(
      title: title,
      subtitle: subtitle,
      image: image,
      selectedImage: selectedImage,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    ) { action in
      if let command = action as? Command { handler(command) }
    }
  }
}
