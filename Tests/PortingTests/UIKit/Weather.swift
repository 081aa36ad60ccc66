import UIKit

/// The weather at a place.
struct Forecast: Hashable {
  let place: String
  var degrees: Int
  var symbol = "sun.max"
  var warning: String?
}

/// The places, grouped by country.
@MainActor final class WeatherStation {
  private(set) var countries: [String: [Forecast]]
  var changeHandler: (() -> Void)?

  init(countries: [String: [Forecast]]) {
    self.countries = countries
  }

  func update(_ place: String, degrees: Int, warning: String? = nil) {
    for (country, forecasts) in countries {
      guard let index = forecasts.firstIndex(where: { $0.place == place }) else { continue }
      countries[country]?[index].degrees = degrees
      countries[country]?[index].warning = warning
    }
    changeHandler?()
  }
}

/// A tab that counts how often its title has changed.
final class PlaceTab: UITab {
  private(set) var changes = 0

  override var title: String {
    didSet { if title != oldValue { changes += 1 } }
  }
}

/// The root of the app: a group of places for each country.
final class WeatherController: UITabBarController {
  private let station: WeatherStation
  private(set) var barVisibility: [Bool] = []

  init(station: WeatherStation) {
    self.station = station
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    super.setTabBarHidden(hidden, animated: animated)
    barVisibility.append(hidden)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.delegate = self
    tabs = station.countries.keys.sorted().map(makeGroup)
    station.changeHandler = { [weak self] in self?.update() }
    update()
  }

  private func makeGroup(_ country: String) -> UITabGroup {
    // swift-format-ignore: NeverForceUnwrap
    let group = UITabGroup(
      title: country,
      image: UIImage(systemName: "globe.europe.africa")!,
      identifier: country
    ) { tab in
      PlaceViewController(title: tab.title)
    }
    group.managingNavigationController = StationNavigationController()
    group.isSidebarDestination = true
    group.children = (station.countries[country] ?? []).map { forecast in
      PlaceTab(title: forecast.place, image: nil, identifier: forecast.place) { tab in
        PlaceViewController(title: tab.title)
      }
    }
    return group
  }

  private func update() {
    for forecast in station.countries.values.joined() {
      guard let tab = tab(forIdentifier: forecast.place) else { continue }
      tab.title = "\(forecast.place) \(forecast.degrees)°"
      tab.badgeValue = forecast.warning == nil ? nil : "!"
      if let image = UIImage(systemName: forecast.symbol) { tab.image = image }
      guard let warning = forecast.warning, presentedViewController == nil else { continue }
      warn(of: warning, at: tab)
    }
  }

  private func warn(of warning: String, at tab: UITab) {
    let alert = UIAlertController(title: warning, message: tab.title, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Show", style: .default) { [weak self] _ in self?.selectedTab = tab }
    )
    alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
    present(alert, animated: true)
  }

  /// Shows details of a place, and keeps them when the country is selected next.
  func showDetails(of place: String) {
    guard let tab = tab(forIdentifier: place), let group = tab.parent else { return }
    selectedTab = tab
    group.managingNavigationController?.pushViewController(
      DetailViewController(title: "Details of \(place)"),
      animated: true
    )
  }
}

// MARK: - Rows

extension WeatherController: UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {
    guard case .tab(let tab) = item.content else { return }
    var content = item.defaultContentConfiguration()
    content.textProperties.numberOfLines = 2
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.imageProperties.tintColor = tab.badgeValue == nil ? .systemTeal : .systemRed
    content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
    content.directionalLayoutMargins.leading = 8
    item.contentConfiguration = content
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
    item.backgroundConfiguration = background
  }
}

/// A stack that reports its depth.
final class StationNavigationController: UINavigationController {
  private(set) var depths: [Int] = []

  override var viewControllers: [UIViewController] {
    didSet { depths.append(viewControllers.count) }
  }
}

/// A page with the forecast of a place.
final class PlaceViewController: UIViewController {
  override var title: String? {
    didSet { navigationItem.title = title?.uppercased() }
  }

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let refresh = UIAction(title: "Refresh", image: UIImage(systemName: "arrow.clockwise")) {
      [weak self] action in
      self?.refresh(action)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: refresh)
    navigationItem.rightBarButtonItem?.badge = .count(1)
  }

  private func refresh(_ action: UIAction) {
    navigationItem.rightBarButtonItem?.badge = nil
    navigationItem.rightBarButtonItem?.isEnabled = false
  }
}

/// Details, shown without the bar.
final class DetailViewController: UIViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
