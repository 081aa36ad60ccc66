import TabHost

final class Radio: TabHostController {
  enum Screen: String, CaseIterable {
    case live, shows, favorites
  }

  private(set) lazy var screen = TabSelection<Screen>(self)
  private(set) var lastScreen: Screen?

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = Screen.allCases.map { screen in
      TabItem(title: screen.rawValue, identifier: screen.rawValue) { _ in ViewController() }
    }
    screen.valueHandler = { [weak self] in self?.lastScreen = $0 }
  }

  func openFavorites() {
    screen.value = .favorites
  }
}
