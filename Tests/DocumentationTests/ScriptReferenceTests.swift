import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Scripts and descriptions.
struct ScriptReferenceTests {
  private let reference: ScriptReference

  init() throws {
    reference = try ScriptReference()
  }

  // MARK: Scripts

  @Test func `the tables of commands list every command of the parser`() throws {
    let entry = /(?:\.attempt|\.change|CommandForm)\(\s*"([a-z-]+)/
    let folder = "Sources/TabHostTesting/Script/Commands"
    let known = try PackageFiles.swiftFiles(in: folder).flatMap { file in
      try PackageFiles.text(file).matches(of: entry).map { String($0.1) }
    }
    let listed = reference.usages.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(known).isSuperset(of: ["tap", "cancel-search", "set", "drop", "batch"]))
    #expect(Set(listed) == Set(known))
  }

  @Test func `the example of each command can be parsed`() throws {
    for row in reference.commands {
      let script = try HostScript(parsing: row[1].joined(separator: "\n"), name: row[0].joined())
      let names = row[0].compactMap { $0.split(separator: " ").first }
      let shown = script.commands.compactMap { $0.text.split(separator: " ").first }
      #expect(Set(names).isSubset(of: shown), "\(row[0])")
    }
  }

  @Test func `every choice in the syntax of a command can be parsed`() throws {
    for usage in reference.usages where usage.contains("|") {
      for choice in usage.split(separator: " ").filter({ $0.contains("|") && !$0.contains("[") }) {
        for word in choice.split(separator: "|") {
          let line = usage.replacingOccurrences(of: " [N|full]", with: "")
            .replacingOccurrences(of: "PROPERTY VALUE", with: "title text")
            .replacingOccurrences(of: choice, with: word)
          #expect(throws: Never.self) { try HostScript(parsing: line) }
        }
      }
    }
  }

  @Test(arguments: [("ofTabs", "a"), ("ofHost", "host")])
  func `the tables list every property that set accepts`(list: String, target: String) throws {
    // That of tabs comes before that of the host.
    let tables = reference.tables.filter { $0.first?.first?.first == "title" }
    let rows = try #require(target == "host" ? tables.last : tables.first)
    let source = try PackageFiles.text("Sources/TabHostTesting/Script/ScriptProperty+Names.swift")
    let part = try #require(source.components(separatedBy: "static let \(list):").last)
    let properties = try #require(part.components(separatedBy: "\n  ]").first)
    let known = properties.matches(of: /\n    "([\w.]+)": \./).map { String($0.output.1) }
    #expect(known.contains("title") && rows.flatMap { $0[0] }.sorted() == known.sorted())
    for row in rows {
      for property in row[0] {
        for value in row[1] {
          let line = "set \(target) \(property) \(value)"
          #expect(throws: Never.self, "\(line)") { try HostScript(parsing: line) }
        }
      }
    }
  }

  // MARK: Descriptions

  @Test func `the article lists every key of descriptions`() throws {
    let folder = "Sources/TabHostTesting/Description"
    var keys: Set<String> = []
    for file in try PackageFiles.swiftFiles(in: folder) {
      for list in try PackageFiles.text(file).components(separatedBy: "enum Key: ").dropFirst() {
        let cases = try #require(list.components(separatedBy: "}").first)
        for match in cases.matches(of: /case ([\w, ]+)/) {
          keys.formUnion(match.output.1.components(separatedBy: ", "))
        }
      }
    }
    #expect(keys.isSuperset(of: ["tabs", "idiom", "fullSwipe", "barPresentation", "expanded"]))
    #expect(keys.filter { !reference.names($0) }.isEmpty)
  }

  /// Each table of keys, with a description around its keys that lacks nothing else.
  @Test(
    arguments: [
      ("tabs", #"{"tabs":["a"],KEY}"#),
      ("id", #"{"tabs":[{"id":"a",KEY}]}"#),
      ("children", #"{"tabs":[{"id":"g","children":["a"],KEY}]}"#),
      ("shouldSelectTab", #"{"answers":{KEY}}"#),
    ]
  )
  func `every value in the tables of keys can be parsed`(first: String, around: String) throws {
    let rows = reference.table(of: first)
    #expect(rows.count > 5)
    for row in rows {
      for key in row[0] {
        // No key may be there twice.
        let rest = around.replacing(#/"(\w+)":(?:"\w"|\["a"\]),/#) { match in
          match.output.1 == key ? "" : String(match.output.0)
        }
        for value in row[1] {
          let json = rest.replacingOccurrences(of: "KEY", with: "\"\(key)\":\(value)")
          #expect(throws: Never.self, "\(json)") { try HostDescription(json: json) }
        }
      }
    }
  }

  // MARK: Transcripts

  @MainActor @Test func `the host of the article produces its transcript`() throws {
    let json = try #require(reference.blocks("json").first)
    let blocks = reference.blocks("text")
    #expect(blocks.count == 2)
    let transcript = try #require(blocks.first)
    let script = transcript.components(separatedBy: "\n").filter { $0.hasPrefix("> ") }
      .map { $0.dropFirst(2) }.joined(separator: "\n")
    for (format, expected) in zip([TranscriptFormat.text, .json], blocks) {
      var lines: [String] = []
      let host = try HostDescription(json: json).makeHost()
      let runner = ScriptRunner(host, format: format) { lines.append($0) }
      try runner.run(HostScript(parsing: script))
      #expect(lines.joined(separator: "\n").contains(expected))
    }
  }

  /// Returns the names of the cases of `DelegateCall`.
  private func calls() throws -> [String] {
    let source = try PackageFiles.text("Sources/TabHostTesting/Calls/DelegateCall.swift")
    let declaration = try #require(source.components(separatedBy: "\n}").first)
    return declaration.matches(of: /\n  case (\w+)/).map { String($0.1) }
  }

  @Test func `the article lists every call, content event and refusal`() throws {
    let calls = try calls()
    #expect(calls.contains("shouldSelectTab") && calls.contains("itemsForAddingTo"))
    let known =
      calls + ContentCall.Event.allCases.map(\.rawValue)
      + UserInteraction.Refusal.allCases.map(\.rawValue)
    #expect(known.filter { !reference.names($0) }.isEmpty)
  }

  @Test func `every call can be decoded from a transcript`() throws {
    let values = #""tab":"a","previous":null,"group":"g","action":"n","proposed":[],"tabs":[]"#
    let others = #""types":[],"hidden":true,"available":true"#
    for name in try calls() {
      let read = ["true", "[]", #""copy""#].compactMap { answer in
        let json = #"{"call":"\#(name)",\#(values),\#(others),"answer":\#(answer)}"#
        return try? JSONDecoder().decode(DelegateCall.self, from: Data(json.utf8))
      }
      #expect(read.contains { $0.description.hasPrefix(name) }, "\(name)")
    }
  }
}
