import ObjectiveC
import UIKit
import os.log

// MARK: - A coordinator that gets the window

@MainActor final class WindowCoordinator {
  private let window: UIWindow
  let navigation = UINavigationController()

  init(window: UIWindow) { self.window = window }

  func start() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}

// MARK: - A coordinator that is a responder

class ResponderCoordinator: UIResponder {
  var children: [String: ResponderCoordinator] = [:]
  override init() { super.init() }
}

// MARK: - A view of the app and its page

final class CountView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    layer.cornerRadius = 4
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      label.widthAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ count: Int) { label.text = "\(count)" }
}

final class CountPage: UIViewController {
  private let badge = CountView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var count = 0 { didSet { badge.show(count) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(badge)
    let tap = UITapGestureRecognizer(target: self, action: #selector(increase))
    badge.addGestureRecognizer(tap)
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
  }

  @objc private func increase() { count += 1 }
  @objc private func pressed(_ sender: UIButton) { sender.isEnabled = false }

  func show(isLoading: Bool) {
    switch isLoading {
    case true: spinner.startAnimating()
    case false: spinner.stopAnimating()
    }
    UIView.animate(withDuration: 0.3) { self.badge.alpha = isLoading ? 0.5 : 1 }
    os_log("loading %d", log: .default, type: .debug, isLoading)
  }
}

// MARK: - A table view controller

final class RowsPage: UITableViewController {
  private let rows = ["a", "b"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ table: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

// MARK: - Bars in a base controller

class BrandedNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .black
    navigationBar.isTranslucent = false
    UINavigationBar.appearance().barTintColor = .white
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationBar.standardAppearance = appearance
  }
}

// MARK: - A search bar of its own

final class FindPage: UIViewController, UISearchBarDelegate {
  private let bar = UISearchBar()
  private(set) var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    bar.placeholder = "Find"
    view.addSubview(bar)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { query = searchText }
}

// MARK: - The next tab by its index

final class CyclingTabs: UITabBarController {
  func selectNext() { selectedIndex = (selectedIndex + 1) % (viewControllers ?? []).count }
}

// MARK: - A view of a controller as an accessory

@MainActor func showView(of player: UIViewController, in tabs: UITabBarController) {
  tabs.bottomAccessory = UITabAccessory(contentView: player.view)
  tabs.sidebar.bottomBarView = player.view
}
