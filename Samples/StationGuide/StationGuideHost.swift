import SampleSupport
import TabHost

/// The host of a radio guide, which is also its own delegate and that of its sidebar.
///
/// This suits small apps. As the class grows, move the delegates into objects of their own.
@MainActor final class StationGuideHost: TabHostController {
  static let addStation = "add-station"

  var stations = Station.all
  let content: SampleContent

  /// The stations. The stack of the group leads from a page about all stations to the selected one.
  private(set) lazy var group: TabGroupItem = {
    let group = TabGroupItem(
      title: "Stations",
      image: TabImage(systemName: "radio"),
      identifier: "stations",
      children: stations.map { makeTab(for: $0) },
      viewProvider: content.page
    )
    group.managingNavigationController = content.navigation("stations")
    return group
  }()

  /// Creates the host.
  ///
  /// - Parameters:
  ///   - traits: The traits of the window.
  ///   - content: The provider of pages.
  init(traits: TraitCollection, content: SampleContent) {
    self.content = content
    super.init()
    traitCollection = traits
    delegate = self
    sidebar.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Radio"
    let listenNow = makeTab("Listen Now", "play.circle", "listen-now")
    listenNow.preferredPlacement = .fixed
    let search = SearchTabItem(identifier: "search", viewProvider: content.page)
    // Selecting the tab opens the search field, and canceling the search returns to the previous
    // tab.
    search.automaticallyActivatesSearch = true
    tabs = [listenNow, group, makeAddButton(), search]
  }

  func station(_ tab: TabItem) -> Station? {
    stations.first { $0.id == tab.identifier }
  }

  // MARK: - Making tabs

  func makeTab(for station: Station) -> TabItem {
    let tab = makeTab(station.title, "waveform", station.id)
    tab.subtitle = "\(station.frequency) MHz"
    return tab
  }

  /// Returns a tab that acts as a button. ``tabHostController(_:shouldSelectTab:)`` vetoes its
  /// selection.
  private func makeAddButton() -> TabItem {
    let button = TabItem(
      title: "Add Station",
      image: TabImage(systemName: "plus"),
      identifier: Self.addStation
    )
    button.preferredPlacement = .pinned
    return button
  }

  private func makeTab(_ title: String, _ symbol: String, _ identifier: String) -> TabItem {
    TabItem(
      title: title,
      image: TabImage(systemName: symbol),
      identifier: identifier,
      viewProvider: content.page
    )
  }
}
