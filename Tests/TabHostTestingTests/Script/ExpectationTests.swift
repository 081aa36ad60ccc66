import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The command `expect`. The answers themselves are cases.
@MainActor struct ExpectationTests {
  /// Returns the message of a script that expects another answer, or `nil` if the answer is the
  /// expected one.
  private func message(
    _ expectation: String,
    title: String = "x",
    badge: String? = nil
  ) -> String? {
    let tab = TabItem(title: title, identifier: "a") { _ in ViewController() }
    tab.badgeValue = badge
    let runner = ScriptRunner(host: TabHostController(tabs: [tab]), log: CallLog()) { _ in }
    do throws(ScriptError) {
      try runner.run(HostScript(parsing: "expect \(expectation)"))
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `an expectation holds for one of two values that look alike`() {
    expectEqual(message("title a: x"), nil)
    expectEqual(message("title a: x "), nil)
    expectEqual(message("title a: x", title: "x "), #"title a: "x" expected, not ""x """#)
    expectEqual(message(#"title a: "x ""#, title: "x "), nil)
    expectEqual(message("badge a: none"), nil)
    expectEqual(message("badge a: none", badge: "none"), #"badge a: "none" expected, not ""none"""#)
    expectEqual(message(#"badge a: "none""#, badge: "none"), nil)
    expectEqual(message(#"badge a: "none""#), #"badge a: ""none"" expected, not "none""#)
    expectEqual(message("badge a:", badge: ""), nil)
    expectEqual(message(#"title a: "x\n""#, title: "x\n"), nil)
  }

  private nonisolated static let answers: [(answer: String?, written: String)] = [
    (nil, "none"), ("", ""), ("x", "x"), (" x", " x"), ("x ", #""x ""#), ("none", #""none""#),
    ("\"x\"", #""\"x\"""#), ("\"x\" y", #""x" y"#), ("x\r", #""x\r""#), ("x \n", "x"),
    ("none\n", #""none""#),
  ]

  @Test(arguments: answers)
  func `the answer of an app is a text, a picture or none`(
    answer: String?,
    written: String
  ) throws {
    var vocabulary = ScriptVocabulary.standard
    vocabulary.addQuestion("answer") { _, _ in answer }
    let runner = ScriptRunner(host: TabHostController(), log: CallLog()) { _ in }
    try runner.run(HostScript(parsing: "expect answer: \(written)", vocabulary: vocabulary))
  }
}
