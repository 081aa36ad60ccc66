import Foundation
import TabHostTestSupport
import Testing

/// The pages of the articles for readers on a code host.
///
/// With the variable `TABHOST_UPDATE_PAGES`, the tests write the pages.
@Suite(.serialized) struct CodeHostPageTests {
  @Test func `each article has a page with its text`() throws {
    let pages = try CodeHostPage.all()
    for page in pages.values {
      try PackageFiles.expect(page.text(among: pages), in: page.path, of: .pages)
    }
    let index = "\(CodeHostPage.folder)/README.md"
    try PackageFiles.expect(CodeHostPage.index(of: pages), in: index, of: .pages)
  }

  @Test func `each page has an article, which the list contains`() throws {
    let pages = try CodeHostPage.all()
    let expected = (pages.keys + ["README"]).map { "\($0).md" }.sorted()
    let folder = CodeHostPage.folder
    if PackageFiles.Generated.pages.isUpdated {
      for name in try PackageFiles.names(in: folder) where !expected.contains(name) {
        try FileManager.default.removeItem(at: PackageFiles.url("\(folder)/\(name)"))
      }
    }
    try #expect(PackageFiles.names(in: folder) == expected)
    let list = MarkdownLinks(CodeHostPage.index(of: pages)).targets
    let first = CodeHostPage.firstArticles.map { "\($0).md" }
    #expect(list.starts(with: first))
    #expect(list.dropFirst(first.count).sorted() == pages.keys.map { "\($0).md" }.sorted())
  }

  @Test func `the links and pictures of the pages lead to files and headings`() throws {
    let names = try PackageFiles.names(in: CodeHostPage.folder)
    for path in names.map({ "\(CodeHostPage.folder)/\($0)" }) {
      let text = try PackageFiles.text(path)
      #expect(MarkdownLinks(text).missing(from: path) == [], "\(path)")
      #expect(!text.contains("<doc:"), "\(path)")
    }
  }

  @Test func `the links and pictures of README lead to files and headings`() throws {
    let links = try MarkdownLinks(PackageFiles.text("README.md"))
    #expect(links.targets.count > 10)
    #expect(links.missing(from: "README.md") == [])
  }

  @Test func `a missing file, a missing heading and a missing picture are found`() {
    let text = """
      # Title

      [a](README.md) [b](Nothing.md#x) ![c](c.svg) [d](#title) [e](#none) [f](https://x.y)
      `[g](nothing.md)`

      ```text
      [h](nothing.md)
      ```
      """
    let missing = MarkdownLinks(text).missing(from: "CHANGELOG.md")
    #expect(missing == ["Nothing.md#x", "c.svg", "#title", "#none"])
  }

  @Test(arguments: [
    ("Errors", "errors"), ("A tab that is a button", "a-tab-that-is-a-button"),
    ("Lists, text and fields", "lists-text-and-fields"),
    ("1. An empty package", "1-an-empty-package"),
  ])
  func `a code host makes an anchor of a heading`(heading: String, anchor: String) {
    #expect(MarkdownLinks.anchor(of: heading) == anchor)
  }
}
