extension TabHostController {
  /// The selection, and what the framework has to remember about it.
  struct Selection {
    var tab: TabItem?
    var origin: SelectionOrigin?
    /// Whether code has selected nothing on purpose.
    var isDeclined = false
    /// The way to the tab that an earlier run has left selected, as long as it waits for tabs.
    var pathToRestore: [String]?
    /// The groups above the tab when it was last in the tree, nearest first, kept to fall back
    /// along them.
    var groups: [TabGroupItem] = []
    /// The rootmost among the tab and its groups that manages a stack, noted along with them.
    var stackGroup: TabGroupItem?
    /// Whether tabs have come, gone, moved or been hidden, or a group has got another stack, since
    /// the groups were noted. Where none has, a change has nothing to look after here.
    var isInDoubt = false
    /// Whether the tab was to be seen then; one that code selected hidden does not fall back.
    var wasShown = false
    /// Whether root tabs were assigned since the last settling.
    var rootsHaveChanged = false
    /// Whether a person has selected the tab that was told before, which is told again.
    var isRetapped = false

    /// A tab was hidden or shown, which concerns the selection on it and below it.
    @MainActor mutating func noteVisibility(of changed: TabItem) {
      if tab === changed { isInDoubt = true }
      for group in groups where group === changed { isInDoubt = true }
    }
  }

  /// What the delegates know.
  struct Told {
    var selectedTab: TabItem?
    /// What a subclass was told; ahead of the delegate if the subclass selects another tab.
    var tabOfSubclass: TabItem?
    var isSidebarAvailable = false
    var isSidebarHidden = false
    var presentation = Presentation.bar
    var isTabBarHidden = false
    var searchText = ""
    /// Whether the host has been on screen, so that availability is worth a call.
    var hasBeenDisplayed = false
  }
}
