public import Observation

/// Buttons that belong together, and that a bar without enough room can replace by one button.
///
/// Assign groups to the ``ViewController/navigationItem`` of a page. Corresponds to
/// `UIBarButtonItemGroup` in UIKit.
@preconcurrency @MainActor public final class BarButtonItemGroup: nonisolated IdentityHashable {
  /// The buttons, from leading to trailing.
  ///
  /// In a navigation item, a button that is here for the second time, or that is in the bar of
  /// another page, is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/sharedBarButton``. A change is drawn immediately.
  public var barButtonItems: [BarButtonItem] {
    get { observed(\.barButtonItems, items) }
    set {
      guard !newValue.elementsEqual(items, by: ===) else { return }
      update(\.barButtonItems, replacing: items, barFacets) {
        release(items)
        items = admit(newValue)
        navigationItem?.groupDidChange()
      }
    }
  }

  /// The button that replaces the others when there is not enough room, or `nil` if the group can't
  /// be replaced.
  ///
  /// If this button has neither an action nor a menu, a tap opens a menu of the buttons of the
  /// group.
  public var representativeItem: BarButtonItem? {
    get { observed(\.representativeItem, representative) }
    set {
      update(\.representativeItem, from: representative, to: newValue, barFacets) {
        release(representative.map { [$0] } ?? [])
        representative = newValue.flatMap { admit([$0]).first }
      }
    }
  }

  /// Whether the buttons of the group are left out of the bar.
  ///
  /// The default is `false`.
  public var isHidden: Bool {
    get { observed(\.isHidden, hidesItems) }
    set { update(\.isHidden, from: hidesItems, to: newValue, barFacets) { hidesItems = newValue } }
  }

  private(set) var hidesItems = false
  private(set) var items: [BarButtonItem] = []
  private(set) var representative: BarButtonItem?
  /// The navigation item that contains the group.
  weak var navigationItem: NavigationItem?
  var observers: PropertyObservers?

  /// Creates a group.
  public init(barButtonItems: [BarButtonItem], representativeItem: BarButtonItem?) {
    items = barButtonItems
    representative = representativeItem
  }
}

// MARK: - Groups that a user could arrange

// The user can't arrange the buttons of a navigation bar, so that the kinds of groups differ only in
// what they contain at first.

extension BarButtonItemGroup {
  /// Returns a group that the user can neither move nor remove.
  public static func fixedGroup(
    representativeItem: BarButtonItem? = nil,
    items: [BarButtonItem]
  ) -> BarButtonItemGroup {
    BarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group, as ``fixedGroup(representativeItem:items:)`` does: the user can't arrange it.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: Has no effect.
  ///   - representativeItem: The button that replaces the others when there is not enough room.
  ///   - items: The buttons, from leading to trailing.
  public static func movableGroup(
    customizationIdentifier: String,
    representativeItem: BarButtonItem? = nil,
    items: [BarButtonItem]
  ) -> BarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Returns a group that is hidden if it is not in the default customization.
  ///
  /// The user can't arrange the group. To show it, the app assigns ``isHidden``.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: Has no effect.
  ///   - isInDefaultCustomization: Whether the group is in the bar at first.
  ///   - representativeItem: The button that replaces the others when there is not enough room.
  ///   - items: The buttons, from leading to trailing.
  public static func optionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representativeItem: BarButtonItem? = nil,
    items: [BarButtonItem]
  ) -> BarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.hidesItems = !isInDefaultCustomization
    return group
  }
}

extension BarButtonItem {
  /// Returns a new group with this button as its only one.
  public func creatingFixedGroup() -> BarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a new group with this button as its only one; see
  /// ``BarButtonItemGroup/movableGroup(customizationIdentifier:representativeItem:items:)``.
  ///
  /// - Parameter customizationIdentifier: Has no effect.
  public func creatingMovableGroup(customizationIdentifier: String) -> BarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a new group with this button as its only one; see
  /// ``BarButtonItemGroup/optionalGroup(customizationIdentifier:isInDefaultCustomization:representativeItem:items:)``.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: Has no effect.
  ///   - isInDefaultCustomization: Whether the group is in the bar at first.
  public func creatingOptionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true
  ) -> BarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization,
      items: [self]
    )
  }
}

// MARK: - Membership

extension BarButtonItemGroup {
  /// Adds the group to a navigation item, and takes its buttons from other groups of that item.
  func attach(to item: NavigationItem) {
    navigationItem = item
    items = admit(items)
    if let representative, admit([representative]).isEmpty { self.representative = nil }
  }

  /// Removes the group from its navigation item.
  func detach() {
    release(items)
    if let representative { release([representative]) }
    navigationItem = nil
  }

  /// Removes a button that moves to another group of the navigation item.
  private func drop(_ item: BarButtonItem) {
    let old = items
    items = old.filter { $0 !== item }
    if representative === item { representative = nil }
    changed(\.barButtonItems)
    changed(\.representativeItem)
    navigationItem?.groupDidChange()
  }

  private func release(_ released: [BarButtonItem]) {
    for item in released where item.group === self {
      item.group = nil
    }
  }

  /// Returns the buttons that the group can have, and reports the others. A group without a
  /// navigation item has all of them.
  private func admit(_ proposed: [BarButtonItem]) -> [BarButtonItem] {
    guard let navigationItem else { return proposed }
    var admitted: [BarButtonItem] = []
    for item in proposed {
      if item.look.isSpace {
        admitted.append(item)
      } else if admitted.contains(where: { $0 === item }) {
        report(item, "the button is in the group twice; the first place is kept")
      } else if claim(item, for: navigationItem) {
        admitted.append(item)
      }
    }
    return admitted
  }

  private func claim(_ item: BarButtonItem, for navigationItem: NavigationItem) -> Bool {
    if let other = item.group, other !== self {
      guard other.navigationItem === navigationItem else {
        let advice = "remove it there first, or create a button of its own for this page"
        report(item, "the button is in the bar of another page, which keeps it; \(advice)")
        return false
      }
      other.drop(item)
    }
    item.group = self
    return true
  }

  private func report(_ item: BarButtonItem, _ message: String) {
    navigationItem.reportShared(item.name, message)
  }

  private var barFacets: Facet { navigationItem?.barFacets ?? .none }
}

extension NavigationItem? {
  /// Reports a button or a group that is in two places.
  @MainActor func reportShared(_ name: String, _ message: String) {
    let names = self?.page?.tab.map { [$0.identifier] } ?? []
    let text = name.isEmpty ? message : "\(name.debugDescription): \(message)"
    TabHostController.Diagnostic(rule: .sharedBarButton, identifiers: names, message: text)
      .report(to: self?.host)
  }
}

extension BarButtonItemGroup: Observable {}

extension BarButtonItemGroup: Observed {
  var host: TabHostController? { navigationItem?.host }
}
