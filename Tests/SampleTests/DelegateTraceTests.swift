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
    #expect(run.status == 0, "\(run.errors)")
    let calls = run.lines.filter { $0.contains(#""call""#) }
    #expect(
      calls == [
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

  @Test func `a restart keeps the customization and a second run starts without it`() throws {
    let host = try TemporaryFile(
      #"""
      {"customizationIdentifier":"x",
       "tabs":["a",{"id":"b","allowsHiding":true},{"id":"g","children":["c"]}]}
      """#
    )
    let script = "edit\nuncheck b\nrestart\nprint customization\n"
    let run = try program.run(host.path, "--script", "-", "--json", input: script)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.lines.filter { !$0.contains(#""content""#) && !$0.contains(#""command""#) } == [
        #"{"call":"didSelectTab","origin":"program","previous":null,"tab":"a"}"#,
        #"{"call":"willBeginEditing"}"#,
        #"{"call":"visibilityDidChangeFor","tabs":["b"]}"#,
        #"{"call":"didEndEditing"}"#,
        #"{"call":"didSelectTab","origin":"program","previous":null,"tab":"a"}"#,
        #"{"customization":{"tabs":{"b":{"sidebar":"hidden"}}},"print":"customization"}"#,
      ]
    )
    let second = try program.run(host.path, "--script", "-", input: "print customization\n")
    #expect(second.lines.last == "  {}")
  }

  @Test func `gestures on rows are traced with the described answers`() throws {
    let host = try TemporaryFile(
      #"""
      {"tabs":["a","b",{"id":"g","children":["c"],"actions":[{"id":"n","title":"New"}]}],
       "answers":{"drop":{"b":"copy"},"dropOnAction":{"g/n":"move"},"dragItems":{"c":["photo"]},
        "swipe":{"b":{"trailing":[{"title":"Delete","destructive":true}]}},
        "menu":{"a":[{"title":"Share","children":[{"title":"Copy"}]}]}}}
      """#
    )
    let script = """
      rows 1 1
      set b title B
      rows 4 1
      drop photo x2 on b
      drop photo on action g n
      hover photo on c 10
      drag-row c a
      swipe trailing b full
      menu a Share Copy
      action g n
      """
    let run = try program.run(host.path, "--script", "-", "--json", input: script)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.lines.filter { !$0.contains(#""content""#) && !$0.contains(#""command""#) } == [
        #"{"call":"didSelectTab","origin":"program","previous":null,"tab":"a"}"#,
        #"{"call":"itemFor","tab":"b"}"#,
        #"{"call":"update","tab":"b"}"#,
        #"{"call":"willBeginDisplaying","tab":"b"}"#,
        #"{"call":"update","tab":"b"}"#,
        #"{"call":"didEndDisplaying","tab":"b"}"#,
        #"{"action":"n","call":"itemFor","group":"g"}"#,
        #"{"action":"n","call":"update","group":"g"}"#,
        #"{"answer":"copy","call":"operationForAcceptingItemsFrom","tab":"b","#
          + #""types":["photo","photo"]}"#,
        #"{"call":"acceptItemsFrom","tab":"b","types":["photo","photo"]}"#,
        #"{"action":"n","answer":"move","call":"sidebarActionOperationForAcceptingItemsFrom","#
          + #""group":"g","types":["photo"]}"#,
        #"{"answer":"cancel","call":"operationForAcceptingItemsFrom","tab":"c","#
          + #""types":["photo"]}"#,
        #"{"call":"itemsForBeginning","tab":"c"}"#,
        #"{"call":"itemsForAddingTo","tab":"a"}"#,
        #"{"refused":"notPermitted"}"#,
        #"{"call":"trailingSwipeActionsConfigurationFor","tab":"b"}"#,
        #"{"handler":"Delete"}"#,
        #"{"call":"contextMenuConfigurationFor","tab":"a"}"#,
        #"{"handler":"Copy"}"#,
        #"{"handler":"New"}"#,
      ]
    )
  }

  @Test(
    arguments: [
      (
        #"{"answers":{"drop":{"b":"link"}}}"#,
        #"answers.drop.b: unknown value "link"; allowed are cancel, forbidden, copy, move"#
      ),
      (
        #"{"answers":{"menu":{"a":[{"title":"x","childs":[]}]}}}"#,
        "answers.menu.a[0].childs: unknown key; allowed are children, destructive, disabled, title"
      ),
    ]
  )
  func `an invalid answer is reported with its path`(text: String, message: String) throws {
    let run = try program.run("-", input: text)
    let line = "DelegateTrace: standard input: \(message)\n"
    #expect(run == .init(output: "", errors: line, status: 2))
  }

  @Test func `an invalid customization is reported with its path`() throws {
    let text = #"{"tabs":["a"],"customization":{"tabs":{"a":{"bar":"gone"}}}}"#
    let run = try program.run("-", input: text)
    #expect(run.status == 2)
    #expect(
      run.errors == "DelegateTrace: standard input: customization.tabs.a.bar: unknown value "
        + "\"gone\"; allowed are visible, hidden\n"
    )
  }

  @Test func `a host is built and shown without a script`() throws {
    let run = try program.run("-", input: #"{"tabs":["a"],"selected":"a"}"#)
    #expect(run.lines.first == "  didSelectTab(a, previous: nil) restoration")
    #expect(run.lines.last == "  viewDidAppear(a)")
  }

  @Test func `a truncated description is reported on one line with status 2`() throws {
    let text = #"{"mode":"tabSidebar","tabs":["a",{"id":"g","children":[{"id":"c","badge":"1"}]}]}"#
    for length in Soak.part(8, of: Array(0..<text.count)) {
      let run = try program.run("-", input: String(text.prefix(length)))
      #expect(run.status == 2, "cut at \(length)")
      #expect(run.output == "")
      #expect(run.errors.filter { $0 == "\n" }.count == 1)
    }
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
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("DelegateTrace: standard input: \(path)"), "\(run.errors)")
  }

  @Test(arguments: [512, 513, 514]) func `unclosed brackets are reported on one line with status 2`(
    count: Int
  ) throws {
    let run = try program.run("-", input: String(repeating: "[", count: count))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("DelegateTrace: standard input: not JSON: line 1, column 513: "))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func `errors in a script are reported with their position, before and during the run`()
    throws
  {
    let host = try TemporaryFile(#"{"tabs":["a","b"]}"#)
    let early = try program.run(host.path, "--script", "-", input: "tap b\ntpa a\n")
    #expect(early.status == 2)
    #expect(early.output == "")
    #expect(early.errors.hasPrefix("DelegateTrace: standard input:2:1: "))
    let late = try program.run(host.path, "--script", "-", input: "tap b\ntap  x\n")
    #expect(late.status == 1)
    #expect(late.errors.hasPrefix("DelegateTrace: standard input:2:6: "))
    #expect(late.lines.contains("> tap b"))
  }

  @Test func `control characters in titles are escaped in the output`() throws {
    let host = #"{"tabs":[{"id":"a\u001b[2J","title":"\u001b]0;x\u0007\u202e"},"b"]}"#
    let file = try TemporaryFile(host)
    let script = "tap b\nprint frame\nprint tree\nprint state\n"
    for flags in [[], ["--json"]] {
      let run = try program.run([file.path, "--script", "-"] + flags, input: Data(script.utf8))
      #expect(run.status == 0)
      let unsafe = run.output.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F || $0 == "\u{202E}"
      }
      #expect(flags == ["--json"] || unsafe.isEmpty)
      #expect(!run.output.contains("\u{1B}"))
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
    #expect(run.status == 0, "\(run.errors)")
    // The first tab is selected at launch, so the first command makes no call.
    #expect(run.lines.count { $0.contains("didSelectTab") } == count)
    #expect(run.lines.count { $0.contains("makeViewController") } == count)
  }

  @Test func `a script that edits without a sidebar gets the reason on standard error`() throws {
    let host = try TemporaryFile(#"{"tabs":["a","b"]}"#)
    let run = try program.run(host.path, "--script", "-", input: "edit\nback\n")
    #expect(run.status == 0)
    #expect(run.lines.contains("  refused: notAvailable"))
    #expect(
      run.errors == "standard input:1: refused: notAvailable: there is no sidebar, because the mode"
        + " is automatic and no root tab is a group; set the mode to tabSidebar\n"
    )
  }

  @Test func `the help explains the transcript with an example that the program prints`() throws {
    let help = try program.run("--help")
    #expect(help.status == 0 && help.errors == "")
    #expect(help.output.contains("The transcript has one line for each command of the script."))
    let host = try TemporaryFile(#"{"tabs":["a","b",{"id":"c","isEnabled":false}]}"#)
    let transcript = try program.run(host.path, "--script", "-", input: "tap b\ntap c\n").lines
    let example = [#"$ printf 'tap b\ntap c\n' | DelegateTrace host.json --script -"#] + transcript
    let indented = example.map { "  \($0)\n" }.joined()
    #expect(help.output.contains("\n\(indented)\n"))
  }
}
