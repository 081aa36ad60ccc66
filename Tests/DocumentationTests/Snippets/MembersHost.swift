import TabHost

class AppHost: TabHostController, TabHostControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    true  // Otherwise the default implementation of the protocol is called for all subclasses.
  }
}

final class MembersHost: AppHost {
  override func tabHostController(
    _ host: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool {
    tab.identifier != "members"
  }
}
