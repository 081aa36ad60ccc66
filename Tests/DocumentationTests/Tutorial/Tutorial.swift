import Foundation
import Testing

/// The tutorial as its article tells it: every step gives some files of a package, whole.
struct Tutorial {
  /// Where the article is.
  static let article = "Sources/TabHost/TabHost.docc/FirstApp.md"

  /// A step, by the heading of its section.
  struct Step: Sendable, CustomTestStringConvertible {
    let title: String
    /// The files that the step gives, by their paths in the package.
    let files: [String: String]
    /// How many Swift blocks are in the step, with a path or without.
    let blockCount: Int
    /// The package after the step.
    fileprivate(set) var package: [String: String] = [:]

    var testDescription: String { title }

    /// Those files of the package after the step that are the program.
    var program: [String: String] {
      package.filter { $0.key.hasPrefix("Sources/") }
    }
  }

  /// The steps in order.
  let steps: [Step]

  /// The package at the end.
  var package: [String: String] { steps.last?.package ?? [:] }

  /// The files that are compiled into these tests: all but those that only a program can have. The
  /// program and its test are one module there.
  var snippets: [String] {
    package.filter { $0.key != "Package.swift" && !$0.key.hasSuffix("/main.swift") }.values
      .map { $0.replacing("@testable import Cookbook\n\n", with: "") }
  }

  /// Reads the article.
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
  /// Reads a section: a file is a block after its path and a colon.
  fileprivate init(_ section: String) {
    title = section.components(separatedBy: "\n").first ?? ""
    let blocks = section.matches(of: /`([^`\n]+)`:\n\n```swift\n((?s:.*?))```/)
    files = Dictionary(blocks.map { (String($0.1), String($0.2)) }) { $1 }
    blockCount = section.components(separatedBy: "```swift\n").count - 1
  }
}
