public import Foundation
public import Observation

/// A button in the navigation bar of a page.
///
/// Assign buttons to the ``ViewController/navigationItem`` of a page. A tap of the user performs the
/// ``primaryAction`` or, without one, opens the ``menu``; see
/// ``UserInteraction/tapBarButton(_:)-(BarButtonItem)``. A change of a button on screen is drawn immediately, and
/// requests a frame; see ``PresentationChanges/looks``.
///
/// A button has one place at a time. Within a page, assigning it to another place moves it. A
/// button in the navigation item of one page can't be assigned to that of another page: it is left
/// out there and reported as ``TabHostController/Diagnostic/Rule/sharedBarButton``.
///
/// Corresponds to `UIBarButtonItem` in UIKit.
@preconcurrency @MainActor public final class BarButtonItem: nonisolated IdentityHashable {
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
  /// gesture; see ``UserInteraction/openMenu(of:)-(BarButtonItem)``. Replacing the menu does not change an open
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
  ///
  /// The key of a ``KeyCommand`` taps the button, unless the button or its group is hidden or the
  /// button is disabled. No ``ViewController/addKeyCommand(_:)`` is needed:
  ///
  ///     navigationItem.rightBarButtonItem = BarButtonItem(
  ///       primaryAction: KeyCommand(title: "Compose", input: "c") { [weak self] _ in
  ///         self?.compose()
  ///       }
  ///     )
  ///
  /// The key works while the page is on screen, whether or not the bar is; see
  /// ``TabHostController/availableKeyCommands``.
  public var primaryAction: Action? {
    get { observed(\.primaryAction, storedAction) }
    set {
      let isHiddenDifferently =
        storedAction?.attributes.contains(.hidden) != newValue?.attributes.contains(.hidden)
      let hasKey = storedAction is KeyCommand || newValue is KeyCommand
      let facets = isHiddenDifferently || hasKey ? placeFacets : .look
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

// MARK: - The stored values

extension BarButtonItem {
  /// The values that determine the appearance and the place of a button.
  struct Look {
    /// A value of the button itself, or that of its action.
    enum Source<Value> {
      case own(Value?)
      case ofAction
    }

    var title = Source<String>.own(nil)
    var image = Source<TabImage>.own(nil)
    /// Whether title and image are those of a system item, which an action does not replace.
    var isSystemItem = false
    /// The kind of a space between buttons, or `nil` for a button.
    var space: SystemItem?
    var isEnabled = true
    var isHidden = false
    var isSelected = false
    var style = Style.plain
    var tintColor: Color?
    var badge: Badge?
    var axisBehavior = AxisBehavior.automatic
    var priority = BarButtonItemVisibilityPriority.standard
    var possibleTitles: Set<String>?
    var changesSelection = false

    /// Whether the item is a space between buttons.
    var isSpace: Bool { space != nil }
  }

  var shownTitle: String? {
    if let element = selectedElement { return element.title }
    return switch look.title {
    case .own(let title): title
    case .ofAction: storedAction?.title
    }
  }

  var shownImage: TabImage? {
    if let element = selectedElement { return element.image }
    return switch look.image {
    case .own(let image): image
    case .ofAction: storedAction?.image
    }
  }

  /// Whether the button is in the bar or its overflow.
  var isInBar: Bool {
    !look.isHidden && !look.isSpace && storedAction?.attributes.contains(.hidden) != true
      && group?.hidesItems != true
  }

  /// Whether the user can tap the button, read without observation.
  var isUsable: Bool {
    look.isEnabled && storedAction?.attributes.contains(.disabled) != true
  }

  /// Whether the button can be in a vertical bar.
  var allowsVerticalBar: Bool {
    switch look.axisBehavior {
    case .automatic: shownImage != nil
    case .horizontalOnly: false
    case .verticalPreferred: true
    }
  }

  /// Whether the user can tap the button: ``isEnabled``, unless the ``primaryAction`` is disabled.
  public var isEffectivelyEnabled: Bool { observed(\.isEffectivelyEnabled, isUsable) }

  /// The name of the button in diagnostics and scripts.
  var name: String { storedIdentifier ?? shownTitle ?? shownImage?.systemName ?? "" }
}

// MARK: - Changing

extension BarButtonItem: Observable {}

extension BarButtonItem: Observed {
  /// The navigation item that contains the button.
  var navigationItem: NavigationItem? { group?.navigationItem }

  var host: TabHostController? { navigationItem?.host }

  func lookDidChange(_ facets: Facet, in host: TabHostController) {
    // The key of a disabled button is not available.
    if storedAction is KeyCommand { host.changed(\.availableKeyCommands) }
    if isOnScreen(in: host) { host.transaction.frame.noteLook() }
  }

  /// Returns whether the button is in the bar of a page in the host, visible or not. A page that
  /// was popped is no longer in the host.
  func isAvailable(in host: TabHostController) -> Bool {
    guard let page = navigationItem?.page, page.nearestHost === host else { return false }
    guard let navigation: NavigationController = page.nearestContainer() else { return true }
    return navigation.stack.contains { page.isOrIsBelow($0) }
  }

  private func isOnScreen(in host: TabHostController) -> Bool {
    guard let item = navigationItem else { return false }
    return isInToolbar ? host.showsToolbar(of: item) : host.showsNavigationItem(item)
  }

  /// Makes a change that may give the button an image or take it away, which decides about its place
  /// in a vertical bar.
  func changeImage(_ change: () -> Void) {
    let hadImage = shownImage != nil
    change()
    guard hadImage != (shownImage != nil), let host, host.screen.barHoldsButtons else { return }
    host.transaction.note(placeFacets)
  }

  /// What a change of the button's look touches that may change its place in the bar, too.
  var placeFacets: Facet {
    if let host, isOnScreen(in: host) { [.look, .navigationBar] } else { .look }
  }
}

extension BarButtonItem: MenuElementPlace {
  func elementDidChange(_ element: MenuElement) {
    actionDidChange(host?.screen.barHoldsButtons == true ? placeFacets : .look)
  }

  func elementHidingDidChange(_ element: MenuElement) {
    actionDidChange(placeFacets)
  }

  private func actionDidChange(_ facets: Facet) {
    update(\.title, facets, in: host) {
      changed(\.image)
      changed(\.isEffectivelyEnabled)
    }
  }
}

extension BarButtonItem: PopoverSourceItem {
  /// Returns the frame of the button in the coordinates of a view controller, or `nil` while the
  /// button is not on screen.
  public func frame(in controller: ViewController) -> CGRect? {
    guard let host, let frame = host.calls.frame(of: self) else { return nil }
    return host.convert(frame, to: controller)
  }
}

extension BarButtonItem {
  /// Whether a tap changes a selection: that of the button or that of its menu.
  ///
  /// The default is `false`. If the value is `true`, it depends on what a tap does:
  ///
  /// - A button with a ``primaryAction``, and one without a menu, is turned on and off: a tap changes
  ///   ``isSelected``, and then performs the action.
  /// - A button with a ``menu`` alone displays the selection of the menu: ``title`` and ``image`` are
  ///   those of the first action that is on, or of the first action if none is. Choosing an action
  ///   turns it on and the others off, as in a menu with
  ///   ``Menu/Options-swift.struct/singleSelection``.
  ///
  /// Corresponds to `UIBarButtonItem.changesSelectionAsPrimaryAction` in UIKit.
  public var changesSelectionAsPrimaryAction: Bool {
    get { observed(\.changesSelectionAsPrimaryAction, look.changesSelection) }
    set {
      update(
        \.changesSelectionAsPrimaryAction,
        from: look.changesSelection,
        to: newValue,
        .look
      ) {
        stopFollowingMenu()
        changeImage { look.changesSelection = newValue }
        followMenu()
        changed(\.title)
        changed(\.image)
      }
    }
  }

  /// The titles that the button can have, or `nil` if they are not known: a hint to renderers, which
  /// can make the button wide enough for each of them.
  ///
  /// The default is `nil`.
  public var possibleTitles: Set<String>? {
    get { observed(\.possibleTitles, look.possibleTitles) }
    set {
      update(\.possibleTitles, from: look.possibleTitles, to: newValue, .look) {
        look.possibleTitles = newValue
      }
    }
  }

  /// Whether a tap changes ``isSelected``.
  var togglesSelection: Bool {
    look.changesSelection && (storedAction != nil || storedMenu == nil && menuOfGroup == nil)
  }

  /// Whether the button displays the selection of its menu.
  var displaysMenuSelection: Bool {
    look.changesSelection && storedAction == nil && storedMenu != nil
  }

  /// Whether a tap opens a menu, if there is one.
  package var opensMenu: Bool { storedAction == nil && !togglesSelection }

  /// Whether a tap does something other than opening a menu.
  var performsOnTap: Bool { storedAction != nil || togglesSelection }

  /// Changes the selection of the button, if a tap does, and performs its action.
  ///
  /// - Parameter perform: Performs the action.
  func performTap(_ perform: (Action) -> Void) {
    if togglesSelection { isSelected.toggle() }
    if let storedAction { perform(storedAction) }
  }
}

// MARK: - The selection of the menu

extension BarButtonItem {
  /// The element of the menu whose title and image the button displays.
  var selectedElement: Action? {
    guard displaysMenuSelection else { return nil }
    let actions = actionsOfMenu.filter { !$0.attributes.contains(.hidden) }
    return actions.first { $0.state == .on } ?? actions.first
  }

  private var actionsOfMenu: [Action] {
    guard let storedMenu else { return [] }
    var traversal = MenuTraversal()
    return traversal.actions(in: storedMenu)
  }

  /// Displays changes of the elements in the menu from now on.
  func followMenu() {
    guard look.changesSelection else { return }
    for action in actionsOfMenu { action.isShown(in: self) }
  }

  func stopFollowingMenu() {
    guard look.changesSelection else { return }
    for action in actionsOfMenu where action !== storedAction { action.isNoLongerShown(in: self) }
  }
}
