extension TabHostController {
  /// The changes that the user has made to the bar and the sidebar.
  ///
  /// The default is empty. The value includes each change immediately, even while the user is
  /// editing. It does not include what the app assigns to tabs, such as ``TabItem/isHidden``.
  ///
  /// Assigning a value updates the tabs whose entries differ from the previous value: they take the
  /// choices of the new value or, without an entry, what the app has declared. The delegate is not
  /// notified, unless the selection falls back as a result. The assigned value is saved like a
  /// change by the user.
  ///
  /// Corresponds to SwiftUI's `tabViewCustomization(_:)`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries in the two values.
  public var customization: TabCustomization {
    get { observed(\.customization, customizationKeeper.customization) }
    set {
      changeCustomization { customizationKeeper.replace(with: newValue) }
    }
  }

  /// The identifier with which ``customizationStore`` saves the customization.
  ///
  /// The default is `nil`, which keeps the customization in memory for the lifetime of the host.
  /// Hosts with the same store and identifier share one customization, as the windows of an app do:
  /// what the user changes in one of them is applied to the others, immediately or, while the user
  /// is editing there, afterward, without a call to their delegates. Give hosts with different tabs
  /// different identifiers.
  ///
  /// Set the identifier before ``tabs``, so that the stored customization is applied when a tab
  /// enters the host. If you set it later, editing ends, and the stored customization replaces the
  /// current one and is applied to the tabs in the host.
  ///
  /// Corresponds to `UITabBarController.customizationIdentifier` in UIKit, where the customization
  /// is also saved by default.
  public var customizationIdentifier: String? {
    get { observed(\.customizationIdentifier, customizationKeeper.identifier) }
    set {
      let old = customizationKeeper.identifier
      guard newValue.map({ Identifier($0) }) != old.map({ Identifier($0) }) else { return }
      endEditing()
      update(\.customizationIdentifier, replacing: old, .tabs) {
        customizationKeeper.setIdentifier(newValue)
      }
      loadCustomizationOfTabs()
    }
  }

  /// The store that saves the customization.
  ///
  /// The default is a ``FileTabCustomizationStore`` in the user's folder for application state. The
  /// store is used only if there is a ``customizationIdentifier``; set the store first. Assigning
  /// another store ends editing and loads the customization of that store, as when the identifier
  /// changes. A customization that the previous store has failed to save stays in memory, and is
  /// saved there with the next change.
  public var customizationStore: any TabCustomizationStore {
    get { observed(\.customizationStore, customizationKeeper.store) }
    set {
      guard newValue !== customizationKeeper.store else { return }
      endEditing()
      update(\.customizationStore, replacing: customizationKeeper.store, .tabs) {
        customizationKeeper.setStore(newValue)
      }
      loadCustomizationOfTabs()
    }
  }

  /// Resets a part of the customization to the defaults, and saves the result.
  ///
  /// The effect is the same as when the user resets the customization:
  ///
  /// - Tabs that the user is allowed to hide, or has hidden or shown, get the visibility of
  ///   ``TabItem/isHiddenByDefault``.
  /// - Children of groups that the user is allowed to reorder, or has reordered, return to their
  ///   declared order.
  /// - The bar is arranged according to the placements of its tabs.
  /// - Groups are expanded or collapsed as the app has declared.
  ///
  /// This also discards the visibility and the order that the app has assigned to these tabs and
  /// groups, until the app assigns them again, for example at the next launch. The delegate is not
  /// notified, unless the selection falls back as a result.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of tabs and *m* the number of entries of
  ///   the customization; for one tab O(1), and for one group O(*c*), where *c* is the number of its
  ///   children.
  public func resetCustomization(_ scope: TabCustomization.Scope = .all) {
    changeCustomization { customizationKeeper.reset(scope) }
  }

  /// Removes the entries of tabs that are not currently in the host, and saves the result.
  ///
  /// Entries are never removed automatically. A tab that returns, for example at the next launch or
  /// in the next version of the app, keeps the choices of the user.
  public func pruneCustomization() {
    changeCustomization { customizationKeeper.choices.prune() }
  }

  private func changeCustomization(_ mutate: () -> Void) {
    customizationKeeper.loadIfNeeded()
    update([.tabs, .settings]) {
      mutate()
      customizationKeeper.requestSave()
    }
  }

  /// Loads the customization of another entry, unless there are no tabs to apply it to.
  private func loadCustomizationOfTabs() {
    if !tree.roots.isEmpty { customizationKeeper.loadIfNeeded() }
  }
}
