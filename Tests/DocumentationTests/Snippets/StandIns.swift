import TabHost

struct CLLocationCoordinate2D {
  var latitude = 0.0
  var longitude = 0.0
}

class UITableViewController: ViewController {
  enum Style { case plain, grouped, insetGrouped }

  let tableView = UITableView()

  init(style: Style) { super.init() }
}

class UITableView {
  func register(_ cell: AnyClass, forCellReuseIdentifier identifier: String) {}
  func reloadData() {}
}

class UITableViewCell {}
