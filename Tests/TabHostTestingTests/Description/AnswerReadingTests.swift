import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Parsing answers for rows and drops.
struct AnswerReadingTests {
  private static let tabs =
    #"["inbox",{"id":"tab1","children":["sent"],"actions":[{"id":"compose","title":"New"}]}]"#

  private func error(withTabs answers: String) -> HostDescriptionError? {
    HostDescription.error(json: #"{"tabs":\#(Self.tabs),"answers":\#(answers)}"#)
  }

  @Test(arguments: [
    (#"{"shouldSelectTab":{"inbx":false}}"#, "shouldSelectTab.inbx", "tab", "inbx", "inbox"),
    (#"{"menu":{"Inbox":[]}}"#, "menu.Inbox", "tab", "Inbox", "inbox"),
    (#"{"drop":{"sennt":"copy"}}"#, "drop.sennt", "tab", "sennt", "sent"),
    (
      #"{"dropOnAction":{"tab1/compsoe":"copy"}}"#, #"dropOnAction["tab1/compsoe"]"#, "action",
      "tab1/compsoe", "tab1/compose"
    ),
    (#"{"reselectInDid":{"inbox":"sennt"}}"#, "reselectInDid.inbox", "tab", "sennt", "sent"),
    (#"{"reselectInShould":{"inbix":"sent"}}"#, "reselectInShould.inbix", "tab", "inbix", "inbox"),
  ])
  func `a misspelled identifier in the answers is an error with a suggestion`(
    answers: String,
    path: String,
    kind: String,
    identifier: String,
    suggestion: String
  ) {
    expectEqual(
      error(withTabs: answers)?.description,
      #"answers.\#(path): no \#(kind) has the identifier "\#(identifier)"; "#
        + #"did you mean "\#(suggestion)"?"#
    )
  }

  @Test(arguments: [
    #"{"shouldSelectTab":{"inbox":false,"archive":false}}"#, #"{"drop":{"tab2":"copy"}}"#,
    #"{"menu":{"x":[]}}"#, #"{"dropOnAction":{"tab2/compose":"copy"}}"#,
    #"{"reselectInDid":{"inbox":"archive"}}"#,
  ])
  func `the answers can name tabs that a script adds`(answers: String) {
    expect(error(withTabs: answers) == nil)
  }

  private func message(menuLevels levels: Int) -> String? {
    let opening = String(repeating: #"{"title":"x","children":["#, count: levels - 1)
    let closing = String(repeating: "]}", count: levels - 1)
    let menu = #"[\#(opening){"title":"leaf"}\#(closing)]"#
    return HostDescription.error(json: #"{"answers":{"menu":{"a":\#(menu)}}}"#)?.description
  }

  @Test func `menus can have 64 levels but not 65`() throws {
    expect(message(menuLevels: 64) == nil)
    let error = try #require(message(menuLevels: 65))
    expect(error.hasPrefix("answers.menu.a[0].children[0]"))
    expect(error.hasSuffix(": menus are nested deeper than 64 levels"))
    expectEqual(message(menuLevels: 10_000)?.hasSuffix("nested more than 512 deep"), true)
  }

  @Test func `answers are stored by identifier`() throws {
    let json = #"""
      {"answers":{"drop":{"a":"copy","b":"forbidden"},"dropOnAction":{"g/x/n":"move"},
       "swipe":{"a":{"leading":[{"title":"A"}],"trailing":[]},"b":{"fullSwipe":false}},
       "menu":{"a":[{"title":"M","children":[{"title":"N","disabled":true,"destructive":true}]}]},
       "dragItems":{"a":["x","y"],"b":[]}}}
      """#
    let answers = try HostDescription(json: json).answers
    expectEqual(answers.drop, ["a": .copy, "b": .forbidden])
    expectEqual(answers.dropOnAction, ["g/x/n": .move])
    expectEqual(answers.swipe["a"]?.leading?.map(\.title), ["A"])
    expectEqual(answers.swipe["a"]?.trailing?.isEmpty, true)
    expectEqual(answers.swipe["a"]?.allowsFullSwipe, true)
    expect(answers.swipe["b"]?.leading == nil)
    expectEqual(answers.swipe["b"]?.allowsFullSwipe, false)
    let child = try #require(answers.menu["a"]?.first?.children.first)
    expect(child.title == "N" && child.isDisabled && child.isDestructive)
    expectEqual(answers.dragItems, ["a": ["x", "y"], "b": []])
  }
}
