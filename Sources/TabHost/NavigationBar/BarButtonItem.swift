import Observation

/// A button in the navigation bar of a page.
///
/// Assign buttons to the ``ViewController/navigationItem`` of a page. A tap of the user performs the
/// ``primaryAction`` or, without one, opens the ``menu``; see
/// ``UserInteraction/tapBarButton(_:)``. A change of a button on screen is drawn immediately, and
/// requests a frame that names only this button; see ``PresentationChanges/barButtons``.
///
/// A button has one place at a time. Within a page, assigning it to another place moves it. A
/// button in the navigation item of one page can't be assigned to that of another page: it is left
/// out there and reported as ``TabHostController/Diagnostic/Rule/sharedBarButton``.
///
/// Corresponds to `UIBarButtonItem` in UIKit.
@preconcurrency @MainActor public final class BarButtonItem {
  /// A value of the app by which scripts and tests find the button.
  ///
  /// The default is `nil`. The framework does not require identifiers to be unique: the first
  /// button from the leading side is found.
  public var identifier: String? {
    get { observed(\.identifier, storedIdentifier) }
    set {
      update(\.identifier, from: storedIdentifier, to: newValue, .none) {
        storedIdentifier = newValue
      }
    }
  }

  /// A number of the app by which it finds the button.
  ///
  /// The default is 0. Corresponds to `UIBarItem.tag` in UIKit.
  public var tag: Int {
    get { observed(\.tag, storedTag) }
    set { update(\.tag, from: storedTag, to: newValue, .none) { storedTag = newValue } }
  }

  /// The title, or `nil` for a button without one.
  ///
  /// The default is the title of the ``primaryAction``, and follows it until a title is assigned. A
  /// button that displays the selection of its menu has the title of the selected element; see
  /// ``changesSelectionAsPrimaryAction``.
  public var title: String? {
    get { observed(\.title, shownTitle) }
    set {
      let old = shownTitle
      look.title = .own(newValue)
      update(\.title, from: old, to: shownTitle, .look) {}
    }
  }

  /// The image, as a symbol in its outline variant, or `nil` for a button without one.
  ///
  /// The default is the image of the ``primaryAction``, and follows it until an image is assigned.
  public var image: TabImage? {
    get { observed(\.image, shownImage) }
    set {
      let old = shownImage
      look.image = .own(newValue)
      // In a vertical bar, the image decides where the button is.
      let isPlaceNew = (old == nil) != (shownImage == nil)
      update(\.image, from: old, to: shownImage, isPlaceNew ? placeFacets : .look) {}
    }
  }

  /// Whether the user can tap the button.
  ///
  /// The default is `true`. See also ``isEffectivelyEnabled``.
  public var isEnabled: Bool {
    get { observed(\.isEnabled, look.isEnabled) }
    set {
      update(\.isEnabled, from: look.isEnabled, to: newValue, .look) {
        look.isEnabled = newValue
        changed(\.isEffectivelyEnabled)
      }
    }
  }

  /// Whether the button is left out of the bar.
  ///
  /// The default is `false`. A button whose ``primaryAction`` has
  /// ``MenuElement/Attributes/hidden`` is left out, too.
  public var isHidden: Bool {
    get { observed(\.isHidden, look.isHidden) }
    set {
      update(\.isHidden, from: look.isHidden, to: newValue, placeFacets) {
        look.isHidden = newValue
      }
    }
  }

  /// Whether the button is displayed as selected.
  ///
  /// The default is `false`.
  public var isSelected: Bool {
    get { observed(\.isSelected, look.isSelected) }
    set {
      update(\.isSelected, from: look.isSelected, to: newValue, .look) {
        look.isSelected = newValue
      }
    }
  }

  /// The style of the button.
  ///
  /// The default is ``Style/plain``.
  public var style: Style {
    get { observed(\.style, look.style) }
    set { update(\.style, from: look.style, to: newValue, .look) { look.style = newValue } }
  }

