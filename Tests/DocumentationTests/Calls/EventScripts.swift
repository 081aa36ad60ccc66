import Foundation
import TabHostTestSupport
import Testing

/// The scripts in the article "Every call", with the descriptions of their hosts.
struct EventScripts {
  /// A script with its calls, as shown in the article.
  struct Script: Sendable, CustomTestStringConvertible {
    /// The paragraph above the script, which names the events.
    let title: String
    /// The description of the host, in JSON.
    let host: String
    /// The lines of the code block.
    let lines: [String]

    var testDescription: String { title }

    /// The commands of the script, without the calls.
    var commands: String {
      lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
    }
  }

  private(set) var scripts: [Script] = []
  /// The numbers of the events, in the order of the article.
  private(set) var numbers: [Int] = []

  /// Parses the article.
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
