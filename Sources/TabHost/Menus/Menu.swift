/// A list of actions and submenus.
///
/// The children of a menu never change; use ``replacingChildren(_:)`` to create another menu.
/// Corresponds to `UIMenu` in UIKit.
public final class Menu: MenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The menu of commands for the sidebar.
    public static let sidebar = Identifier("TabHost.Menu.sidebar")
  }

  /// The options for displaying a menu.
  ///
  /// Corresponds to `UIMenu.Options` in UIKit.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Displays the elements in the parent menu, between separators, instead of in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Displays the menu as one that deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows at most one action in the menu and its submenus to be on: choosing one turns the
    /// others off.
    public static let singleSelection = Options(rawValue: 1 << 2)
    /// Displays the elements as a row of images, where that is supported.
    public static let displayAsPalette = Options(rawValue: 1 << 3)
  }

  /// The size of the elements of a menu.
  ///
  /// Corresponds to `UIMenu.ElementSize` in UIKit.
  public enum ElementSize: Int, Hashable, Sendable, CaseIterable {
    /// The renderer chooses.
    case automatic = -1
    /// Images side by side.
    case small = 0
    /// Images with titles side by side.
    case medium = 1
    /// One element a line.
    case large = 2
  }

  /// The preferred size of the elements.
  ///
  /// The default is ``ElementSize/automatic``. A hint to renderers: a terminal displays one element a
  /// line.
  public var preferredElementSize = ElementSize.automatic

  /// The identifier of the menu.
  ///
  /// It never changes. Without one of its own, a menu derives its identifier from its title.
  public let identifier: Identifier

  /// The options for displaying the menu.
  ///
  /// They never change.
  public let options: Options

  /// The elements of the menu.
  ///
  /// They never change.
  public private(set) var children: [MenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - subtitle: A second line of text.
  ///   - image: A symbol in its outline variant.
  ///   - identifier: The identifier, or `nil` for one that derives from the title.
  ///   - options: The options for displaying the menu.
  ///   - children: The elements of the menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("TabHost.Menu.\(title)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu with a preferred size of its elements.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize,
    children: [MenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: children
    )
    self.preferredElementSize = preferredElementSize
  }

  /// Releases nested menus in a loop instead of recursively, so that any depth is safe.
  isolated deinit {
    var pending = children.compactMap { $0 as? Menu }
    children = []
    while var menu = pending.popLast() {
      guard isKnownUniquelyReferenced(&menu) else { continue }
      pending += menu.children.compactMap { $0 as? Menu }
      menu.children = []
    }
  }

  /// Returns a copy of the menu with other children.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
}

/// The abstract base class of the elements of a menu: ``Action`` with its kinds, ``Menu``, and
/// ``DeferredMenuElement``.
///
/// Corresponds to `UIMenuElement` in UIKit.
@preconcurrency @MainActor public class MenuElement: nonisolated IdentityHashable {
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

/// A part of a menu that is created when it is first displayed, immediately or later.
///
/// The provided elements replace the deferred element among its siblings, instead of being in a
/// menu of their own. Corresponds to `UIDeferredMenuElement` in UIKit.
public final class DeferredMenuElement: MenuElement {
  /// Creates the elements and passes them to the completion, which has to be called once,
  /// immediately or later.
  ///
  /// Until then, the menu displays ``MenuSession/Item/loading``. A second call of the completion is
  /// ignored and reported as ``TabHostController/Diagnostic/Rule/completedTwice``. If the
  /// completion is released without a call, there are no elements, and that is reported as
  /// ``TabHostController/Diagnostic/Rule/neverCompleted``.
  public typealias Provider = (_ completion: @escaping ([MenuElement]) -> Void) -> Void

  /// The state of the provider's answer.
  enum Answer {
    case notRequested, loading
    case elements([MenuElement])
  }

  /// Whether the provider is called each time the element is displayed.
  let isUncached: Bool
  /// The cached answer of the provider; always `notRequested` if the provider is called each time.
  private(set) var cached = Answer.notRequested
  private let provider: Provider

  /// Creates an element whose provider is called once.
  ///
  /// The provided elements are cached as long as the element exists, even if the menu was closed
  /// before they arrived.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isUncached: false, elementProvider)
  }

  /// Creates an element whose provider is called each time the user opens the menu or submenu that
  /// contains it.
  public static func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(isUncached: true, elementProvider)
  }

  private init(isUncached: Bool, _ provider: @escaping Provider) {
    self.isUncached = isUncached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Calls the provider, and caches the answer unless the element is uncached.
  ///
  /// - Parameters:
  ///   - identifiers: The identifier of the menu's tab, for diagnostics.
  ///   - host: The host that displays the menu.
  ///   - receive: Called once, when elements have arrived or can't arrive any more.
  func requestElements(
    for identifiers: [String],
    in host: TabHostController,
    receive: @escaping ([MenuElement]) -> Void
  ) {
    if !isUncached { cached = .loading }
    let completion = Completion<[MenuElement]>(
      of: "a deferred menu element",
      identifiers,
      host: host
    ) { [weak self] elements in
      if let self, !isUncached { cached = .elements(elements ?? []) }
      receive(elements ?? [])
      self?.didChange()
    }
    host.calls.elements(from: provider) { completion($0) }
  }
}

/// The configuration of a row's context menu, created when the user requests the menu.
///
/// Corresponds to `UIContextMenuConfiguration` in UIKit.
@preconcurrency @MainActor
public final class ContextMenuConfiguration: nonisolated IdentityHashable {
  /// The order in which a menu lists its elements.
  ///
  /// Corresponds to `UIContextMenuConfiguration.ElementOrder` in UIKit.
  public enum ElementOrder: Int, Hashable, Sendable, CaseIterable {
    /// The default order of the context, which is ``fixed``.
    case automatic = 0
    /// The first element is nearest to the place where the menu was opened.
    case priority = 1
    /// The order of the elements in the menu.
    case fixed = 2
  }

  /// The identifier of the configuration.
  public var identifier: AnyHashable { ownIdentifier ?? AnyHashable(ObjectIdentifier(self)) }

  private let ownIdentifier: AnyHashable?

  /// Creates the view controller that is displayed beside the menu.
  ///
  /// If it is `nil`, the row itself is displayed.
  public let previewProvider: (() -> ViewController?)?

  /// Creates the menu, or returns `nil` for no menu.
  ///
  /// The parameter contains the suggested elements of the framework, of which there are currently
  /// none.
  public let actionProvider: (([MenuElement]) -> Menu?)?

  /// The order in which the menu lists its elements.
  ///
  /// The default is ``ElementOrder/automatic``.
  public var preferredMenuElementOrder = ElementOrder.automatic

  /// The number of items that the menu concerns, displayed as a badge on the preview; 0 for no badge.
  ///
  /// The default is 0. A hint to renderers: a terminal, which displays no preview, ignores it.
  public var badgeCount = 0

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or `nil` for a unique one.
  ///   - previewProvider: Creates the view controller that is displayed beside the menu.
  ///   - actionProvider: Creates the menu. If it is `nil`, there is no menu.
  public init(
    identifier: AnyHashable? = nil,
    previewProvider: (() -> ViewController?)? = nil,
    actionProvider: (([MenuElement]) -> Menu?)? = nil
  ) {
    ownIdentifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
