extension InvalidScripts {
  /// Rows and gestures.
  static let gestures: [(String, String)] = [
    ("drop", "s:1:1: missing words; the form is \(drop)"),
    ("drop photo", "s:1:1: missing words; the form is \(drop)"),
    ("drop photo on", "s:1:1: missing words; the form is \(drop)"),
    ("drop photo b", #"s:1:12: "b" \#(noItems)"#),
    ("drop photo x0 on b", #"s:1:12: "x0" \#(noItems)"#),
    ("drop photo x-1 on b", #"s:1:12: "x-1" \#(noItems)"#),
    ("drop photo x+1 on b", #"s:1:12: "x+1" \#(noItems)"#),
    ("drop photo x on b", #"s:1:12: "x" \#(noItems)"#),
    ("drop photo 2 on b", #"s:1:12: "2" \#(noItems)"#),
    ("drop photo \"x2\" b", #"s:1:17: "b" \#(noItems)"#),
    ("drop photo file", "s:1:1: missing words; the form is \(drop)"),
    ("drop photo file a.png b", #"s:1:23: "b" \#(noItems)"#),
    ("drop photo x2 \"data\" on b", #"s:1:15: "data" is not "on" or "over""#),
    (
      #"drop png,jpeg "a" "b" "c" x2 on b"#,
      "s:1:23: the items have 1 or 2 or 4 data, not 3: one for all, or one for each type"
    ),
    (
      "drop photo x10001 on b",
      #"s:1:12: "x10001" \#(noItems)"#
    ),
    (
      "drop photo x99999999999999999999 on b",
      #"s:1:12: "x99999999999999999999" \#(noItems)"#
    ),
    ("drop photo x2 in b", #"s:1:15: "in" is not "on" or "over"; did you mean "on"?"#),
    ("drop photo over a", "s:1:1: missing words; the form is \(drop)"),
    ("drop photo over a b", #"s:1:19: "b" is not "on" or "over""#),
    ("drop photo on b 5 6", #"s:1:19: "6" is not "move""#),
    ("drop photo on b moves", #"s:1:17: "moves" is not "move"; did you mean "move"?"#),
    ("drop photo on b move b", #"s:1:22: unexpected "b"; the form is \#(drop)"#),
    ("drop photo on action", "s:1:1: missing words; the form is \(drop)"),
    ("drop photo on action g", "s:1:1: missing words; the form is \(drop)"),
    ("drop photo on action g n moves", #"s:1:26: "moves" is not "move"; did you mean "move"?"#),
    ("hover photo on b", "s:1:1: missing words; the form is \(hover)"),
    ("hover photo over a on b", "s:1:1: missing words; the form is \(hover)"),
    ("hover photo on b 5 opn", #"s:1:20: "opn" is not "move" or "open"; did you mean "open"?"#),
    ("hover photo on b 5 move move", #"s:1:25: "move" is not "open""#),
    ("hover photo at b 5", #"s:1:13: "at" \#(noItems)"#),
    ("hover photo on b soon", #"s:1:18: "soon" is not a number of milliseconds"#),
    ("hover photo on b -5", #"s:1:18: "-5" is not a number of milliseconds"#),
    ("hover photo on b 0.5", #"s:1:18: "0.5" is not a number of milliseconds"#),
    (
      "hover photo on b 9223372036854775808",
      #"s:1:18: "9223372036854775808" is not a number of milliseconds"#
    ),
    ("hover photo on b ٣", #"s:1:18: "٣" is not a number of milliseconds"#),
    (
      "drag-item",
      "s:1:1: missing words; the form is drag-item ROW [ROW…] [in NAME] \(path("ROW"))"
    ),
    ("drag-row", "s:1:1: missing words; the form is drag-row ID [ID…] \(path("ID"))"),
    (
      "drag-row a on b c",
      #"s:1:17: unexpected "c"; the form is drag-row ID [ID…] \#(path("ID"))"#
    ),
    (
      "continue-drag over",
      "s:1:1: missing words; the form is continue-drag [ROW…] \(path("ROW"))"
    ),
    (
      "continue-drag open a",
      #"s:1:20: unexpected "a"; the form is continue-drag [ROW…] \#(path("ROW"))"#
    ),
    ("swipe", "s:1:1: missing words; the form is \(swipe)"),
    (
      "swipe leding b",
      #"s:1:7: "leding" is not "leading" or "trailing"; did you mean "leading"?"#
    ),
    ("swipe leading", "s:1:1: missing words; the form is \(swipe)"),
    (
      "swipe leading b -1",
      #"s:1:17: "-1" is not "full" or a position, a number from 0"#
    ),
    (
      "swipe leading b ful",
      #"s:1:17: "ful" is not "full" or a position, a number from 0; "#
        + #"did you mean "full"?"#
    ),
    (
      "swipe leading b \"full\"",
      #"s:1:17: "full" is not "full" or a position, a number from 0; "#
        + #"did you mean "full"?"#
    ),
    (
      "swipe leading b 0 1",
      #"s:1:19: unexpected "1"; the form is \#(swipe)"#
    ),
    ("menu", "s:1:1: missing words; the form is menu ID [TITLE…] [open]"),
    ("rows 1", "s:1:1: missing words; the form is rows FIRST COUNT"),
    ("rows -1 2", #"s:1:6: "-1" is not a position; positions are numbers from 0"#),
    ("rows 0 all", #"s:1:8: "all" is not a number of rows"#),
    ("rows 0 -1", #"s:1:8: "-1" is not a number of rows"#),
    ("rows 0 1 2", #"s:1:10: unexpected "2"; the form is rows FIRST COUNT"#),
    ("scroll", "s:1:1: missing words; the form is scroll ID|header|footer"),
    ("scroll a b", #"s:1:10: unexpected "b"; the form is scroll ID|header|footer"#),
    ("drag-rows a", #"s:1:1: unknown command "drag-rows"; did you mean "drag-row"?"#),
    ("hovr photo on a 1", #"s:1:1: unknown command "hovr"; did you mean "hover"?"#),
    ("swpie leading a", #"s:1:1: unknown command "swpie"; did you mean "swipe"?"#),
    ("men a", #"s:1:1: unknown command "men"; did you mean "menu"?"#),
    ("scrol a", #"s:1:1: unknown command "scrol"; did you mean "scroll"?"#),
  ]

  private static let drop =
    "drop TYPE [\"DATA\"|file PATH]… [xN] [over TARGET [MILLISECONDS]]… "
    + "on TARGET [MILLISECONDS] [move]"
  private static let hover =
    "hover TYPE [\"DATA\"|file PATH]… [xN] [over TARGET [MILLISECONDS]]… "
    + "on TARGET MILLISECONDS [move] [open]"
  private static let swipe = "swipe leading|trailing ID [full|[N] [open]]"
  private static let noItems =
    #"is not "on" or "over", data in quotes, "file" with a path, or a number of items from x1 to "#
    + "x10000"

  /// Returns the form of the path of a drag that can pick up rows.
  private static func path(_ row: String) -> String {
    "[over TARGET [MILLISECONDS] [\(row)…]]… [on TARGET [MILLISECONDS]|open]"
  }
}
