import Foundation
import TabHostTestSupport
import Testing

/// A tutorial in its article, in which each step lists complete files of a package.
struct Tutorial {
  /// The path of the article about the cookbook.
  static let cookbook = "Sources/TabHost/TabHost.docc/FirstApp.md"
  /// The path of the article about the mail client, whose files are those of a sample.
  static let mail = "Sources/TabHost/TabHost.docc/MailClient.md"

  /// A step of the tutorial.
  struct Step: Sendable, CustomTestStringConvertible {
    let title: String
    /// The files that the step lists, by their paths in the package.
    let files: [String: String]
    /// The number of Swift code blocks in the step, with or without a path.
    let blockCount: Int
    /// The files of the package after the step.
    fileprivate(set) var package: [String: String] = [:]

    /// The name of the program.
    let name: String

    var testDescription: String { "\(name): \(title)" }

    /// The files of the program after the step.
    var program: [String: String] {
      package.filter { $0.key.hasPrefix("Sources/") }
    }
  }

  /// The steps in order.
  let steps: [Step]

  /// The files of the package after the last step.
  var package: [String: String] { steps.last?.package ?? [:] }

  /// The files that are compiled into these tests, which exclude the manifest and `main.swift`.
  ///
  /// The program and its test are in the same module here.
  var snippets: [String] {
    package.filter { $0.key != "Package.swift" && !$0.key.hasSuffix("/main.swift") }.values
      .map { $0.replacing("@testable import Cookbook\n\n", with: "") }
  }

  /// Parses an article.
  init(_ article: String) throws {
    var package: [String: String] = [:]
    let text = try PackageFiles.text(article)
    let name = text.firstMatch(of: /`Sources\/(\w+)\//).map { String($0.1) } ?? ""
    let sections = text.components(separatedBy: "\n## ").dropFirst()
    steps = sections.compactMap { section in
      guard section.first?.isNumber == true else { return nil }
      var step = Step(section, of: name)
      package.merge(step.files) { $1 }
      step.package = package
      return step
    }
  }
}

extension Tutorial.Step {
  /// Parses a section. Each file is a code block after its path and a colon.
  fileprivate init(_ section: String, of name: String) {
    self.name = name
    title = section.components(separatedBy: "\n").first ?? ""
    let blocks = section.matches(of: /`([^`\n]+)`:\n\n```swift\n((?s:.*?))```/)
    files = Dictionary(blocks.map { (String($0.1), String($0.2)) }) { $1 }
    blockCount = section.components(separatedBy: "```swift\n").count - 1
  }
}
