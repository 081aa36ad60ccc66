import TabHost
import TabHostTesting
import Testing

@Suite("Parsing answers for rows and drops") struct AnswerReadingTests {
  private func message(_ answers: String) -> String? {
    do {
      _ = try HostDescription(json: #"{"answers":\#(answers)}"#)
      return nil
    } catch {
      #expect(error.exitStatus == 2)
      return error.description
    }
  }

  @Test(arguments: [
    (#"{"drop":[]}"#, "answers.drop: must be an object"),
    (#"{"drop":{"a":1}}"#, "answers.drop.a: must be text"),
    (#"{"drop":{"a":null}}"#, "answers.drop.a: must be text"),
    (
      #"{"drop":{"a":"coppy"}}"#,
      #"answers.drop.a: unknown value "coppy"; allowed are cancel, forbidden, copy, move; "#
        + #"did you mean "copy"?"#
    ),
    (
      #"{"dropOnAction":{"g/n":"link"}}"#,
      #"answers.dropOnAction["g/n"]: unknown value "link"; "#
        + "allowed are cancel, forbidden, copy, move"
    ),
    (
      #"{"dropOnAction":{"n":"copy","a":"copy"}}"#,
      #"answers.dropOnAction.a: the key of an action has the form "GROUP/ACTION""#
    ),
    (#"{"swipe":{"a":[]}}"#, "answers.swipe.a: must be an object"),
    (
      #"{"swipe":{"a":{"leeding":[]}}}"#,
      #"answers.swipe.a.leeding: unknown key; did you mean "leading"?"#
    ),
    (
      #"{"swipe":{"a":{"full":true}}}"#,
      "answers.swipe.a.full: unknown key; allowed are fullSwipe, leading, trailing"
    ),
    (#"{"swipe":{"a":{"fullSwipe":1}}}"#, "answers.swipe.a.fullSwipe: must be true or false"),
    (#"{"swipe":{"a":{"leading":{}}}}"#, "answers.swipe.a.leading: must be an array of actions"),
    (#"{"swipe":{"a":{"leading":["x"]}}}"#, "answers.swipe.a.leading[0]: must be an object"),
    (
      #"{"swipe":{"a":{"trailing":[{"title":"x"},{}]}}}"#,
      "answers.swipe.a.trailing[1].title: is missing: every action has a title"
    ),
    (
      #"{"swipe":{"a":{"trailing":[{"title":1}]}}}"#,
      "answers.swipe.a.trailing[0].title: must be text"
    ),
    (
      #"{"swipe":{"a":{"trailing":[{"title":"x","disabled":true}]}}}"#,
      "answers.swipe.a.trailing[0].disabled: unknown key; allowed are destructive, title"
    ),
    (#"{"menu":{"a":{}}}"#, "answers.menu.a: must be an array of elements"),
    (#"{"menu":{"a":["x"]}}"#, "answers.menu.a[0]: must be an object"),
    (
      #"{"menu":{"a":[{"title":"x","children":[{}]}]}}"#,
      "answers.menu.a[0].children[0].title: is missing: every element of a menu has a title"
    ),
    (
      #"{"menu":{"a":[{"title":"x","disabeld":true}]}}"#,
      #"answers.menu.a[0].disabeld: unknown key; did you mean "disabled"?"#
    ),
    (
      #"{"menu":{"a":[{"title":"x","children":[{"title":"y","destructive":0}]}]}}"#,
      "answers.menu.a[0].children[0].destructive: must be true or false"
    ),
    (#"{"dragItems":{"a":"photo"}}"#, "answers.dragItems.a: must be an array of texts"),
    (#"{"dragItems":{"a":[1]}}"#, "answers.dragItems.a: must be an array of texts"),
    (
      #"{"dragItem":{}}"#,
      #"answers.dragItem: unknown key; did you mean "dragItems"?"#
    ),
    (#"{"menu":{"a":[],"a":[]}}"#, "answers.menu.a: duplicate key"),
  ])
  func `an invalid answer throws an error with its path`(answers: String, expected: String) {
    #expect(message(answers) == expected)
  }

  private static let tabs =
    #"["inbox",{"id":"tab1","children":["sent"],"actions":[{"id":"compose","title":"New"}]}]"#

  private func error(withTabs answers: String) -> String? {
    do {
      _ = try HostDescription(json: #"{"tabs":\#(Self.tabs),"answers":\#(answers)}"#)
      return nil
    } catch {
      return error.description
    }
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
    #expect(
      error(withTabs: answers)
        == #"answers.\#(path): no \#(kind) has the identifier "\#(identifier)"; "#
        + #"did you mean "\#(suggestion)"?"#
    )
  }

  @Test(arguments: [
    #"{"shouldSelectTab":{"inbox":false,"archive":false}}"#, #"{"drop":{"tab2":"copy"}}"#,
    #"{"menu":{"x":[]}}"#, #"{"dropOnAction":{"tab2/compose":"copy"}}"#,
    #"{"reselectInDid":{"inbox":"archive"}}"#,
  ])
  func `the answers can name tabs that a script adds`(answers: String) {
    #expect(error(withTabs: answers) == nil)
  }

  private func menu(levels: Int) -> String {
    let opening = String(repeating: #"{"title":"x","children":["#, count: levels - 1)
    let closing = String(repeating: "]}", count: levels - 1)
    return #"{"menu":{"a":[\#(opening){"title":"leaf"}\#(closing)]}}"#
  }

  @Test func `menus can have 64 levels but not 65`() throws {
    #expect(message(menu(levels: 64)) == nil)
    let error = try #require(message(menu(levels: 65)))
    #expect(error.hasPrefix("answers.menu.a[0].children[0]"))
    #expect(error.hasSuffix(": menus are nested deeper than 64 levels"))
    #expect(message(menu(levels: 10_000))?.hasSuffix("nested more than 512 deep") == true)
  }

  @Test func `a truncated description throws an error of one line`() throws {
    let json = #"""
      {"answers":{"drop":{"é":"copy"},"dropOnAction":{"g/n":"move"},"dragItems":{"a":["x"]},
       "swipe":{"a":{"leading":[{"title":"A","destructive":true}],"fullSwipe":false}},
       "menu":{"a":[{"title":"M","disabled":false,"children":[{"title":"N"}]}]}}}
      """#
    let bytes = Array(json.utf8)
    _ = try HostDescription(json: bytes)
    for count in bytes.indices {
      do {
        _ = try HostDescription(json: bytes.prefix(count))
        Issue.record("cut at \(count)")
      } catch {
        #expect(!error.description.contains("\n"))
      }
    }
  }

  @Test func `answers are stored by identifier`() throws {
    let json = #"""
      {"answers":{"drop":{"a":"copy","b":"forbidden"},"dropOnAction":{"g/x/n":"move"},
       "swipe":{"a":{"leading":[{"title":"A"}],"trailing":[]},"b":{"fullSwipe":false}},
       "menu":{"a":[{"title":"M","children":[{"title":"N","disabled":true,"destructive":true}]}]},
       "dragItems":{"a":["x","y"],"b":[]}}}
      """#
    let answers = try HostDescription(json: json).answers
    #expect(answers.drop == ["a": .copy, "b": .forbidden])
    #expect(answers.dropOnAction == ["g/x/n": .move])
    #expect(answers.swipe["a"]?.leading?.map(\.title) == ["A"])
    #expect(answers.swipe["a"]?.trailing?.isEmpty == true)
    #expect(answers.swipe["a"]?.allowsFullSwipe == true)
    #expect(answers.swipe["b"]?.leading == nil)
    #expect(answers.swipe["b"]?.allowsFullSwipe == false)
    let child = try #require(answers.menu["a"]?.first?.children.first)
    #expect(child.title == "N" && child.isDisabled && child.isDestructive)
    #expect(answers.dragItems == ["a": ["x", "y"], "b": []])
  }
}
