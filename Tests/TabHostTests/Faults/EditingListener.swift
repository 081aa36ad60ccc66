import TabHost

/// A delegate of host and sidebar that does something, once, in one of its callbacks.
@MainActor
final class EditingListener: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {
  enum Callback: CaseIterable {
    case sidebarShows, sidebarHides, alongside, completion, availability, willBegin, didEnd
    case visibility, order, select
  }

  private var callback: Callback?
  private let perform: (TabHostController) -> Void

  init(in callback: Callback, perform: @escaping (TabHostController) -> Void) {
    self.callback = callback
    self.perform = perform
  }

  private func note(_ callback: Callback, _ host: TabHostController) {
    guard callback == self.callback else { return }
    self.callback = nil
    perform(host)
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) { note(.select, host) }

  func tabHostControllerWillBeginEditing(_ host: TabHostController) { note(.willBegin, host) }

  func tabHostControllerDidEndEditing(_ host: TabHostController) { note(.didEnd, host) }

  func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
    note(.visibility, host)
  }

  func tabHostController(_ host: TabHostController, displayOrderDidChangeFor group: TabGroupItem) {
    note(.order, host)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    animator.addAnimations { self.note(.alongside, host) }
    animator.addCompletion { self.note(.completion, host) }
    note(sidebar.isHidden ? .sidebarHides : .sidebarShows, host)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) { note(.availability, host) }
}
