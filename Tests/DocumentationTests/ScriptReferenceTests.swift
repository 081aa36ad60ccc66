import Foundation
import TabHost
import TabHostProgram
import TabHostTestSupport
import Testing

@testable import TabHostTesting

/// Scripts, and descriptions and transcripts.
struct ScriptReferenceTests {
  private let reference: ScriptReference
  private let descriptions: ScriptReference

  init() throws {
    reference = try ScriptReference()
    descriptions = try ScriptReference(
      "TabHostTesting/TabHostTesting.docc/DescriptionsAndTranscripts.md"
    )
  }

  // MARK: Scripts

  @Test func `the tables of commands list every command of the parser`() {
    let listed = reference.usages.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(listed) == Set(CommandForm.all.map(\.name)))
  }

  @Test func `the example of each command can be parsed`() throws {
    for row in reference.commands {
      let script = try HostScript(parsing: row[1].joined(separator: "\n"), name: row[0].joined())
      let names = row[0].compactMap { $0.split(separator: " ").first }
      let shown = script.commands.compactMap { $0.text.split(separator: " ").first }
      #expect(Set(names).isSubset(of: shown), "\(row[0])")
    }
  }

  @Test func `the scripts of the article can be parsed`() throws {
    let blocks = reference.blocks("script")
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(throws: Never.self, "\(block)") { try HostScript(parsing: block) }
    }
  }

  @Test func `every choice in the syntax of a command can be parsed`() throws {
    for usage in reference.usages where usage.contains("|") {
      for choice in usage.split(separator: " ").filter({ $0.contains("|") && !$0.contains("[") }) {
        for word in choice.split(separator: "|") {
          let line = usage.replacingOccurrences(of: " [full|[N] [open]]", with: "")
            .replacingOccurrences(of: "PROPERTY VALUE", with: "title text")
            .replacingOccurrences(of: choice, with: word)
          #expect(throws: Never.self) { try HostScript(parsing: line) }
        }
      }
    }
  }

  @Test(arguments: [("a", SettableProperty.ofTabs), ("host", SettableProperty.ofHost)])
  func `the tables list every property that set accepts`(
    target: String,
    properties: [SettableProperty]
  ) throws {
    // That of tabs comes before that of the host.
    let tables = reference.tables.filter { $0.first?.first?.first == "title" }
    let rows = try #require(target == "host" ? tables.last : tables.first)
    #expect(rows.flatMap { $0[0] }.sorted() == properties.map(\.name).sorted())
    for row in rows {
      for property in row[0] {
        for value in row[1] {
          let line = "set \(target) \(property) \(value)"
          #expect(throws: Never.self, "\(line)") { try HostScript(parsing: line) }
        }
      }
    }
  }

  @Test func `the table of questions lists every question`() throws {
    let cases = try ScriptReference("TabHostTesting/TabHostTesting.docc/CaseFiles.md")
    let listed = cases.table(of: "selected").compactMap(\.first).flatMap(\.self)
    #expect(listed.sorted() == ScriptVocabulary.standard.questionUsages)
  }

  @Test func `the tables of a screen list its commands and questions`() throws {
    let screen = try ScriptReference("TabHostProgram/TabHostProgram.docc/CasesOnAScreen.md")
    let (standard, terminal) = (ScriptVocabulary.standard, ScriptVocabulary.terminal)
    let commands = screen.table(of: "terminal COLUMNSxROWS")
    let questions = screen.table(of: "frame")
    let own = Set(terminal.commandUsages).subtracting(standard.commandUsages)
    #expect(commands.compactMap(\.first?.first).sorted() == own.sorted())
    #expect(
      questions.compactMap(\.first?.first).sorted()
        == Set(terminal.questionUsages).subtracting(standard.questionUsages).sorted()
    )
    for example in commands.flatMap({ $0[1] }) {
      #expect(throws: Never.self) { try HostScript(parsing: example, vocabulary: .terminal) }
    }
  }

  // MARK: Descriptions

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
    let rows = descriptions.table(of: first)
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
    let json = try #require(descriptions.blocks("json").first)
    let blocks = descriptions.blocks("text")
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

  @Test func `the article lists every call, content event and refusal`() {
    let known =
      DelegateCall.forms.map(\.name) + ContentCall.Event.allCases.map(\.rawValue)
      + UserInteraction.Refusal.allCases.map(\.rawValue)
    #expect(known.filter { !descriptions.names($0) }.isEmpty)
  }

  @Test(.ownThread) func `every method of the two delegates has a call that tests can make`() throws
  {
    let protocols = ["TabHostControllerDelegate.", "TabHostController.Sidebar.Delegate."]
    // A property is no call.
    let methods = try PublicSymbols(module: "TabHost").paths.filter { $0.hasSuffix(")") }
    let names = methods.compactMap { path in
      protocols.first(where: path.hasPrefix).map { callName(of: path.dropFirst($0.count)) }
    }
    // The default implementations of the methods about tabs call those about view controllers.
    let older: Set = ["shouldSelect", "didSelect"]
    // The handler of a place of content is no delegate.
    let places: Set = ["dropProposal", "performDrop"]
    let calls = Set(DelegateCall.forms.map(\.name)).subtracting(places)
    #expect(Set(names).subtracting(older).sorted() == calls.sorted())
  }

  /// Returns the name of the call of a method: its labels but those that only say what is passed, or
  /// otherwise its own name without that of the host.
  private func callName(of method: Substring) -> String {
    let passed = [
      "_", "sidebar", "tab", "group", "previousTab", "proposedViewControllers", "animator",
    ]
    let words = method.split { "(:)".contains($0) }.map(String.init)
    let labels = words.dropFirst().filter { !passed.contains($0) }
    let name = words[0].dropFirst("tabHostController".count)
    let parts = labels.isEmpty ? [String(name)] : labels
    let joined = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }
}
