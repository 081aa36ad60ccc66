import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTesting

/// Files, lines and words of cases that are easily mistaken.
@MainActor struct CaseFaultTests {
  @Test func `what a command prints can have blank lines, which are left out at its end`() throws {
    let text = "host: {\"tabs\":[\"a\"]}\n\n## a\n> print frame\n  x\n\n    y\n\n= selected: a\n"
    final class Screen: ScriptScreen {
      func frameText() -> String? { "x\n \n  y \n\n" }
    }
    let screen = Screen()
    let runner = CaseRunner { $0.screen = screen }
    for given in try CaseFile(parsing: text, path: "f").cases { try runner.verify(given) }
  }

  @Test func `calls that a question causes are not those of the next command`() throws {
    var vocabulary = ScriptVocabulary.standard
    vocabulary.addQuestion("visit ID") { runner, words in
      runner.host.selectedTab = runner.host.tab(forIdentifier: words[0])
      return words[0]
    }
    let text = "host: {\"tabs\":[\"a\",\"b\"]}\n\n## a\n= visit b: b\n> set a title A\n"
    for given in try CaseFile(parsing: text, path: "f", vocabulary: vocabulary).cases {
      try CaseRunner().verify(given)
    }
  }

  @Test(arguments: [
    (
      "## a\non b\non c\n> back",
      #"f:3:1: a case has one line "on HOST", with the name of its host"#
    ),
    ("##\n> back", ###"f:1:1: a case begins with "## " and its name"###),
    ("## a\n> back\n##b\n> back", ###"f:3:1: a case begins with "## " and its name"###),
  ])
  func `a second host or a case without a name is an error`(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try CaseFile(parsing: text, path: "f") }
    expectEqual(error?.description, message)
  }

  @Test(arguments: [#""expect""#, #""expect" a"#])
  func `a quoted expectation needs a question, too`(script: String) {
    let error = HostScript.error(parsing: script)
    expectEqual(
      error?.message,
      #"a question is followed by a colon and its answer, as in "selected: inbox""#
    )
  }

  @Test func `a script is strict from the next command on`() throws {
    let described = try HostDescription(json: #"{"tabs":["a"]}"#).makeHost()
    try described.run("back\nstrict\nselect a")
    #expect(throws: ScriptError.self) { try described.run("strict\nback\nselect a") }
  }
}
