import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread) struct DelegateTraceTests {
  let program = Program(name: "DelegateTrace")

  @Test func `assertion 1: the program prints the calls of the documented order`() throws {
    let host = try TemporaryFile(
      #"{"tabs":["a","b","c"],"answers":{"shouldSelectTab":{"c":false}}}"#
    )
    let script = """
      tap b
      tap b
      tap c
      select c
      select c
      tabs a b
      tabs a b c
      """
    let run = try program.run(host.path, "--script", "-", "--json", input: script)
    expectEqual(run.status, 0, "\(run.errors)")
    let calls = run.lines.filter { $0.contains(#""call""#) }
    expectEqual(
      calls,
      [
        #"{"call":"didSelectTab","origin":"program","previous":null,"tab":"a"}"#,
        #"{"answer":true,"call":"shouldSelectTab","tab":"b"}"#,
        #"{"call":"didSelectTab","origin":"user","previous":"a","tab":"b"}"#,
        #"{"answer":true,"call":"shouldSelectTab","tab":"b"}"#,
        #"{"call":"didSelectTab","origin":"user","previous":"b","tab":"b"}"#,
        #"{"answer":false,"call":"shouldSelectTab","tab":"c"}"#,
        #"{"call":"didSelectTab","origin":"program","previous":"b","tab":"c"}"#,
        #"{"call":"didSelectTab","origin":"fallback","previous":"c","tab":"a"}"#,
      ]
    )
  }

  @Test func `a host is built and shown without a script`() throws {
    let run = try program.run("-", input: #"{"tabs":["a"],"selected":"a"}"#)
    expectEqual(run.lines.first, "  didSelectTab(a, previous: nil) restoration")
    expectEqual(run.lines.last, "  viewDidAppear(a)")
  }

  @Test(
    arguments: [
      (#"{"tabs":[{"id":"a"},{"id":"b","children":["a"]}]}"#, "tabs[1].children[0]"),
      (#"{"tabs":[{"id":"a","colour":"red"}]}"#, "tabs[0].colour"),
      (#"{"tabs":[{"id":1}]}"#, "tabs[0].id"), (#"{"mode":"tabs"}"#, "mode"),
      (#"{"tabs":["a"],"selected":"x"}"#, "selected"),
    ]
  )
  func `an invalid description is reported with its path`(text: String, path: String) throws {
    let run = try program.run("-", input: text)
    expectEqual(run.status, 2)
    expect(run.errors.hasPrefix("DelegateTrace: standard input: \(path)"), "\(run.errors)")
  }

  @Test func `errors in a script are reported with their position, before and during the run`()
    throws
  {
    let host = try TemporaryFile(#"{"tabs":["a","b"]}"#)
    let early = try program.run(host.path, "--script", "-", input: "tap b\ntpa a\n")
    expectEqual(early.status, 2)
    expectEqual(early.output, "")
    expect(early.errors.hasPrefix("DelegateTrace: standard input:2:1: "))
    let late = try program.run(host.path, "--script", "-", input: "tap b\ntap  x\n")
    expectEqual(late.status, 1)
    expect(late.errors.hasPrefix("DelegateTrace: standard input:2:6: "))
    expect(late.lines.contains("> tap b"))
  }

  @Test func `control characters in titles are escaped in the output`() throws {
    let host = #"{"tabs":[{"id":"a\u001b[2J","title":"\u001b]0;x\u0007\u202e"},"b"]}"#
    let file = try TemporaryFile(host)
    let script = "tap b\nprint frame\nprint tree\nprint state\n"
    for flags in [[], ["--json"]] {
      let run = try program.run([file.path, "--script", "-"] + flags, input: Data(script.utf8))
      expectEqual(run.status, 0)
      let unsafe = run.output.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F || $0 == "\u{202E}"
      }
      expect(flags == ["--json"] || unsafe.isEmpty)
      expect(!run.output.contains("\u{1B}"))
    }
  }

  @Test func `a host with many tabs in groups performs a selection in each group`() throws {
    // A full run has 100,000 tabs.
    let count = Soak.count(200, full: 1000)
    let groups = (0..<count).map { group in
      let children = (0..<99).map { "\"t\(group)-\($0)\"" }.joined(separator: ",")
      return #"{"id":"g\#(group)","children":[\#(children)]}"#
    }
    let host = try TemporaryFile(#"{"tabs":["# + groups.joined(separator: ",") + "]}")
    let script = (0..<count).map { "select t\($0)-\($0 % 99)\n" }.joined()
    let run = try program.run(host.path, "--script", "-", "--json", input: script)
    expectEqual(run.status, 0, "\(run.errors)")
    // The first tab is selected at launch, so the first command makes no call.
    expectEqual(run.lines.count { $0.contains("didSelectTab") }, count)
    expectEqual(run.lines.count { $0.contains("makeViewController") }, count)
  }

  @Test func `a script that edits without a sidebar gets the reason on standard error`() throws {
    let host = try TemporaryFile(#"{"tabs":["a","b"]}"#)
    let run = try program.run(host.path, "--script", "-", input: "edit\nback\n")
    expectEqual(run.status, 0)
    expect(run.lines.contains("  refused: notAvailable"))
    expectEqual(
      run.errors,
      "standard input:1: refused: notAvailable: there is no sidebar, because the mode"
        + " is automatic and no root tab is a group; set the mode to tabSidebar\n"
    )
  }

  @Test func `the help explains the transcript with an example that the program prints`() throws {
    let help = try program.run("--help")
    expect(help.status == 0 && help.errors == "")
    expect(help.output.contains("The transcript has one line for each command of the script."))
    let host = try TemporaryFile(#"{"tabs":["a","b",{"id":"c","isEnabled":false}]}"#)
    let transcript = try program.run(host.path, "--script", "-", input: "tap b\ntap c\n").lines
    let example = [#"$ printf 'tap b\ntap c\n' | DelegateTrace host.json --script -"#] + transcript
    let indented = example.map { "  \($0)\n" }.joined()
    expect(help.output.contains("\n\(indented)\n"))
  }
}
