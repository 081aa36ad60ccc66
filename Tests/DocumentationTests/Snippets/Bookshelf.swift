import TabHost

final class Bookshelf: TabHostController {
  override func viewDidLoad() {
    super.viewDidLoad()
    customizationIdentifier = "bookshelf"  // Set before the tabs: they enter as people left them.
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
