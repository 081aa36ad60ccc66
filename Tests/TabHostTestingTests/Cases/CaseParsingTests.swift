import Foundation
import TabHostTestSupport
import Testing

@testable import TabHostTesting

struct CaseParsingTests {
  /// Returns the error of a text without the name of the file, or `nil` if the text is valid.
  private func error(_ text: String) -> String? {
    do throws(ScriptError) {
      _ = try CaseFile(parsing: text, path: "f")
      return nil
    } catch {
      expectEqual(error.exitStatus, 2)
      return String(error.description.dropFirst(2).drop { $0 == " " })
    }
  }

  // MARK: - Lines

  @Test(arguments: [
    ("", "the file has no case; a case begins with \"## \" and its name"),
    (
      "## a\ngivn tap a",
      ###"2:1: a line can't begin with "givn"; it begins with "given", ">", "=", "host", "on", "log", "###
        + ###""arguments", "filter" or "##"; did you mean "given"?"###
    ),
    (
      "## a\nfilter N",
      #"2:1: missing words; the form is filter TEXT REGEX, as in filter DATE \d{4}-\d\d"#
    ),
    ("## a\narguments --x -n 5", "2:15: an option has its long name here, as in --lines=50"),
    ("## a\nstrict", ##"2:1: "strict" is a command, which follows "given" or ">""##),
    ("## a\nfilter N [0-9", #"2:10: "[0-9" is not a regular expression"#),
    (
      "## a\n> tap a\nfilter N x",
      #"3:1: "filter" must be above the commands and the questions of the case"#
    ),
    ("## a\n> tap b\0", "2:8: a line can't contain a NUL"),
    ("## a\n> tap\rb", "2:6: a line can't contain a carriage return"),
    ("> tap a", ###"1:1: a command must be in a case, which begins with "## " and its name"###),
    (
      "= selected: a",
      ###"1:1: a question must be in a case, which begins with "## " and its name"###
    ),
    ("  tap a", "1:3: an indented line must be below a command, a question or a host"),
    ("## a\n# b\n  tap a", "3:3: an indented line must be below a command, a question or a host"),
    ("## a\non b\n  tap a", "3:3: an indented line must be below a command, a question or a host"),
    ("\n  > tap a", "2:3: an indented line must be below a command, a question or a host"),
    ("## a\n\n  > tap a", "3:3: an indented line must be below a command, a question or a host"),
    ("## a\n> tap a\n\n## a\n> tap a", "4:4: the case in line 1 has the same name"),
    (
      "## a\ngiven tap a\n\n## b\n> tap a",
      #"1:1: this case asserts nothing; it must have a command after ">" or a question after "=""#
    ),
    ("## a\non b c\n> tap a", #"2:1: a case has one line "on HOST", with the name of its host"#),
    ("on b\n## a\n> tap a", #"1:1: a case has one line "on HOST", with the name of its host"#),
    (
      "## a\ngiven tap a\non b",
      #"3:1: "on" must be above the commands and the questions of the case"#
    ),
    (
      "## a\n= selected: a\nlog rows",
      #"3:1: "log" must be above the commands and the questions of the case"#
    ),
    (
      "## a\n> tap a\nhost: {}",
      #"3:1: "host" must be above the commands and the questions of the case"#
    ),
    ("log row", #"1:5: "row" is not "content" or "rows"; did you mean "rows"?"#),
    ("log", "1:1: missing words; the form is log content|rows…"),
  ])
  func `a line that is not valid is reported with its position`(text: String, message: String) {
    expectEqual(error(text), message)
  }

  @Test(arguments: [
    ("host {}", #"1:1: a colon and a description must follow, as in host: {"tabs":["a"]}"#),
    ("host a: {\"tbs\":1}\n## a\n> tap b", "1:8: tbs: unknown key; did you mean \"tabs\"?"),
    ("host a b: {}", "1:6: the name of a host must be one word"),
    ("host a: {}\nhost a: {}", #"2:1: the host "a" is described above"#),
    (
      "host a: + {}",
      #"1:8: "+ {…}" adds keys to a description without a name, which is above it"#
    ),
  ])
  func `a host that is not valid is reported with its position`(text: String, message: String) {
    expectEqual(error(text), message)
  }

  // MARK: - Commands and questions

  @Test(arguments: [
    ("## a\n> tpa b", #"2:3: unknown command "tpa"; did you mean "tap"?"#),
    ("## a\n> tpa b\n", #"2:3: unknown command "tpa"; did you mean "tap"?"#),
    ("## a\n> tpa b\n\n## b\n> tap a", #"2:3: unknown command "tpa"; did you mean "tap"?"#),
    ("## a\n> tpa b\n= selected: a", #"2:3: unknown command "tpa"; did you mean "tap"?"#),
    ("## a\n> tpa b\n# c\n= error: d", #"2:3: unknown command "tpa"; did you mean "tap"?"#),
    ("## a\ngiven tpa b\n= error: c", #"2:7: unknown command "tpa"; did you mean "tap"?"#),
    ("## a\n> tap a; tap b; tab c", #"2:17: unknown command "tab"; did you mean "tabs"?"#),
    ("## a\n> ; tap b", "2:2: a command must precede the semicolon"),
    ("## a\n>", "2:1: a command must follow"),
    ("## a\n> batch; tap b", #"2:3: this batch has no "end""#),
    ("## a\n> tap a\n> launch", #"3:3: "launch" must be the first command, after ">""#),
    ("## a\ngiven launch", #"2:7: "launch" must be the first command, after ">""#),
    (
      "## a\n> expect selected: b",
      #"2:3: a case asks a question in a line such as "= selected: a""#
    ),
    ("## a\n= selectd: b", #"2:3: unknown question "selectd"; did you mean "selected"?"#),
    (
      "## a\n= selected b",
      #"2:3: a question is followed by a colon and its answer, as in "selected: inbox""#
    ),
    ("## a\n= child: b", "2:3: missing words; the form is child GROUP"),
  ])
  func `a command or question that is not valid is reported with its position`(
    text: String,
    message: String
  ) {
    expectEqual(error(text), message)
  }

  @Test func `names, lines and hosts are those of the file`() throws {
    let text =
      "\u{FEFF}host: {\r\n  }\r\n\r\n# Taps.\r\n\r\n## one\r\n> tap a # comment\r\n\r\n## two\r\n= path: a\r\n"
    let cases = try CaseFile(parsing: text, path: "folder/f.cases").cases
    expectEqual(cases.map(\.description), ["f.cases:6: one", "f.cases:9: two"])
    expectEqual(cases.map(\.file), ["folder/f.cases", "folder/f.cases"])
    expectEqual(cases[0].hosts.keys.sorted(), [""])
    expectEqual(cases[0].lines.map(\.text), ["> tap a # comment", ""])
  }

  @Test func `a file that can't be read or is not UTF-8 is an error`() throws {
    let missing = #expect(throws: ScriptError.self) { try CaseFile(path: "/missing.cases") }
    let reason = "can't be read: No such file or directory"
    expectEqual(missing?.description, "/missing.cases: \(reason)")
    let file = try TemporaryFile(Data([0xFF]))
    let error = #expect(throws: ScriptError.self) { try CaseFile(path: file.path) }
    expectEqual(error?.description, "\(file.path): not UTF-8")
  }
}
