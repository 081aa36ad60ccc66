import TabHostTesting
import Testing

@Suite("Misspelled words") struct SpellingTests {
  private func message(selecting word: String, among tabs: String) -> String? {
    let json = #"{"tabs":[\#(tabs)],"selected":"\#(word)"}"#
    do {
      _ = try HostDescription(json: json)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("A", "a"), ("tpa", "tap"), ("mov", "move"), ("tabs", "Tabs"), ("inobx", "inbox"),
    ("colections", "collections"), ("collectoins", "collections"), ("labrery", "library"),
  ])
  func `what is near enough is suggested`(word: String, tab: String) {
    let expected = #"selected: no tab is called "\#(word)"; did you mean "\#(tab)"?"#
    #expect(message(selecting: word, among: #""\#(tab)""#) == expected)
  }

  @Test(arguments: [
    ("b", "a"), ("ab", "a"), ("a", "ab"), ("taps", "tabu2"), ("rows", "bow"), ("mode", "made2"),
    ("animations", "illumination"), ("libraries", "library"),
  ])
  func `what is not is not`(word: String, tab: String) {
    #expect(
      message(selecting: word, among: #""\#(tab)""#) == #"selected: no tab is called "\#(word)""#
    )
  }

  @Test func `a long word is cut`() {
    let long = String(repeating: "x", count: 100_000)
    let cut = String(repeating: "x", count: 39) + "…"
    #expect(message(selecting: long, among: #""a""#) == #"selected: no tab is called "\#(cut)""#)
    do {
      _ = try HostDescription(json: #"{"\#(long)":1}"#)
      Issue.record("no error")
    } catch {
      #expect(error.description.hasPrefix("\(cut): unknown key; "))
    }
    do {
      _ = try HostScript(parsing: long, name: "s")
      Issue.record("no error")
    } catch {
      #expect(error.description == #"s:1:1: unknown command "\#(cut)""#)
    }
  }

  @Test func `forty scalars are shown whole`() {
    let word = String(repeating: "x", count: 40)
    #expect(message(selecting: word, among: #""a""#) == #"selected: no tab is called "\#(word)""#)
  }
}
