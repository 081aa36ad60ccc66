#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something to choose, with a title and what it does: in a menu, or as a row in the section of a
/// group.
///
/// Documented original: `UIAction`.
public final class Action: MenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name itself.
    public let rawValue: String

    /// Names an action.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names an action.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Names an action.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// What names the action. Never changes.
  public let identifier: Identifier

  /// The picture while ``state`` is on; nil shows ``MenuElement/image``. Default nil. Live.
  public var selectedImage: TabImage? {
    didSet { if selectedImage != oldValue { didChange() } }
  }

  /// A longer name, for places that list what can be done. Default nil.
  public var discoverabilityTitle: String?

  /// Whether the action can be chosen, and how it looks. Default none. Live.
  public var attributes: Attributes {
    didSet {
      guard attributes != oldValue else { return }
      let isHidden = attributes.contains(.hidden)
      if isHidden != oldValue.contains(.hidden) { hidingDidChange() } else { didChange() }
    }
  }

  /// The mark beside the action. Default ``MenuElement/State/off``. Live.
  public var state: State {
    didSet { if state != oldValue { didChange() } }
  }

  /// What performs the action, during the handler; nil otherwise.
  public private(set) var sender: Any?

  /// Where the action was chosen, during the handler, as an anchor for a popover; nil otherwise.
  public private(set) var presentationSourceItem: (any PopoverSourceItem)?

  private let handler: (Action) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - subtitle: A second line.
  ///   - image: An outline symbol.
  ///   - selectedImage: The symbol while the action is on.
  ///   - identifier: A name for the action; nil makes one up that no other action has.
  ///   - discoverabilityTitle: A longer name.
  ///   - attributes: Whether it can be chosen, and how it looks.
  ///   - state: The mark beside it.
  ///   - handler: What the action does; given the action, kept as long as the action lives.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    selectedImage: TabImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (Action) -> Void
  ) {
    self.identifier = identifier ?? Identifier("TabHost.Action.\(UUID().uuidString)")
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler, whatever the attributes say: a person's way is ``UserInteraction``.
  ///
  /// - Parameters:
  ///   - sender: What ``sender`` answers meanwhile; if it is a source for popovers,
  ///     ``presentationSourceItem`` answers it too.
  public func perform(sender: Any?) {
    perform(sender: sender, from: sender as? any PopoverSourceItem)
  }

  func perform(sender: Any?, from source: (any PopoverSourceItem)?) {
    let before = (self.sender, presentationSourceItem)
    self.sender = sender
    presentationSourceItem = source
    defer { (self.sender, presentationSourceItem) = before }
    handler(self)
  }
}
