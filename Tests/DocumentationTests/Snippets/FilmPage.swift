import TabHost

final class FilmPage: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addKeyCommand(
      KeyCommand(title: "Reload", input: "r", modifierFlags: .command) { [weak self] _ in
        self?.reload()
      }
    )
  }

  private func reload() {}
}
