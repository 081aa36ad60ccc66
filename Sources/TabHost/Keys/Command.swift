/// A menu element that performs a handler, with a value for the handler.
///
/// Where an app of UIKit names a selector, which the responder chain looks up, the app passes a
/// closure at the same place:
///
///     Command(
///       title: "Sort by Title",
///       action: { library.sort(by: $0.propertyList as? String) },
///       propertyList: "title"
///     )
///
/// A command can be used wherever an ``Action`` can. Corresponds to `UICommand` in UIKit.
public class Command: Action {
  /// A value for the handler, to distinguish commands that share one.
  ///
  /// It never changes.
  public let propertyList: Any?

  /// Creates a command, with a closure at the place of UIKit's selector.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - subtitle: A second line of text.
  ///   - image: A symbol in its outline variant.
  ///   - selectedImage: The symbol while the state is on.
  ///   - action: Performs the command. It receives the command and is retained as long as the
  ///     command exists.
  ///   - propertyList: A value for the closure.
  ///   - discoverabilityTitle: A longer title, for lists of the available commands.
  ///   - attributes: The attributes of the command.
  ///   - state: The mark beside the command.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    selectedImage: TabImage? = nil,
    action: @escaping (Command) -> Void,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
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
    ) { command in
      if let command = command as? Command { action(command) }
    }
  }
}
