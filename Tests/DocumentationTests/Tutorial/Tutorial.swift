import Foundation
import TabHostTestSupport
import Testing

/// The tutorial in its article, in which each step lists complete files of a package.
struct Tutorial {
  /// The path of the article.
  static let article = "Sources/TabHost/TabHost.docc/FirstApp.md"

  /// A step of the tutorial.
  struct Step: Sendable, CustomTestStringConvertible {
    let title: String
    /// The files that the step lists, by their paths in the package.
    let files: [String: String]
    /// The number of Swift code blocks in the step, with or without a path.
    let blockCount: Int
    /// The files of the package after the step.
    fileprivate(set) var package: [String: String] = [:]

    var testDescription: String { title }

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

  /// Parses the article.
  init() throws {
    var package: [String: String] = [:]
    let sections = try PackageFiles.text(Self.article).components(separatedBy: "\n## ").dropFirst()
    steps = sections.compactMap { section in
      guard section.first?.isNumber == true else { return nil }
      var step = Step(section)
      package.merge(step.files) { $1 }
      step.package = package
      return step
    }
  }
}

extension Tutorial.Step {
  /// Parses a section. Each file is a code block after its path and a colon.
  fileprivate init(_ section: String) {
    title = section.components(separatedBy: "\n").first ?? ""
    let blocks = section.matches(of: /`([^`\n]+)`:\n\n```swift\n((?s:.*?))```/)
    files = Dictionary(blocks.map { (String($0.1), String($0.2)) }) { $1 }
    blockCount = section.components(separatedBy: "```swift\n").count - 1
  }
}
