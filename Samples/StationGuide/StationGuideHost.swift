import SampleSupport
import TabHost

/// The app, in one class: it makes its tabs, and is its own delegate and that of its sidebar.
///
/// Small apps are well served by that. Where the files of this class grow, give the delegates
/// objects of their own.
@MainActor final class StationGuideHost: TabHostController {
  static let addStation = "add-station"

  var stations = Station.all
  let content: SampleContent

  /// The stations, below a page about all of them. The stack of the group leads from that page to
  /// the station.
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

  /// - Parameters:
  ///   - traits: The size of the window.
  ///   - content: Makes the pages.
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
    // A tap on it opens the field at once, and a cancelled search leads back.
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

  /// A button among the tabs: it has no content, and ``tabHostController(_:shouldSelectTab:)``
  /// never lets it be selected.
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
