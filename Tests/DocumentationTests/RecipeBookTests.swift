import Foundation
import TabHost
import TabHostTesting
import Testing

/// The recipe book of the article on stored state.
@MainActor struct RecipeBookTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "recipe-book-\(UUID().uuidString).json")

  private func launch() -> RecipeBook {
    let book = RecipeBook(leftIn: file)
    book.traitCollection = TraitCollection()
    book.appear()
    return book
  }

  @Test func `the selection and the sidebar are restored at the next launch`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let book = launch()
    #expect(book.selectedTab?.identifier == "today")
    let mains = try #require(book.tab(forIdentifier: "Mains"))
    book.user.tapRow(mains)
    book.user.hideSidebar()
    book.disappear()

    let next = launch()
    #expect(next.selectedPath.map(\.identifier) == ["courses", "Mains"])
    #expect(next.selectionOrigin == .restoration)
    #expect(next.sidebar.isHidden)
  }

  @Test(arguments: ["", "{", #"{"selectionPath":7}"#, #"{"selectionPath":["Salads"]}"#])
  func `an invalid file restores the defaults`(text: String) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    #expect(launch().selectedTab?.identifier == "today")
  }
}
