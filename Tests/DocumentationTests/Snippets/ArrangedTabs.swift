import TabHost

final class ArrangedTabs: TabHostController {
  override func setEditing(_ editing: Bool, animated: Bool) {
    // willBeginEditing, or the calls up to didEndEditing
    super.setEditing(editing, animated: animated)
    selectedViewController?.navigationItem.prompt = editing ? "Arrange your tabs" : nil
  }
}