  /// The color of the button, or `nil` for the color of interactive elements.
  ///
  /// The default is `nil`.
  public var tintColor: Color? {
    get { observed(\.tintColor, look.tintColor) }
    set {
      update(\.tintColor, from: look.tintColor, to: newValue, .look) { look.tintColor = newValue }
    }
  }

  /// The badge of the button, or `nil` if it has none.
  ///
  /// The default is `nil`.
  public var badge: Badge? {
    get { observed(\.badge, look.badge) }
    set { update(\.badge, from: look.badge, to: newValue, .look) { look.badge = newValue } }
  }

  /// The bars in which the button can be.
  ///
  /// The default is ``AxisBehavior-swift.enum/automatic``.
  public var axisBehavior: AxisBehavior {
    get { observed(\.axisBehavior, look.axisBehavior) }
    set {
      update(\.axisBehavior, from: look.axisBehavior, to: newValue, placeFacets) {
        look.axisBehavior = newValue
      }
    }
  }

  /// The priority with which the button stays in the bar when there is not enough room.
  ///
  /// The default is ``BarButtonItemVisibilityPriority/standard``. Buttons with a lower priority
  /// move to the overflow menu first.
  public var visibilityPriority: BarButtonItemVisibilityPriority {
    get { observed(\.visibilityPriority, look.priority) }
    set {
      update(\.visibilityPriority, from: look.priority, to: newValue, placeFacets) {
        look.priority = newValue
      }
    }
  }

  /// The menu that a tap opens if there is no ``primaryAction``.
  ///
  /// The default is `nil`. If there is a primary action, too, the user opens the menu with another
  /// gesture; see ``UserInteraction/openMenu(of:)``. Replacing the menu does not change an open
  /// one.
  public var menu: Menu? {
    get { observed(\.menu, storedMenu) }
    set { update(\.menu, from: storedMenu, to: newValue, .look) { replaceMenu(by: newValue) } }
  }

  /// The action that a tap performs.
  ///
  /// The default is `nil`. Assigning an action replaces the title and the image by those of the
  /// action, as far as it has any; a ``SystemItem`` keeps its own. If `nil` is assigned, they stay.
  /// The button is also disabled while the action has ``MenuElement/Attributes/disabled``.
  public var primaryAction: Action? {
    get { observed(\.primaryAction, storedAction) }
    set {
      let isHiddenDifferently =
        storedAction?.attributes.contains(.hidden) != newValue?.attributes.contains(.hidden)
      let facets = isHiddenDifferently ? placeFacets : .look
      update(\.primaryAction, from: storedAction, to: newValue, facets) {
        changeImage { replaceAction(by: newValue) }
      }
    }
  }

  var look = Look()
  private(set) var storedIdentifier: String?
  private var storedTag = 0
  private(set) var storedMenu: Menu?
  private(set) var storedAction: Action?
  /// The group of a navigation item that has the button as an item or as its representative.
  weak var group: BarButtonItemGroup?
  var observers: PropertyObservers?

  /// Creates a button in the plain style.
  ///
  /// - Parameters:
  ///   - title: The title, unless the action has one.
  ///   - image: The image, unless the action has one.
  ///   - primaryAction: The action that a tap performs.
  ///   - menu: The menu that a tap opens if there is no action.
  public init(
    title: String? = nil,
    image: TabImage? = nil,
    primaryAction: Action? = nil,
    menu: Menu? = nil
  ) {
    look.title = .own(title)
    look.image = .own(image)
    storedMenu = menu
    replaceAction(by: primaryAction)
  }

  private func replaceMenu(by menu: Menu?) {
    stopFollowingMenu()
    storedMenu = menu
    followMenu()
    changed(\.title)
    changed(\.image)
  }

  private func replaceAction(by action: Action?) {
    let title = shownTitle
    let image = shownImage
    storedAction?.isNoLongerShown(in: self)
    storedAction = action
    if !look.isSystemItem {
      look.title = action?.title.isEmpty == false ? .ofAction : .own(title)
      look.image = action?.image != nil ? .ofAction : .own(image)
    }
    action?.isShown(in: self)
    changed(\.title)
    changed(\.image)
    changed(\.isEffectivelyEnabled)
  }
}
