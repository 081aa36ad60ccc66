extension TabHostController {
  /// What people have changed in bar and sidebar. Default empty.
  ///
  /// Follows every change of a person at once, also in the middle of editing. Assigning puts those
  /// tabs of which it says something else than before as it says, or back to what the app has
  /// declared, and tells nobody of it but of a selection that falls back; it is saved as a person's
  /// change is. Costs what the two values name, not how many tabs there are.
  ///
  /// What the app writes to a tab, as in ``TabItem/isHidden``, is not in it. Documented original:
  /// SwiftUI's `tabViewCustomization(_:)`.
  public var customization: TabCustomization {
    get { observed(\.customization, customizationKeeper.customization) }
    set {
      update(.customization) {
        let old = customizationKeeper.customization
        customizationKeeper.replace { $0 = newValue }
        customizationKeeper.requestSave()
        applyCustomization(inPlaceOf: old)
      }
    }
  }

  /// The name under which ``customizationStore`` keeps the customization between launches; nil
  /// keeps it in memory, for as long as the host lives. Default nil.
  ///
  /// Set it before ``tabs``: what is stored is applied as a tab enters the host. Set later, it is
  /// applied to the tabs that are there, in the place of what people have changed so far; editing
  /// ends before. One name for each of an app's hosts. Documented original:
  /// `UITabBarController.customizationIdentifier`, whose default keeps it too.
  public var customizationIdentifier: String? {
    get { observed(\.customizationIdentifier, customizationKeeper.identifier) }
    set {
      endEditing()
      let old = customizationKeeper.identifier
      update(\.customizationIdentifier, from: old, to: newValue, .customization) {
        customizationKeeper.identifier = newValue
      }
    }
  }

  /// What keeps the customization. Default a ``FileTabCustomizationStore`` in the state folder of
  /// the user. Used only with a ``customizationIdentifier``, before which it is best set. Another
  /// one is loaded from like another identifier; what the one before has failed to save is given
  /// up.
  public var customizationStore: any TabCustomizationStore {
    get { observed(\.customizationStore, customizationKeeper.store) }
    set {
      endEditing()
      update(\.customizationStore, replacing: customizationKeeper.store, .customization) {
        customizationKeeper.store = newValue
      }
    }
  }

  /// Takes a part of the customization back to the defaults, and saves that.
  ///
  /// As when a person resets: a tab that people may hide, or have hidden, is as
  /// ``TabItem/isHiddenByDefault`` says; the children of a group that people may reorder, or have
  /// reordered, are in declared order; the bar is as the placements say; groups are expanded as the
  /// app has it. What the app declares
  /// otherwise counts again when it does so anew, as with the next launch. Tells nobody, but of a
  /// selection that falls back. Linear in the number of tabs, but for one tab or one group.
  public func resetCustomization(_ scope: TabCustomization.Scope = .all) {
    update(.customization) {
      CustomizationApplier(host: self).reset(scope)
      customizationKeeper.requestSave()
    }
  }

  /// Forgets what the customization says of tabs that are not in the host now, and saves that.
  ///
  /// Nothing is forgotten by itself: a tab that comes back, with the next launch or the next
  /// version of the app, is found as a person has left it.
  public func pruneCustomization() {
    update(.customization) {
      CustomizationApplier(host: self).prune()
      customizationKeeper.requestSave()
    }
  }

  func applyCustomization(inPlaceOf old: TabCustomization) {
    update(.customization) { CustomizationApplier(host: self).apply(inPlaceOf: old) }
  }
}
