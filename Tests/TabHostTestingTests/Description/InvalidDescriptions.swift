/// Descriptions of hosts that cannot be parsed, with the messages of their errors.
enum InvalidDescriptions {
  static let all: [(String, String)] =
    general + customization + duplicates.map { ($0, "\($1): duplicate key") }
    + tabs.map { (#"{"tabs":[{"id":"a",\#($0)}]}"#, "tabs[0].\($1)") }
    + answers.map { (#"{"answers":\#($0)}"#, $1) }

  private static let general: [(String, String)] = [
    (#"{"tabz":[]}"#, #"tabz: unknown key; did you mean "tabs"?"#),
    (
      #"{"orientation":"portrait"}"#,
      "orientation: unknown key; allowed are allowsReordering, answers, compactTabIdentifiers, "
        + "customization, customizationIdentifier, mode, prominentTabIdentifier, selected, shown, "
        + "tabs, traits"
    ),
    (
      #"{"mode":"tabbar"}"#,
      #"mode: unknown value "tabbar"; allowed are automatic, tabBar, tabSidebar; "#
        + #"did you mean "tabBar"?"#
    ),
    (#"{"mode":1}"#, "mode: must be text"),
    (#"{"shown":"yes"}"#, "shown: must be true or false"),
    (#"{"tabs":{}}"#, "tabs: must be an array of tabs"),
    (#"{"tabs":["a",1]}"#, "tabs[1]: a tab must be an object or an identifier"),
    (#"{"tabs":[{}]}"#, "tabs[0].id: is missing: every tab has an identifier"),
    (#"{"tabs":[{"id":null}]}"#, "tabs[0].id: must be text"),
    (
      #"{"tabs":["a","b",{"id":"g","children":[{"id":7}]}]}"#,
      "tabs[2].children[0].id: must be text"
    ),
    (
      #"{"tabs":[{"id":"a","placement":"bottom"}]}"#,
      #"tabs[0].placement: unknown value "bottom"; allowed are automatic, default, optional, "#
        + "movable, pinned, fixed, sidebarOnly"
    ),
    (
      #"{"tabs":[{"id":"a","managed":true}]}"#,
      #"tabs[0].managed: only a group has this; a tab is one with "children" or with "#
        + #""kind": "group""#
    ),
    (
      #"{"tabs":["a",{"id":"g","children":["b",{"id":"a"}]}]}"#,
      #"tabs[1].children[1].id: duplicate identifier "a"; tabs[0].id has it, too"#
    ),
    (
      #"{"tabs":[{"kind":"search"},{"kind":"search"}]}"#,
      #"tabs[1].id: duplicate identifier "TabHost.Search"; tabs[0].id has it, too"#
    ),
    (
      #"{"tabs":["inbox"],"selected":"imbox"}"#,
      #"selected: no tab has the identifier "imbox"; did you mean "inbox"?"#
    ),
    (
      #"{"tabs":[{"id":"g","children":["a"],"selectedChild":"b"}]}"#,
      #"tabs[0].selectedChild: no child is called "b""#
    ),
    (
      #"{"tabs":[{"id":"g","children":[],"actions":[{"id":"n"},{"id":"n"}]}]}"#,
      #"tabs[0].actions[1].id: an action of this group is already called "n""#
    ),
    (
      #"{"tabs":[{"id":"g","children":[],"actions":[{"title":"n"}]}]}"#,
      "tabs[0].actions[0].id: is missing: every action has an identifier"
    ),
    (
      #"{"tabs":[{"id":"g","children":[],"displayOrder":["a",2]}]}"#,
      "tabs[0].displayOrder[1]: must be text"
    ),
    (
      #"{"traits":{"idiom":"watch"}}"#,
      #"traits.idiom: unknown value "watch"; allowed are pad, phone, mac, vision, tv, terminal"#
    ),
    (#"{"traits":[]}"#, "traits: must be an object"),
    (
      #"{"answers":{"shouldSelectTab":{"a b":1}}}"#,
      #"answers.shouldSelectTab["a b"]: must be true or false"#
    ),
    (
      #"{"answers":{"displayedViewControllersFor":{"a":"b"}}}"#,
      "answers.displayedViewControllersFor.a: must be an array of texts"
    ),
    (
      #"{"answers":{"accessory":{}}}"#,
      "answers.accessory: unknown key; allowed are displayedViewControllersFor, dragItems, drop, "
        + "dropOnAction, menu, reselectInDid, reselectInShould, shouldLeavePage, shouldSelectTab, "
        + "swipe"
    ),
    ("[]", "the description must be an object"),
    ("", "not JSON: line 1, column 1: the text ends where a value is expected"),
    ("{\n  \"tabs\": [\"a\"", "not JSON: line 2, column 15: the text ends inside an array"),
    (#"{"tabs":["a",]}"#, "not JSON: line 1, column 14: expected a value"),
    (#"{"tabs":["a"}"#, "not JSON: line 1, column 13: expected ',' or ']'"),
    (#"{"mode" "tabBar"}"#, "not JSON: line 1, column 9: expected ':' after a key"),
    (#"{"tabs":["\ud800"]}"#, "not JSON: line 1, column 11: an invalid escape in a text"),
    (#"{"tabs":["\udc00a"]}"#, "not JSON: line 1, column 11: an invalid escape in a text"),
    (#"{"tabs":["a\x"]}"#, "not JSON: line 1, column 12: an invalid escape in a text"),
    (#"{"tabs":["\u+123"]}"#, "not JSON: line 1, column 11: an invalid escape in a text"),
    (#"{"tabs":["\ud83d\ude00",1]}"#, "tabs[1]: a tab must be an object or an identifier"),
    (#"{"tabs":[0x10]}"#, "not JSON: line 1, column 10: expected a value"),
    (#"{"tabs":[01]}"#, "not JSON: line 1, column 10: expected a value"),
    (#"{"tabs":[-0.5e+3]}"#, "tabs[0]: a tab must be an object or an identifier"),
    (#"{mode:1}"#, "not JSON: line 1, column 2: expected a key in quotes"),
    (#"{"mode":"tabBar"#, "not JSON: line 1, column 9: a text without an end"),
    (#"{} {}"#, "not JSON: line 1, column 4: unexpected text after the end of the description"),
    (
      #"{"\u001b":1}"#,
      #"["\u{1B}"]: unknown key; allowed are allowsReordering, answers, compactTabIdentifiers, "#
        + "customization, customizationIdentifier, mode, prominentTabIdentifier, selected, shown, "
        + "tabs, traits"
    ),
    (
      #"{"traits":{"style":"bright"}}"#,
      #"traits.style: unknown value "bright"; allowed are light, dark; did you mean "light"?"#
    ),
    (
      #"{"traits":{"verticalBarEdge":"top"}}"#,
      #"traits.verticalBarEdge: unknown value "top"; allowed are unspecified, leading, trailing"#
    ),
  ]

  /// Entries of a tab, and the messages without the path of the tab.
  private static let tabs: [(String, String)] = [
    // A group key must have the type that it has for a group.
    (#""kind":"tab","defaultChild":[]"#, "defaultChild: must be text"),
    (#""kind":"tab","selectedChild":false"#, "selectedChild: must be text"),
    (#""kind":"tab","children":false"#, "children: must be an array of tabs"),
    (#""kind":"tab","managed":[]"#, "managed: must be true or false"),
    (#""kind":"tab","displayOrder":false"#, "displayOrder: must be an array of texts"),
    (#""kind":"tab","appearance":[]"#, "appearance: must be text"),
    (#""kind":"tab","actions":false"#, "actions: must be an array of actions"),
    (#""action":1"#, "action: must be text"),
    (
      #""reselection":"pop""#,
      #"reselection: unknown value "pop"; allowed are automatic, none"#
    ),
    (#""customizationIdentifier":false"#, "customizationIdentifier: must be text"),
  ]

  /// Descriptions with the paths of their duplicate keys.
  private static let duplicates: [(String, String)] = [
    (#"{"tabs":["a"],"tabs":["b"]}"#, "tabs"),
    (#"{"tabs":["a"],"t\u0061bs":["b"]}"#, "tabs"),
    (#"{"t\u0061bs":["a"],"tab\u0073":["b"]}"#, "tabs"),
    (#"{"tabs":["a",{"id":"b","id":"c"}]}"#, "tabs[1].id"),
    (
      #"{"tabs":["a",{"id":"g","children":[{},[],{"id":"b","id":"b"}]}]}"#, "tabs[1].children[2].id"
    ),
    (
      #"{"answers":{"shouldSelectTab":{"a b":true,"a b":true}}}"#,
      #"answers.shouldSelectTab["a b"]"#
    ),
    // These keys are canonically equivalent, so they are equal as Swift strings.
    (
      #"{"answers":{"shouldSelectTab":{"\u00e9":true,"e\u0301":true}}}"#,
      #"answers.shouldSelectTab["é"]"#
    ),
  ]
}
