public import Observation

/// Buttons that belong together, and that a bar without enough room can replace by one button.
///
/// Assign groups to the ``ViewController/navigationItem`` of a page. Corresponds to
/// `UIBarButtonItemGroup` in UIKit.
@MainActor public final class BarButtonItemGroup {
  /// The buttons, from leading to trailing.
  ///
  /// In a navigation item, a button that is here for the second time, or that is in the bar of
  /// another page, is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/sharedBarButton``. A change is drawn immediately.
  public var barButtonItems: [BarButtonItem] {
    get { observed(\.barButtonItems, items) }
    set {
      guard !newValue.elementsEqual(items, by: ===) else { return }
      update(\.barButtonItems, replacing: items, marks) {
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
      update(\.representativeItem, from: representative, to: newValue, marks) {
        release(representative.map { [$0] } ?? [])
        representative = newValue.flatMap { admit([$0]).first }
      }
    }
  }

  private(set) var items: [BarButtonItem] = []
  private(set) var representative: BarButtonItem?
  /// The navigation item that contains the group.
  var navigationItemReference = BackReference<NavigationItem>()
  var observers: PropertyObservers?

  /// Creates a group.
  public init(barButtonItems: [BarButtonItem], representativeItem: BarButtonItem?) {
    items = barButtonItems
    representative = representativeItem
  }
}

extension BarButtonItem {
  /// Returns a new group with this button as its only one.
  public func creatingFixedGroup() -> BarButtonItemGroup {
    BarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}

// MARK: - Membership

extension BarButtonItemGroup {
  /// The navigation item that contains the group. Only then do the buttons refer to the group.
  var navigationItem: NavigationItem? { navigationItemReference.owner }

  /// Adds the group to a navigation item, and takes its buttons from other groups of that item.
  func attach(to item: NavigationItem) {
    navigationItemReference = BackReference(item)
    items = admit(items)
    if let representative, admit([representative]).isEmpty { self.representative = nil }
  }

  /// Removes the group from its navigation item.
  func detach() {
    release(items)
    if let representative { release([representative]) }
    navigationItemReference = BackReference()
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
    for item in released where item.groupReference.refers(to: self) {
      item.groupReference = BackReference()
    }
  }

  /// Returns the buttons that the group can have, and reports the others. A group without a
  /// navigation item has all of them.
  private func admit(_ proposed: [BarButtonItem]) -> [BarButtonItem] {
    guard let navigationItem else { return proposed }
    var admitted: [BarButtonItem] = []
    for item in proposed {
      if admitted.contains(where: { $0 === item }) {
        report(item, "the button is in the group twice; the first place is kept")
      } else if claim(item, for: navigationItem) {
        admitted.append(item)
      }
    }
    return admitted
  }

  private func claim(_ item: BarButtonItem, for navigationItem: NavigationItem) -> Bool {
    if let other = item.groupReference.owner, other !== self {
      guard other.navigationItem === navigationItem else {
        let advice = "remove it there first, or create a button of its own for this page"
        report(item, "the button is in the bar of another page, which keeps it; \(advice)")
        return false
      }
      other.drop(item)
    }
    item.groupReference = BackReference(self)
    return true
  }

  private func report(_ item: BarButtonItem, _ message: String) {
    navigationItem.reportShared(item.name, message)
  }

  private var marks: Marks { navigationItem?.marks ?? [] }
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

  func note(_ marks: Marks, in host: TabHostController) {}
}
