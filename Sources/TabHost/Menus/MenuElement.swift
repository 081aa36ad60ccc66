/// What a menu is made of: an ``Action``, a ``Menu`` or a ``DeferredMenuElement``.
///
/// Abstract: nobody makes one by itself. Documented original: `UIMenuElement`.
@MainActor public class MenuElement {
  /// The name to show. Live.
  public var title: String {
    didSet { if title != oldValue { didChange() } }
  }

  /// A second line, where there is room for one. Default nil. Live.
  public var subtitle: String? {
    didSet { if subtitle != oldValue { didChange() } }
  }

  /// The picture, given as an outline symbol. Default nil. Live.
  public var image: TabImage? {
    didSet { if image != oldValue { didChange() } }
  }

  private var places: [Place] = []

  init(title: String, subtitle: String?, image: TabImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// What may be done with an element, and how it looks. Documented original:
  /// `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Makes attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shown dimmed, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Shown as something that takes away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an element. Documented original: `UIMenuElement.State`.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: on for a part of it.
    case mixed = 2
  }
}

// MARK: - Being shown

extension MenuElement {
  private struct Place {
    weak var object: (any MenuElementPlace)?
  }

  /// The element looks different: every place that shows it hears of it.
  func didChange() {
    for place in places { place.object?.elementDidChange(self) }
  }

  /// The element is hidden now, or no more.
  func hidingDidChange() {
    for place in places { place.object?.elementHidingDidChange(self) }
  }

  /// Notes a place that shows the element. It is not kept alive.
  func isShown(in place: any MenuElementPlace) {
    places.removeAll { $0.object == nil || $0.object === place }
    places.append(Place(object: place))
  }

  func isNoLongerShown(in place: any MenuElementPlace) {
    places.removeAll { $0.object == nil || $0.object === place }
  }
}

/// Somewhere where elements are shown, and drawn again when one changes.
@MainActor protocol MenuElementPlace: AnyObject {
  func elementDidChange(_ element: MenuElement)

  /// An element is hidden now, or no more. The default takes it for one that looks different.
  func elementHidingDidChange(_ element: MenuElement)
}

extension MenuElementPlace {
  func elementHidingDidChange(_ element: MenuElement) { elementDidChange(element) }
}
