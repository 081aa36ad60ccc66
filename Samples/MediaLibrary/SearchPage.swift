import TabHost
import TabHostTerminal

/// The films whose titles contain the text of the search field, updated as the user types.
final class SearchPage: FilmBrowser {
  override func updateProperties() {
    super.updateProperties()
    let text = tabHostController?.searchText ?? ""
    let words = text.lowercased()
    let count = words.count
    list.emptyText = "No films with \(text)"
    list.films = Film.all.filter { film in
      // No title contains a longer text, which may be pasted and take seconds to compare.
      film.title.count >= count && (count == 0 || film.title.lowercased().contains(words))
    }
  }
}
