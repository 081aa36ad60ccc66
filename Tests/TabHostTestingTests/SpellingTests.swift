import TabHostTestSupport
import TabHostTesting
import Testing

/// Spelling suggestions.
struct SpellingTests {
  private func message(selecting word: String, among tabs: String) -> String? {
    HostDescription.error(json: #"{"tabs":[\#(tabs)],"selected":"\#(word)"}"#)?.description
  }

  @Test(arguments: [
    ("A", "a"), ("tpa", "tap"), ("mov", "move"), ("tabs", "Tabs"), ("inobx", "inbox"),
    ("colections", "collections"), ("collectoins", "collections"), ("labrery", "library"),
  ])
  func `a similar identifier is suggested`(word: String, tab: String) {
    let expected = #"selected: no tab has the identifier "\#(word)"; did you mean "\#(tab)"?"#
    expectEqual(message(selecting: word, among: #""\#(tab)""#), expected)
  }

  @Test(arguments: [
    ("b", "a"), ("ab", "a"), ("a", "ab"), ("taps", "tabu2"), ("rows", "bow"), ("mode", "made2"),
    ("animations", "illumination"), ("libraries", "library"),
  ])
  func `a dissimilar identifier is not suggested`(word: String, tab: String) {
    expectEqual(
      message(selecting: word, among: #""\#(tab)""#),
      #"selected: no tab has the identifier "\#(word)""#
    )
  }

  @Test func `a word of more than 40 scalars is shortened`() {
    let long = String(repeating: "x", count: 100_000)
    let cut = String(repeating: "x", count: 39) + "…"
    expectEqual(
      message(selecting: long, among: #""a""#),
      #"selected: no tab has the identifier "\#(cut)""#
    )
    let error = HostDescription.error(json: #"{"\#(long)":1}"#)
    expectEqual(error?.description.hasPrefix("\(cut): unknown key; "), true)
    expectEqual(HostScript.error(parsing: long)?.description, #"s:1:1: unknown command "\#(cut)""#)
  }

  @Test func `a word of 40 scalars is shown in full`() {
    let word = String(repeating: "x", count: 40)
    expectEqual(
      message(selecting: word, among: #""a""#),
      #"selected: no tab has the identifier "\#(word)""#
    )
  }
}
