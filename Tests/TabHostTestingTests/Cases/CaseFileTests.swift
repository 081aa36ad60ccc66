import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The lines, hosts and words of case files, beyond what each case compares.
@MainActor struct CaseFileTests {
  /// Runs the cases of a text, and returns the difference or the error of each that does not hold.
  private func failures(
    _ text: String,
    _ runner: CaseRunner = CaseRunner(),
    _ vocabulary: ScriptVocabulary = .standard
  ) throws -> [String] {
    let cases = try CaseFile(parsing: text, path: "f", vocabulary: vocabulary).cases
    return cases.compactMap { given -> String? in
      do {
        try runner.verify(given)
        return nil
      } catch {
        return (error as? CaseFailure)?.difference ?? "\(error)"
      }
    }
  }

  @Test func `a file can have a byte-order mark, CR LF and blanks at the ends of lines`() throws {
    let lines = [
      "\u{FEFF}host: {\"tabs\":[\"a\",\"b\"],", "    \"shown\":false}  ", "", "## one \t",
      "> select b ", "  didSelectTab(b, previous: a) program\t", "= tree:", "  a", "  b selected",
      "", "## two", "= selected: a ", "",
    ]
    try expectEqual(failures(lines.joined(separator: "\r\n")), [])
  }

  @Test func `blank lines inside an answer belong to it, those at its end do not`() throws {
    var vocabulary = ScriptVocabulary.standard
    vocabulary.addQuestion("poem") { _, _ in "\n  one  \n\ntwo\n\n" }
    let text = "host: {}\n\n## a\n= poem:\n\n    one\n\n  two\n\n= tabs:\n\n"
    try expectEqual(failures(text, CaseRunner(), vocabulary), [])
  }

  // MARK: - Hosts

  @Test func `the host of a case takes precedence over that of the file, and that over the app's`()
    throws
  {
    var runner = CaseRunner()
    runner.addHost { TabHostController(tabs: [.shown("app")]) }
    runner.addHost("shop") { TabHostController(tabs: [.shown("app")]) }
    try expectEqual(failures("## a\n= tabs: app", runner), [])
    let text = """
      host: {"tabs":["file"]}
      host shop: {"tabs":["shop"]}

      ## the host of the file
      = tabs: file

      ## the host of the case
      host: {"tabs":["case"]}
      = tabs: case

      ## a named host
      on shop
      = tabs: shop

      ## the keys of the file, and further ones
      host: + {"answers":{"shouldSelectTab":{"file":false}},
          "mode":"tabSidebar"}
      = presentation: sidebar
      > tap file
        shouldSelectTab(file) -> false

      ## again the host of the file
      = presentation: bar
      """
    try expectEqual(failures(text, runner), [])
  }

  @Test func `a name is that of a host of the app if the file has none`() throws {
    var runner = CaseRunner()
    runner.addHost("wide") { TabHostController(tabs: [.shown("a"), .shown("b")]) }
    runner.addHost("narrow", traits: .compact) {
      let host = TabHostController(tabs: [.shown("a"), .shown("b")])
      host.mode = .tabSidebar
      return host
    }
    try expectEqual(failures("## a\non wide\n= selected: a\n= sidebar: unavailable", runner), [])
    try expectEqual(failures("## a\non narrow\n= presentation: bar\n= edge: bottom", runner), [])
    try expectEqual(
      failures("host flat: {}\n\n## a\non wde\n= selected: a", runner),
      [#"f:4:4: there is no host "wde"; did you mean "wide"?"#]
    )
  }

  @Test func `each case has a runner that is configured after its host is created`() throws {
    var tabs: [[String]] = []
    let runner = CaseRunner { runner in
      tabs.append(runner.host.tabs.map(\.identifier))
      runner.changes["sell out"] = { $0.tabs.removeLast() }
    }
    let text = """
      host: {"tabs":["a","b"]}

      ## one
      given change "sell out"
      = tabs: a

      ## two
      > change "sell out"
      = tabs: a
      > change "sell uot"
      = error: "sell uot" is not the name of a change of this app; did you mean "sell out"?
      """
    try expectEqual(failures(text, runner), [])
    expectEqual(tabs, [["a", "b"], ["a", "b"]])
  }

  @Test func `calls listed above the first case are listed in all cases`() throws {
    let text = """
      host: {"mode":"tabSidebar","tabs":["a","b"]}
      log content

      ## one
      > select b
        didSelectTab(b, previous: a) program
        content a -> new b

      ## two
      log rows
      > rows 0 1
        itemFor(a)
        update(a)
        willBeginDisplaying(a)
      > select b
        didSelectTab(b, previous: a) program
        content a -> new b
        update(a)
      """
    try expectEqual(failures(text), [])
  }

  // MARK: - Words of an app

  @Test func `an app can replace commands and questions`() throws {
    var vocabulary = ScriptVocabulary.standard
    vocabulary.addCommand("tap ID [TIMES]") { runner, words in
      for _ in 0..<(words.count > 1 ? Int(words[1]) ?? 0 : 1) { runner.host.user.tap(words[0]) }
      return .performed
    }
    vocabulary.addCommand("wave") { _, _ in .refused(.notPermitted) }
    vocabulary.addQuestion("selected [SUFFIX]") { runner, words in
      guard let tab = runner.host.selectedTab else { throw ScriptProblem("nothing is selected") }
      return tab.identifier + words.joined()
    }
    let host = "host: {\"tabs\":[\"a\",\"b\"]}\n\n## a\n"
    func failures(_ lines: String) throws -> [String] {
      try self.failures(host + lines, CaseRunner(), vocabulary)
    }
    try expectEqual(
      failures(
        """
        > tap b 2
          shouldSelectTab(b) -> true
          didSelectTab(b, previous: a) user
          shouldSelectTab(b) -> true
          didSelectTab(b, previous: b) user
        = outcome: performed
        = selected: b
        = selected !: b!
        > wave
          refused: notPermitted
        = outcome: notPermitted
        """
      ),
      []
    )
    try expectEqual(
      failures("given select none\n= selected x: b"),
      ["f:5:12: nothing is selected"]
    )
    let error = #expect(throws: ScriptError.self) { _ = try failures("> tap b 1 2") }
    expectEqual(error?.description, #"f:4:11: unexpected "2"; the form is tap ID [TIMES]"#)
  }
}
