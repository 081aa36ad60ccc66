public import Foundation
public import Observation

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
    guard isOnScreen(in: host) else { return }
    host.transaction.frame.noteLook(of: self)
  }

  /// Returns whether the button is in the bar of a page in the host, visible or not. A page that
  /// was popped is no longer in the host.
  func isAvailable(in host: TabHostController) -> Bool {
    guard let page = navigationItem?.page, page.tabHostController === host else { return false }
    guard let pages = page.navigationController?.viewControllers else { return true }
    return pages.contains { page.isOrIsBelow($0) }
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
