/// Scripts that cannot be parsed, with the messages of their errors.
enum InvalidScripts {
  static let all: [(String, String)] = general + editing + controls + gestures

  /// Words, lines, properties and batches.
  private static let general: [(String, String)] = [
    ("tpa b", #"s:1:1: unknown command "tpa"; did you mean "tap"?"#),
    ("juggle", #"s:1:1: unknown command "juggle""#),
    ("tap a\n  # a comment\n\n  tap", "s:4:3: missing words; the form is tap ID"),
    ("tap a b", #"s:1:7: unexpected "b"; the form is tap ID"#),
    ("back now", #"s:1:6: unexpected "now"; the form is back"#),
    ("tap \"a", "s:1:5: the quote is not closed on this line"),
    ("tap \"a\\", "s:1:7: a backslash can't end a line"),
    (
      "tap \"a\\t\"", #"s:1:7: unknown escape; inside quotes, write \", \\, \n, \r or \u{1b}"#
    ),
    (
      "tap \"a\\u{110000}\"",
      #"s:1:7: unknown escape; inside quotes, write \", \\, \n, \r or \u{1b}"#
    ),
    (
      "tap \"\\u{1b\"", #"s:1:6: unknown escape; inside quotes, write \", \\, \n, \r or \u{1b}"#
    ),
    ("tap a\\b", "s:1:6: a backslash is allowed only inside quotes"),
    ("tap a\"b\"", "s:1:6: a quote must begin a word"),
    ("tap \"a\"b", "s:1:8: a blank must follow a closing quote"),
    ("tap \u{0}", "s:1:5: a line can't contain a NUL"),
    ("tap a\rtap b", "s:1:6: a line can't contain a carriage return"),
    (
      "sidebar sho",
      #"s:1:9: "sho" is not "show", "hide", "toggle" or "menu"; did you mean "show"?"#
    ),
    (
      "size large", #"s:1:6: "large" is not "compact", "regular" or a size such as 80x24"#
    ),
    (
      "size 0x24", #"s:1:6: "0x24" is not "compact", "regular" or a size such as 80x24"#
    ),
    ("content", "s:1:1: missing words; the form is content [in NAME] INPUT…"),
    ("choose", "s:1:1: missing words; the form is choose ID"),
    ("menu-item", "s:1:1: missing words; the form is menu-item TITLE…"),
    (
      "expect performed",
      #"s:1:8: a question is followed by a colon and its answer, as in "selected: inbox""#
    ),
    ("expect selectd: a", #"s:1:8: unknown question "selectd"; did you mean "selected"?"#),
    ("expect child: a", "s:1:8: missing words; the form is child GROUP"),
    ("expect selected a: b", #"s:1:17: unexpected "a"; the form is selected"#),
    (
      "mode tabbar",
      #"s:1:6: "tabbar" is not "automatic", "tabBar" or "tabSidebar"; "#
        + #"did you mean "tabBar"?"#
    ),
    (
      "print customisation",
      #"s:1:7: "customisation" is not "frame", "tree", "state" or "customization"; "#
        + #"did you mean "customization"?"#
    ),
    ("add a at -1", #"s:1:10: "-1" is not a position; positions are numbers from 0"#),
    (
      "add a at 99999999999999999999",
      #"s:1:10: "99999999999999999999" is not a position; positions are numbers from 0"#
    ),
    ("add a att 1", #"s:1:7: "att" is not "to", "at" or "title"; did you mean "at"?"#),
    (
      "add a at 1 at 2",
      #"s:1:12: unexpected "at"; the form is add ID [to GROUP] [at N] [title TEXT]"#
    ),
    ("set a badge 1", #"s:1:7: a tab has no property "badge"; did you mean "badgeValue"?"#),
    (
      "set a systemImage tray",
      #"s:1:7: a tab has no property "systemImage"; did you mean "image"?"#
    ),
    (
      "set host selected a",
      #"s:1:10: a host has no property "selected"; did you mean "selectedTab"?"#
    ),
    ("set a titel x", #"s:1:7: a tab has no property "titel"; did you mean "title"?"#),
    ("set host badgeValue 1", #"s:1:10: a host has no property "badgeValue""#),
    ("set a isHidden yes", #"s:1:16: "yes" is not "true" or "false""#),
    ("set a title nil", #"s:1:13: "nil" can't clear this property; quote it to set the text"#),
    ("set a title", "s:1:1: missing words; the form is set ID|host PROPERTY VALUE"),
    ("set host selectedIndex two", #"s:1:24: "two" is not a whole number"#),
    (
      "set g barPresentation inline",
      #"s:1:23: "inline" is not "automatic", "singleItem" or "inlineChildren""#
    ),
    ("end", "s:1:1: \"end\" without a batch"),
    ("tap a\nbatch\ntap b", "s:2:1: this batch has no \"end\""),
    (
      "batch\n batch\nend\nend",
      "s:2:2: a batch can't contain another batch; the one in line 1 is still open"
    ),
    ("\u{1B}[2J", #"s:1:1: unknown command "\u{1B}[2J""#),
  ]

  private static let editing: [(String, String)] = [
    ("edit now", #"s:1:6: unexpected "now"; the form is edit"#),
    ("check", "s:1:1: missing words; the form is check ID"),
    ("drag a", "s:1:1: missing words; the form is drag ID to bar [at N]|off bar"),
    ("drag a onto bar", #"s:1:8: "onto" is not "to" or "off""#),
    ("drag a to sidebar", #"s:1:11: "sidebar" is not "bar""#),
    ("drag a off", "s:1:1: missing words; the form is drag ID to bar [at N]|off bar"),
    (
      "drag a off bar at 1",
      #"s:1:16: unexpected "at"; the form is drag ID to bar [at N]|off bar"#
    ),
    ("drag a to bar 1", #"s:1:15: "1" is not "at""#),
    ("drag a to bar at", "s:1:1: missing words; the form is drag ID to bar [at N]|off bar"),
    ("drag a to bar at -1", #"s:1:18: "-1" is not a position; positions are numbers from 0"#),
    ("item a over b", #"s:1:8: "over" is not "before" or "after""#),
    ("move a befor b", #"s:1:8: "befor" is not "before" or "after"; did you mean "before"?"#),
    ("move a before", "s:1:1: missing words; the form is move ID before|after OTHER"),
    ("restart now", #"s:1:9: unexpected "now"; the form is restart"#),
    (
      "tap a\nbatch\n  restart\nend",
      "s:3:3: a batch can't contain a restart; the one in line 2 is still open"
    ),
    ("set a allowsMoving no", #"s:1:20: "no" is not "true" or "false""#),
    ("set host allowsMoving true", #"s:1:10: a host has no property "allowsMoving""#),
  ]

  /// Keys, buttons, text and what is presented.
  private static let controls: [(String, String)] = [
    ("press", "s:1:1: missing words; the form is press KEY"),
    ("press r s", #"s:1:9: unexpected "s"; the form is press KEY"#),
    ("press escpe", #"s:1:7: "escpe" is not a key; did you mean "escape"?"#),
    ("press crtl+r", #"s:1:7: "crtl" is not a modifier; did you mean "ctrl"?"#),
    ("press ctrl+uo", #"s:1:7: "uo" is not a key; did you mean "up"?"#),
    ("press ctrl+", #"s:1:7: "ctrl+" is not a key"#),
    ("press \"\"", #"s:1:7: "" is not a key"#),
    ("toolbar", "s:1:1: missing words; the form is toolbar N"),
    ("toolbar x", #"s:1:9: "x" is not a position; positions are numbers from 0"#),
    ("accessory a", "s:1:1: missing words; the form is accessory ID N"),
    ("page nxt", #"s:1:6: "nxt" is not "next" or "previous"; did you mean "next"?"#),
    (
      "set host preferredBarEdge left",
      #"s:1:27: "left" is not an edge of the bar or "nil""#
    ),
    ("button", "s:1:1: missing words; the form is \(button)"),
    ("button overflow", "s:1:1: missing words; the form is \(button)"),
    ("button overflow x", #"s:1:17: "x" is not a position; positions are numbers from 0"#),
    ("type", "s:1:1: missing words; the form is type TEXT [MORE…]"),
    ("submit x", #"s:1:8: unexpected "x"; the form is submit"#),
    ("alert", "s:1:1: missing words; the form is alert TITLE"),
    ("dismiss all", #"s:1:9: unexpected "all"; the form is dismiss"#),
  ]

  private static let button = "button ID|N [TITLE…] [open]|button overflow N [TITLE…] [open]"
}
