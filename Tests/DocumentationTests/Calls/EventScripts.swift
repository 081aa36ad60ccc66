import Foundation
import Testing

/// The article that performs every event: descriptions of hosts, and scripts with what they call.
struct EventScripts {
  /// A script as the article shows it, with its calls.
  struct Script: Sendable, CustomTestStringConvertible {
    /// The paragraph above it, which names the events.
    let title: String
    /// The description of its host, in JSON.
    let host: String
    /// The lines of the block.
    let lines: [String]

    var testDescription: String { title }

    /// The steps alone.
    var commands: String {
      lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
    }
  }

  private(set) var scripts: [Script] = []
  /// The numbers of the events, in the order of the article.
  private(set) var numbers: [Int] = []

  /// Reads the article.
  init() throws {
    var host = ""
    var title = ""
    var block: (language: Substring, lines: [String])?
    for line in try PackageFiles.lines("Sources/TabHost/TabHost.docc/EveryCall.md") {
      if let open = block {
        guard line == "```" else {
          block?.lines.append(line)
          continue
        }
        block = nil
        switch open.language {
        case "json": host = open.lines.joined(separator: "\n")
        case "text": scripts.append(Script(title: title, host: host, lines: open.lines))
        default: break
        }
      } else if line.hasPrefix("```") {
        block = (line.dropFirst(3), [])
      } else if let match = line.prefixMatch(of: /\*\*(\d+(?:(?:, | and )\d+)*)\.\*\*/) {
        title = line
        numbers += match.1.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      }
    }
  }
}
