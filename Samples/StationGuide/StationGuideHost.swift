import TabHost
import TabHostProgram

/// The host of a radio guide, which is also its own delegate and that of its sidebar.
///
/// This suits small apps. As the class grows, move the delegates into objects of their own.
@MainActor final class StationGuideHost: TabHostController {
  /// The changes that do not come from the user, which scripts and the explorer perform.
  static let changes: [String: (StationGuideHost) -> Void] = [
    "new station": { $0.addStation() }
  ]

  var stations = Station.all {
    // The page of the search lists the stations.
    didSet { selectedViewController?.setNeedsUpdateProperties() }
  }

  /// The stations. The stack of the group leads from a page about all stations to the selected one.
  private(set) lazy var group: TabGroupItem = {
    let group = TabGroupItem(
      title: "Stations",
      image: TabImage(systemName: "radio"),
      identifier: "stations",
      children: stations.map { makeTab(for: $0) }
    ) { makePage(of: $0) }
    group.managingNavigationController = NavigationController()
    return group
  }()

  /// Creates the host.
  override init() {
    super.init()
    delegate = self
    sidebar.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Radio"
    if HostProgram.run.options["--unlocked"] != nil {
      for index in stations.indices { stations[index].isLocked = false }
    }
    let listenNow = makeTab("Listen Now", "play.circle", "listen-now")
    listenNow.preferredPlacement = .fixed
    let search = SearchTabItem(identifier: "search") { SearchPage(title: $0.title) }
    // Selecting the tab opens the search field, and canceling the search returns to the previous
    // tab.
    search.automaticallyActivatesSearch = true
    tabs = [listenNow, group, makeAddButton(), search]
    if let station = HostProgram.run.operands.first.flatMap(tab(forIdentifier:)) {
      selectedTab = station
    }
  }

  override var keyCommands: [KeyCommand]? { stationCommands }

  func station(_ tab: TabItem) -> Station? {
    stations.first { $0.id == tab.identifier }
  }

  // MARK: - Making tabs

  func makeTab(for station: Station) -> TabItem {
    let tab = makeTab(station.title, "waveform", station.id)
    tab.subtitle = station.frequencyText
    return tab
  }

  /// Returns a tab that is a button: a tap adds a station, and selects nothing.
  private func makeAddButton() -> TabItem {
    let button = TabItem(
      title: "Add Station",
      image: TabImage(systemName: "plus"),
      identifier: "add-station"
    )
    button.preferredPlacement = .pinned
    button.primaryAction = Action(title: "Add Station") { [weak self] _ in self?.addStation() }
    return button
  }

  func addStation() {
    let number = stations.count + 1
    let station = Station(
      id: "station-\(number)",
      title: "Station \(number)",
      frequency: "10\(number).5"
    )
    stations.append(station)
    group.children.append(makeTab(for: station))
  }

  private func makeTab(_ title: String, _ symbol: String, _ identifier: String) -> TabItem {
    TabItem(
      title: title,
      image: TabImage(systemName: symbol),
      identifier: identifier
    ) { makePage(of: $0) }
  }
}

/// Returns a page that shows the title of its tab.
@MainActor private func makePage(of tab: TabItem) -> ViewController {
  let page = ViewController()
  page.title = tab.title
  return page
}
