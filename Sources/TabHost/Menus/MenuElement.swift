/// The abstract base class of the elements of a menu: ``Action`` with its kinds, ``Menu``, and
/// ``DeferredMenuElement``.
///
/// Corresponds to `UIMenuElement` in UIKit.
@preconcurrency @MainActor public class MenuElement {
  /// The title to display.
  ///
  /// A change updates every place that displays the element.
  public var title: String {
    didSet { if title != oldValue { didChange() } }
  }

  /// A second line of text, displayed where there is space for it.
  ///
  /// The default is `nil`. A change updates every place that displays the element.
  public var subtitle: String? {
    didSet { if subtitle != oldValue { didChange() } }
  }

  /// The image, as a symbol in its outline variant.
  ///
  /// The default is `nil`. A change updates every place that displays the element.
  public var image: TabImage? {
    didSet { if image != oldValue { didChange() } }
  }

  /// The identifier of the element for accessibility and UI tests.
  ///
  /// The default is `nil`. It has no effect in the framework; a renderer can use it.
  public var accessibilityIdentifier: String?

  private var places: [Place] = []

  init(title: String, subtitle: String?, image: TabImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The attributes that determine whether an element can be chosen and how it looks.
  ///
  /// Corresponds to `UIMenuElement.Attributes` in UIKit.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as a bit mask.
    public let rawValue: UInt

    /// Creates attributes from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is dimmed and can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element looks like one that deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not displayed.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an element.
  ///
  /// Corresponds to `UIMenuElement.State` in UIKit.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: some of the represented items are on.
    case mixed = 2
  }
}

/// A menu element that is performed when the user chooses it: an ``Action``, a ``Command`` or a
/// ``KeyCommand``.
///
/// Corresponds to `UIMenuLeaf` in UIKit.
@preconcurrency @MainActor public protocol MenuLeaf: MenuElement {
  /// The image while ``state`` is ``MenuElement/State/on``, or `nil` for ``MenuElement/image``.
  var selectedImage: TabImage? { get set }
  /// A longer title, for places that list the available commands.
  var discoverabilityTitle: String? { get set }
  /// The attributes that determine whether the element can be chosen and how it looks.
  var attributes: Attributes { get set }
  /// The mark beside the element.
  var state: State { get set }
  /// The object that performs the element, while its handler runs; otherwise `nil`.
  var sender: Any? { get }
  /// The place where the element was chosen, while its handler runs; otherwise `nil`.
  var presentationSourceItem: (any PopoverSourceItem)? { get }

  /// Runs the handler, regardless of the attributes.
  func perform(sender: Any?)
}

extension MenuLeaf {
  /// Runs the handler, regardless of the attributes, like ``perform(sender:)``.
  ///
  /// - Parameters:
  ///   - sender: The value of ``sender`` while the handler runs.
  ///   - target: Has no effect, because a handler needs no target.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

// MARK: - Notifying places

extension MenuElement {
  private struct Place {
    weak var object: (any MenuElementPlace)?
  }

  /// Notifies every place that displays the element that its appearance has changed.
  func didChange() {
    for place in places { place.object?.elementDidChange(self) }
  }

  /// Notifies every place that displays the element that it was hidden or shown.
  func hidingDidChange() {
    for place in places { place.object?.elementHidingDidChange(self) }
  }

  /// Registers a place that displays the element, without retaining the place.
  func isShown(in place: any MenuElementPlace) {
    places.removeAll { $0.object == nil || $0.object === place }
    places.append(Place(object: place))
  }

  func isNoLongerShown(in place: any MenuElementPlace) {
    places.removeAll { $0.object == nil || $0.object === place }
  }
}

/// A place that displays elements, and updates when one of them changes.
@MainActor protocol MenuElementPlace: AnyObject {
  func elementDidChange(_ element: MenuElement)

  /// Called when an element was hidden or shown. The default implementation treats this as a change
  /// of appearance.
  func elementHidingDidChange(_ element: MenuElement)
}

extension MenuElementPlace {
  func elementHidingDidChange(_ element: MenuElement) { elementDidChange(element) }
}
