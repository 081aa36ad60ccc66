extension InvalidDescriptions {
  /// Settings and values of the customization.
  static let customization: [(String, String)] = [
    (#"{"allowsReordering":1}"#, "allowsReordering: must be true or false"),
    (#"{"customizationIdentifier":null}"#, "customizationIdentifier: must be text"),
    (#"{"customization":[]}"#, "customization: must be an object"),
    (#"{"customization":null}"#, "customization: must be an object"),
    (
      #"{"customization":{"tab":{}}}"#,
      #"customization.tab: unknown key; did you mean "tabs"?"#
    ),
    (#"{"customization":{"tabs":[]}}"#, "customization.tabs: must be an object"),
    (#"{"customization":{"tabs":{"a":"hidden"}}}"#, "customization.tabs.a: must be an object"),
    (
      #"{"customization":{"tabs":{"a b":{"colour":"red"}}}}"#,
      #"customization.tabs["a b"].colour: unknown key; allowed are bar, sidebar"#
    ),
    (
      #"{"customization":{"tabs":{"a":{"bar":"hiden"}}}}"#,
      #"customization.tabs.a.bar: unknown value "hiden"; allowed are visible, hidden; "#
        + #"did you mean "hidden"?"#
    ),
    (
      #"{"customization":{"tabs":{"a":{"sidebar":"automatic"}}}}"#,
      #"customization.tabs.a.sidebar: unknown value "automatic"; allowed are visible, hidden"#
    ),
    (
      #"{"customization":{"tabs":{"a":{"bar":true}}}}"#, "customization.tabs.a.bar: must be text"
    ),
    (
      #"{"customization":{"groups":{"g":{"order":"a"}}}}"#,
      "customization.groups.g.order: must be an array of texts"
    ),
    (
      #"{"customization":{"groups":{"g":{"order":["a",1]}}}}"#,
      "customization.groups.g.order[1]: must be text"
    ),
    (
      #"{"customization":{"groups":{"g":{"expanded":"no"}}}}"#,
      "customization.groups.g.expanded: must be true or false"
    ),
    (
      #"{"customization":{"groups":{"g":{"hidden":true}}}}"#,
      "customization.groups.g.hidden: unknown key; allowed are expanded, order"
    ),
    (#"{"customization":{"rootOrder":{}}}"#, "customization.rootOrder: must be an array of texts"),
    (#"{"customization":{"barOrder":[[]]}}"#, "customization.barOrder[0]: must be text"),
    (
      #"{"customization":{"tabs":{"a":{},"a":{}}}}"#,
      "customization.tabs.a: duplicate key"
    ),
    (#"{"tabs":[{"id":"a","allowsMoving":"no"}]}"#, "tabs[0].allowsMoving: must be true or false"),
    (#"{"tabs":[{"id":"a","behavior":"fixed"}]}"#, "tabs[0].behavior: must be an object"),
    (
      #"{"tabs":[{"id":"a","behavior":{"tabBar":"disabled"}}]}"#,
      "tabs[0].behavior.tabBar: unknown key; allowed are bar, sidebar"
    ),
    (
      #"{"tabs":["a",{"id":"b","behavior":{"sidebar":"visible"}}]}"#,
      #"tabs[1].behavior.sidebar: unknown value "visible"; allowed are automatic, reorderable, "#
        + "disabled"
    ),
    (
      #"{"tabs":[{"id":"a","defaultVisibility":{"bar":"disabled"}}]}"#,
      #"tabs[0].defaultVisibility.bar: unknown value "disabled"; allowed are automatic, visible, "#
        + "hidden"
    ),
  ]

  /// Answers of the recorder.
  static let answers: [(String, String)] = [
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
    (#"{"dragItems":{"a":[1]}}"#, "answers.dragItems.a[0]: must be text"),
    (
      #"{"dragItem":{}}"#,
      #"answers.dragItem: unknown key; did you mean "dragItems"?"#
    ),
    (#"{"menu":{"a":[],"a":[]}}"#, "answers.menu.a: duplicate key"),
  ]
}
