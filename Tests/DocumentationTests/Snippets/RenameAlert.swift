import TabHost

extension ViewController {
  func rename(_ tab: TabItem) {
    let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = tab.title }
    let rename = AlertAction(title: "Rename", style: .default) { [weak alert] _ in
      tab.title = alert?.textFields?.first?.text ?? tab.title
    }
    alert.addAction(rename)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
