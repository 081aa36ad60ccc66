import Foundation
import TabHostTestSupport

/// The links, pictures and headings of Markdown, as a code host reads them.
struct MarkdownLinks {
  /// The text outside of blocks of code.
  private let prose: String

  init(_ text: String) {
    prose = text.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
  }

  /// The headings in order, including the title.
  var headings: [String] {
    prose.components(separatedBy: "\n").compactMap { line in
      line.wholeMatch(of: /#{1,6} (.+)/).map { String($0.1) }
    }
  }

  /// The targets of links and pictures that are no addresses of other hosts.
  var targets: [String] {
    prose.replacing(/`[^`\n]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      .filter { !$0.contains("://") }
  }

  /// Returns the targets that lead to no file, or to no heading of a file.
  ///
  /// - Parameter path: The path of the file with the links.
  func missing(from path: String) -> [String] {
    targets.filter { target in
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let folder = PackageFiles.url(path).deletingLastPathComponent()
      let file =
        parts[0].isEmpty
        ? PackageFiles.url(path) : folder.appending(path: parts[0]).standardizedFileURL
      guard let data = try? Data(contentsOf: file) else { return true }
      guard parts.count == 2 else { return false }
      let headings = MarkdownLinks(String(decoding: data, as: UTF8.self)).headings
      return !headings.map(Self.anchor).contains(String(parts[1]))
    }
  }

  /// Returns the anchor of a heading on a code host.
  static func anchor(of heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacingOccurrences(of: " ", with: "-")
  }
}
