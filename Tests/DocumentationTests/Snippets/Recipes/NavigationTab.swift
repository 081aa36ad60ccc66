import TabHost

final class LettersPage: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
  }

  func open(_ letter: String) {
    let page = ViewController()
    page.title = letter
    navigationController?.pushViewController(page, animated: true)
  }
}

@MainActor func makeLettersTab() -> TabItem {
  TabItem(title: "Letters", identifier: "letters") { _ in
    NavigationController(rootViewController: LettersPage())
  }
}
