import Foundation
import TabHostTestSupport
import Testing

@testable import PortingTool

/// The table of the tool, which is generated from the article.
@Suite(.ownThread) struct PortingTableTests {
  private let article: String
  private let table: TableText

  init() throws {
    article = try PackageFiles.symbolArticle()
    table = try TableText(article: article)
  }

  @Test func `the tool's table is that of the article`() throws {
    let path = "Sources/PortingTool/Table/PortingTable+Generated.swift"
    try PackageFiles.expect(table.source, in: path, of: .ports)
  }

  @Test func `no word of the tables has two new names`() {
    expectEqual(table.types.filter { $1.count > 1 }.keys.sorted(), [])
    expectEqual(table.words.filter { $1.count > 1 }.keys.sorted(), [])
  }

  @Test func `every type of the tables is renamed, and every type of TabHost can be qualified`() {
    // A view is inert, unless it is one for a configuration of content.
    let types = PortingTable.current.types.filter { $0.key != "UIView" }
    let names = types.keys.sorted().map { "let a: \($0)" }
    let text = "import TabHost\nlet a: UIDropSession\n" + names.joined(separator: "\n")
    let lines = ported(text)?.split(separator: "\n").dropFirst(2) ?? []
    expectEqual(
      lines.map(String.init),
      types.sorted { $0.key < $1.key }.map { "let a: \($0.value)" }
    )
    expect(PortingTable.current.ownTypes.count > 80)
  }

  @Test func `the article lists every stand-in`() {
    let section = article.components(separatedBy: "\n## ")
      .first { $0.hasPrefix("Inert stand-ins\n") }
    let items = (section ?? "").components(separatedBy: "\nIt adds members")[0]
    let listed = Set(items.matches(of: /`(\w+)`/).map { String($0.1) })
    // Types that have no counterpart in UIKit, or no name in the code of apps.
    let unnamed = [
      "AnyResponder", "InertAppearances", "InertBarLook", "InertDiffableDataSource",
      "InertItemLook", "OSLogMessage",
      "ViewAnchors", "ViewLayoutGuide", "WindowOwner",
    ]
    let names = PortingTable.current.standIns.keys
    expectEqual(
      listed.filter { $0 != "TabHostViewStandIns" && $0 != "TabHostWindow" }.sorted(),
      names.filter { !unnamed.contains($0) }.sorted()
    )
  }
}
