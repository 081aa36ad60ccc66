import Foundation

/// A menu element that performs a handler, displayed in a menu or as a row in the section of a
/// group.
///
/// The framework has two kinds of actions besides this class: a ``Command`` and a ``KeyCommand``.
/// Corresponds to `UIAction` in UIKit.
public class Action: MenuElement, MenuLeaf {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The identifier of the action.
  ///
  /// It never changes. Without one of its own, an action derives its identifier from the title it was
  /// created with, so that it is the same in each launch of the app. Actions with the same title then
  /// have the same identifier.
  public let identifier: Identifier

  /// The image while ``state`` is ``MenuElement/State/on``, or `nil` for ``MenuElement/image``.
  ///
  /// The default is `nil`. A change updates every place that displays the action.
  public var selectedImage: TabImage? {
    didSet { if selectedImage != oldValue { didChange() } }
  }

  /// A longer title, for places that list the available commands.
  ///
  /// The default is `nil`.
  public var discoverabilityTitle: String?

  /// The attributes that determine whether the action can be chosen and how it looks.
  ///
  /// The default is an empty set. A change updates every place that displays the action.
  public var attributes: Attributes {
    didSet {
      guard attributes != oldValue else { return }
      let isHidden = attributes.contains(.hidden)
      if isHidden != oldValue.contains(.hidden) { hidingDidChange() } else { didChange() }
    }
  }

  /// The mark beside the action.
  ///
  /// The default is ``MenuElement/State/off``. A change updates every place that displays the
  /// action.
  public var state: State {
    didSet { if state != oldValue { didChange() } }
  }

  /// The object that performs the action, while the handler runs; otherwise `nil`.
  public private(set) var sender: Any?

  /// The place where the action was chosen, as an anchor for a popover, while the handler runs;
  /// otherwise `nil`.
  public private(set) var presentationSourceItem: (any PopoverSourceItem)?

  /// The beginning of identifiers that derive from a title.
  package static let derivedPrefix = "TabHost.Action."

  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - subtitle: A second line of text.
  ///   - image: A symbol in its outline variant.
  ///   - selectedImage: The symbol while the state is on.
  ///   - identifier: The identifier, or `nil` for one that derives from the title.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The attributes of the action.
  ///   - state: The mark beside the action.
  ///   - handler: Performs the action. It receives the action and is retained as long as the action
  ///     exists.
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
    self.identifier = identifier ?? Identifier(Self.derivedPrefix + title)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler, regardless of the attributes.
  ///
  /// The user performs actions through ``UserInteraction`` instead.
  ///
  /// - Parameter sender: The value of ``sender`` while the handler runs. If it is a source for
  ///   popovers, it is also the value of ``presentationSourceItem``.
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

/// The row of an action in the section of a group, as the source of a popover.
@MainActor final class ActionRow: PopoverSourceItem {
  let action: Action
  let group: TabGroupItem

  init(_ action: Action, _ group: TabGroupItem) {
    self.action = action
    self.group = group
  }

  func frame(in controller: ViewController) -> CGRect? {
    guard let host = group.host,
      let frame = host.calls.frame(of: action, in: group)
    else { return nil }
    return host.convert(frame, to: controller)
  }
}

/// A completion handler that is passed to the app, and that detects whether it is called once,
/// twice, or never.
///
/// The app retains the completion. When it is released without a call, that is reported and
/// `finish` is called with `nil`.
@MainActor final class Completion<Answer> {
  private var finish: ((Answer?) -> Void)?
  private let reference: HostReference
  private var host: TabHostController? { reference.host }
  private let identifiers: [String]
  private let subject: String

  /// Creates a completion.
  ///
  /// - Parameters:
  ///   - subject: The operation that completes, for diagnostics.
  ///   - identifiers: The identifiers of the tabs concerned, for diagnostics.
  ///   - host: The host to report mistakes to. If it has been deallocated, mistakes are ignored.
  ///   - finish: Called once, with the answer or with `nil` if there was none.
  init(
    of subject: String,
    _ identifiers: [String],
    host: TabHostController,
    finish: @escaping (Answer?) -> Void
  ) {
    self.subject = subject
    self.identifiers = identifiers
    reference = host.tree.reference
    self.finish = finish
  }

  func callAsFunction(_ answer: Answer) {
    guard let finish else {
      let message = "\(subject) was completed twice; the second call is ignored"
      host?.report(.completedTwice, identifiers, message)
      return
    }
    self.finish = nil
    finish(answer)
  }

  isolated deinit {
    guard let finish else { return }
    finish(nil)
    let message = "\(subject) was never completed; it has no result"
    host?.report(.neverCompleted, identifiers, message)
  }
}
