import Foundation
import PortingTool
import TabHostTestSupport
import Testing

/// The app that an article ports, which is built and tested with this package.
@Suite(.ownThread) struct PortingAnAppTests {
  private static let app = "Tests/PortedApps/UIKit/Shop"
  private static let tests = "Tests/PortedAppTests/UIKit"
  private let article: String

  init() throws {
    article = try PackageFiles.text("Sources/TabHost/TabHost.docc/PortingAnApp.md")
  }

  /// Returns the text of a file of this package by its path in the article.
  private func file(_ path: String) throws -> String {
    let places = [
      "Linux/Shop/StandIns.swift": "Tests/PortedApps/ShopStandIns.swift",
      "Linux/ShopTests/StandIns.swift": "Tests/PortedAppTests/StandIns.swift",
    ]
    let place =
      places[path]
      ?? path.replacing(/^Shop\//, with: "\(Self.app)/")
      .replacing(/^ShopTests\//, with: "\(Self.tests)/")
    return try PackageFiles.text(place).replacing("import PortedApps", with: "import Shop")
  }

  @Test func `each Swift block is a file of the app, with its path`() throws {
    let blocks = article.matches(of: /`([^`\n]+)`:\n\n```swift\n((?s:.*?))```/)
    #expect(blocks.count == 4)
    #expect(blocks.count == article.components(separatedBy: "```swift\n").count - 1)
    for block in blocks { #expect(try file(String(block.1)) == String(block.2)) }
  }

  @Test func `the warnings are those of the tool`() throws {
    let app = try PackageFiles.swiftFiles(in: Self.app).map { path in
      let name = path.replacing(Self.app, with: "Shop")
      return Port.File(path: name, text: try file(name))
    }
    let tests = try ["ProductListTests.swift", "UIAlertController+Tap.swift"].map { name in
      Port.File(path: "ShopTests/\(name)", text: try file("ShopTests/\(name)"))
    }
    let findings =
      Port(app).findings
      + Port(tests, modules: [Port.Module(name: "Shop", files: app)]).findings
    let printed = article.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(printed.map(String.init) == findings.map(\.warning))
  }

  @Test func `the errors are at the lines of what is missing`() throws {
    let errors = article.matches(of: /(?m)^(Shop\/\w+\.swift):(\d+):\d+: error: (.*)$/)
    #expect(errors.count == 3)
    for error in errors {
      let lines = try file(String(error.1)).components(separatedBy: "\n")
      let line = lines[try #require(Int(error.2)) - 1]
      let symbol = error.3.firstMatch(of: /'(\w+)'/)?.1 ?? "UIImage(resource: .bag)"
      #expect(line.contains(symbol), "\(error.0)")
    }
  }

  @Test func `the list of the tests leaves out the same file as that of this package`() throws {
    let list = try PackageFiles.lines("Tests/PortedAppTests/UIKitSources.txt")
    let line = "!ShopTests/UIAlertController+Tap.swift"
    #expect(article.contains("\nShopTests\n\(line)\n"))
    #expect(list.contains(line.replacing("ShopTests", with: Self.tests)))
  }
}
