import TabHost

final class Bookshelf: TabHostController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // Set before the tabs, so that each tab is customized when it enters the host.
    customizationIdentifier = "bookshelf"
    let genres = TabGroupItem(
      title: "Genres",
      identifier: "genres",
      children: ["Poetry", "Novels", "Travel"].map { name in
        let genre = TabItem(title: name, identifier: name) { _ in ViewController() }
        genre.allowsHiding = true
        return genre
      }
    )
    genres.allowsReordering = true
    tabs = [TabItem(title: "Reading", identifier: "reading") { _ in ViewController() }, genres]
  }
}
