import TabHost

/// A recorded call of the delegate.
enum ModelCall: Equatable {
  case willBegin, didEnd
  case visibility([String])
  case order(String)
  case should(String), did(String)
  case sidebar

  /// Whether the call is about customization.
  var isOfCustomization: Bool {
    switch self {
    case .willBegin, .didEnd, .visibility, .order: true
    case .should, .did, .sidebar: false
    }
  }
}

/// Records the calls of the delegates.
@MainActor final class ModelRecorder: TabHostControllerDelegate, TabHostController.Sidebar.Delegate
{
  var calls: [ModelCall] = []

  func tabHostControllerWillBeginEditing(_ host: TabHostController) { calls.append(.willBegin) }

  func tabHostControllerDidEndEditing(_ host: TabHostController) { calls.append(.didEnd) }

  func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
    calls.append(.visibility(tabs.map(\.identifier)))
  }

  func tabHostController(_ host: TabHostController, displayOrderDidChangeFor group: TabGroupItem) {
    calls.append(.order(group.identifier))
  }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    calls.append(.should(tab.identifier))
    return true
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    calls.append(.did(selectedTab.identifier))
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    calls.append(.sidebar)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) {
    calls.append(.sidebar)
  }
}
