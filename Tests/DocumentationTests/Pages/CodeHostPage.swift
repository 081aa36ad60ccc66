import Foundation
import TabHostTestSupport

/// An article as a page for a code host, which resolves no links of DocC.
///
/// DocC has its own form of links and finds pictures by their names, and a code host follows relative
/// paths only. So each article has a generated page in the folder `.docs`.
struct CodeHostPage {
  /// The folder of the pages.
  static let folder = ".docs"

  /// The name of the article, without extension.
  let name: String
  /// The path of the article.
  let article: String
  /// The text of the article.
  private let source: String

  /// All pages by their names.
  static func all() throws -> [String: CodeHostPage] {
    let pages = try PackageFiles.articles().map(CodeHostPage.init)
    return Dictionary(uniqueKeysWithValues: pages.map { ($0.name, $0) })
  }

  private init(article: String) throws {
    self.article = article
    name = String(article.split(separator: "/").last?.dropLast(3) ?? "")
    source = try PackageFiles.text(article)
  }

  // MARK: - Reading the article

  /// The title, without the backquotes of a landing page.
  var title: String {
    String(source.prefix { $0 != "\n" }.dropFirst(2)).replacingOccurrences(of: "`", with: "")
  }

  /// The paragraph below the title.
  var abstract: String {
    source.components(separatedBy: "\n\n")[1].replacingOccurrences(of: "\n", with: " ")
  }

  /// The names of the articles that a landing page lists, in its order.
  var listed: [String] {
    source.matches(of: /(?m)^- <doc:(\w+)>$/).map { String($0.1) }
  }

  /// The heading that an anchor of DocC names.
  private func heading(at anchor: Substring) -> String? {
    func letters(_ text: some StringProtocol) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return MarkdownLinks(source).headings.first { letters($0) == letters(anchor) }
  }

  // MARK: - Writing the page

  /// The path of the page.
  var path: String { "\(Self.folder)/\(name).md" }

  /// Returns the text of the page, whose links lead to other pages.
  func text(among pages: [String: CodeHostPage]) throws -> String {
    // Parts at odd positions are blocks of code.
    var parts = source.components(separatedBy: "```")
    for index in parts.indices where index % 2 == 0 {
      parts[index] = try converted(parts[index], among: pages)
    }
    let text = parts.joined(separator: "```")
    return """
      <!-- Generated from \(article), which is the file to edit. -->

      \(text.trimmingCharacters(in: .newlines))

      ---

      [All articles](README.md)

      """
  }

  private func converted(_ text: String, among pages: [String: CodeHostPage]) throws -> String {
    try text
      .replacing(/<doc:(\w+)(?:#([^>]+))?>/) { link in
        guard let page = pages[String(link.1)] else { throw MissingTarget(target: link.0) }
        guard let anchor = link.2 else { return "[\(page.title)](\(page.name).md)" }
        guard let heading = page.heading(at: anchor) else { throw MissingTarget(target: link.0) }
        let file = page.name == name ? "" : "\(page.name).md"
        return "[\(heading)](\(file)#\(MarkdownLinks.anchor(of: heading)))"
      }
      .replacing(/``([^`]+)``/) { symbol in
        // Without what distinguishes overloads.
        let name = symbol.1.split(separator: "/").last ?? symbol.1
        return "`\(name.replacing(/-[^-]+$/, with: ""))`"
      }
      .replacing(/"([^"]+)"/) { quote in
        let words = quote.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // DocC can't link to articles of other libraries, which are named by their titles.
        let page = pages.values.first { $0.title == words }
        return page.map { "\"[\(words)](\($0.name).md)\"" } ?? String(quote.0)
      }
      .replacing(/!\[([^\]]+)\]\(([^)\/]+)\)/) { picture in
        let catalog = article.split(separator: "/").dropLast().joined(separator: "/")
        return "![\(picture.1)](../\(catalog)/Resources/\(picture.2))"
      }
  }

  /// The articles that a reader who came for tabs and delegates reads first, in this order.
  static let firstArticles = [
    "FirstApp", "DelegateCallOrder", "EveryCall", "CustomizingBarAndSidebar",
    "TestingYourNavigation",
  ]

  /// The list of all articles, in the order of the landing pages.
  static func index(of pages: [String: CodeHostPage]) -> String {
    let first = firstArticles.compactMap { pages[$0] }.enumerated().map { number, article in
      "\(number + 1). [\(article.title)](\(article.name).md)"
    }
    var text = """
      <!-- Generated from the landing pages of the libraries. -->

      # Documentation

      For tabs and delegates, read in this order:

      \(first.joined(separator: "\n"))

      """
    for library in ["TabHost", "TabHostTerminal", "TabHostTesting", "TabHostProgram"] {
      guard let landing = pages[library] else { continue }
      text += "\n## \(library)\n\n[\(library)](\(library).md): \(landing.abstract)\n\n"
      for article in landing.listed.compactMap({ pages[$0] }) {
        text += "- [\(article.title)](\(article.name).md): \(article.abstract)\n"
      }
    }
    return text
  }

  /// An error for a link that leads nowhere.
  struct MissingTarget: Error {
    let target: Substring
  }
}
