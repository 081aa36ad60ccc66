/// A button with a title and what it does, such as those of a group in the sidebar.
///
/// Documented original: `UIAction`.
@MainActor public final class Action {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name itself.
    public let rawValue: String

    /// Names an action.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names an action.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// What names the action. Never changes.
  public let identifier: Identifier

  /// The name to show.
  public var title: String

  /// A second line, where there is room for one. Default nil.
  public var subtitle: String?

  /// The picture, given as an outline symbol. Default nil.
  public var image: TabImage?

  /// What performs the action, during the handler; nil otherwise.
  public private(set) var sender: Any?

  private let handler: (Action) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - subtitle: A second line.
  ///   - image: An outline symbol.
  ///   - identifier: A name for the action; nil takes the title.
  ///   - handler: What the action does; given the action, kept as long as the action lives.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.identifier = identifier ?? Identifier(rawValue: title)
    self.handler = handler
  }

  /// Runs the handler. Called for a person by ``UserInteraction/perform(_:in:)``.
  public func perform(sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
