import TabHost
import TabHostTesting
import Testing

/// The bookshelf of the article.
@MainActor struct BookshelfTests {
  @Test func `edits of the user are restored at the next launch`() throws {
    let store = InMemoryTabCustomizationStore()
    func launch() -> Bookshelf {
      let shelf = Bookshelf()
      shelf.customizationStore = store
      shelf.appear()
      return shelf
    }
    let shelf = launch()
    let genres = try #require(shelf.tab(forIdentifier: "genres") as? TabGroupItem)
    shelf.user.beginEditing()
    shelf.user.uncheck(genres.children[1])
    shelf.user.moveRow(genres.children[2], .before, genres.children[0])
    shelf.user.endEditing()

    let next = launch()
    #expect(next.sidebar.rows.map(\.title) == ["Reading", "Genres", "Travel", "Poetry"])
  }
}
