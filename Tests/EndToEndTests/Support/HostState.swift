import Foundation
import TabHostTestSupport
import TerminalTestSupport

/// The state of a host after a step, as the script runner prints it; the screen must match it.
struct HostState: Decodable {
  struct Bar: Decodable {
    let hidden: Bool
    let fixed: [String]
    let middle: [String]
    let pinned: [String]
    let prominent: String?
    let overflow: [String]
  }

  struct Row: Decodable {
    let kind: String
    let id: String
    let selected: Bool
    let checked: Bool
  }

  struct Sidebar: Decodable {
    let available: Bool
    let hidden: Bool
    let rows: [Row]
  }

  let selected: String?
  let path: [String]
  let editing: Bool
  let presentation: String
  let bar: Bar
  let sidebar: Sidebar

  var showsSidebar: Bool { presentation != "bar" && sidebar.available && !sidebar.hidden }
  var showsBar: Bool { !bar.hidden && (presentation != "sidebar" || !showsSidebar) }

  /// The identifiers of the items that have titles.
  var titledItems: [String] { bar.fixed + bar.middle }

  /// Returns the title of a tab of the media library, whose identifiers are derived from the
  /// titles.
  static func title(_ identifier: String) -> String {
    identifier.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  private struct Line: Decodable { let state: HostState? }

  /// Returns the states of the media library before and after each line of a script.
  static func all(after script: [String], columns: Int, rows: Int) throws -> [HostState] {
    let process = try FinishedProcess.run(
      BuiltProducts.file("MediaLibrary"),
      ["--script", "-", "--json", "--state", "--no-persist", "--size", "\(columns)x\(rows)"],
      input: Data(script.map { $0 + "\n" }.joined().utf8)
    )
    let refusal = process.lines.first { $0.contains("\"refused\"") }
    let states = try process.lines.compactMap {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8)).state
    }
    guard process.status == 0, refusal == nil, states.count == script.count + 1 else {
      throw PseudoTerminal.Overdue(
        description: "\(states.count) states of \(script); \(refusal ?? "")"
      )
    }
    return states
  }
}
