import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTesting

@MainActor struct CaseRunnerTests {
  private static let host = """
    host: {"tabs":["a","b",{"id":"g","children":["c1","c2"]}]}

    """

  /// Runs the only case of a text that begins with the host, and returns the difference, the error, or
  /// `nil` if the case holds.
  private func result(
    _ lines: String,
    of host: String = host,
    _ runner: CaseRunner = CaseRunner()
  ) throws -> String? {
    let given = try CaseFile(parsing: host + "## a\n" + lines, path: "f").cases[0]
    do {
      try runner.verify(given)
      return nil
    } catch let failure as CaseFailure {
      return failure.difference
    } catch let error as ScriptError {
      return error.description
    }
  }

  // MARK: - Comparing

  @Test func `a case that writes other lines fails with its place and the lines that differ`()
    throws
  {
    let text =
      Self.host + "\n## a tap is vetoed\ngiven tap a\n> tap b\n  shouldSelectTab(b) -> false\n"
    let given = try CaseFile(parsing: text, path: "f").cases[0]
    let failure = #expect(throws: CaseFailure.self) { try CaseRunner().verify(given) }
    expectEqual(
      failure?.description,
      """
      f:6: a tap is vetoed
        given tap a
        > tap b
      -   shouldSelectTab(b) -> false
      +   shouldSelectTab(b) -> true
      +   didSelectTab(b, previous: a) user
      """
    )
    expectEqual(failure?.line, 6)
    expectEqual(failure?.name, "a tap is vetoed")
  }

  @Test func `identifiers of which only the form of a letter differs are different`() throws {
    let host = "host: {\"tabs\":[\"a\",\"\u{E9}\"]}\n"
    try expectEqual(result("given select \u{E9}\n= selected: \u{E9}", of: host), nil)
    try expect(result("given select \u{E9}\n= selected: e\u{301}", of: host) != nil)
  }

  @Test(arguments: [
    // Calls of content and rows are listed only on request.
    "> row b\n  shouldSelectTab(b) -> true\n  didSelectTab(b, previous: a) user",
    """
    log content
    > select b
      didSelectTab(b, previous: a) program
      content a -> new b
    > select a
      didSelectTab(a, previous: b) program
      content b -> a
    """,
    "> rows 0 1\n= rows: a b g c1 c2",
    "log rows\n> rows 0 1\n  itemFor(a)\n  update(a)\n  willBeginDisplaying(a)",
    // A refusal of what prepares a case is listed.
    "given back\n  refused: noNavigationController\n= outcome: noNavigationController",
    // A semicolon ends a command at the end of a word.
    "given add \"x;y\"; set a title p;q; select b\n= tabs: a b g x;y\n= title a: p;q\n= selected: b",
    "> batch; remove a; remove b; end\n  didSelectTab(c1, previous: a) fallback",
    // Questions with quoted words and colons, and answers with several lines.
    "given add \"my group\"; add x:\n= title \"my group\": my group\n= title \"x:\": x:\n= title x:: x:",
    "given set a title \"p q \"\n= title a: \"p q \"\n= badge a: none\n= overflow:",
    "= tree:\n  a selected\n  b\n  g group\n    c1\n    c2",
    // Errors that a case asks for.
    "> tap z\n= error: no tab has the identifier \"z\"\n= selected: a",
    "> tpa z\n\n= error: unknown command \"tpa\"; did you mean \"tap\"?\n> tap a\n"
      + "  shouldSelectTab(a) -> true\n  didSelectTab(a, previous: a) user\n= error: none",
    "host: {\"tbs\":[]}\n= error: tbs: unknown key; did you mean \"tabs\"?",
    // Filters replace what is different the next day, in calls and answers.
    "filter N \\d+\nfilter X y\n> add z9 title \"a 12 y\"; tap z9\n  shouldSelectTab(zN) -> true\n"
      + "  didSelectTab(zN, previous: a) user\n= title z9: a N X",
    // A strict case goes on after a command whose outcome the file has.
    "given strict\n> back\n  refused: noNavigationController\n= selected: a",
    "> launch\n  didSelectTab(a, previous: nil) program",
    "log content\nhost: {\"tabs\":[\"x\"],\"shown\":false}\n> launch\n"
      + "  didSelectTab(x, previous: nil) program\n> appear\n  makeViewController(x)\n"
      + "  viewDidLoad(x)\n  viewWillAppear(x)\n  viewIsAppearing(x)\n  viewDidAppear(x)",
  ])
  func `a case holds that writes the same lines`(lines: String) throws {
    try expectEqual(result(lines) ?? "", "")
  }

  @Test(arguments: [
    ("> tap z", "f:3:7: no tab has the identifier \"z\""),
    ("= child a: b", "f:3:9: \"a\" is not a group"),
    (
      "on b\n> tap a",
      "f:3:4: there is no host \"b\"; describe one in a line such as host b: {\"tabs\":[\"a\"]}; a "
        + "program's own host needs no line \"on\""
    ),
    ("host: {\"tbs\":[]}\n> tap a", "f:3:6: tbs: unknown key; did you mean \"tabs\"?"),
    (
      "given strict\n> back\n> tap b",
      "f:4:3: noNavigationController, not performed; a strict case stops here unless "
        + #""= outcome: noNavigationController" follows"#
    ),
    (
      "given strict\n> back",
      "f:4:3: noNavigationController, not performed; a strict case stops here unless "
        + #""= outcome: noNavigationController" follows"#
    ),
  ])
  func `an error that a case does not ask for has its position`(lines: String, error: String) throws
  {
    try expectEqual(result(lines), error)
  }

  @Test func `a description can add keys to the one without a name`() throws {
    let hosts = """
      host: {"tabs":["a","b"]}
      host portrait: + {"traits":{"orientation":"portrait"},
          "answers":{"shouldSelectTab":{"b":false}}}
      host empty: {}

      """
    try expect(result("on portrait\n> tap b\n  shouldSelectTab(b) -> false", of: hosts) == nil)
    try expect(result("on empty\n= tabs:", of: hosts) == nil)
    try expectEqual(
      result("on emty\n= tabs:", of: hosts),
      "f:6:4: there is no host \"emty\"; did you mean \"empty\"?"
    )
  }

  // MARK: - Hosts of an app

  private final class Shop: TabHostController, TabHostControllerDelegate {
    var deliveries: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
      tabs = ["offers", "cart"].map { name in
        TabItem(title: name, identifier: name) { _ in ViewController() }
      }
    }

    func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
      tab.identifier != "cart"
    }
  }

  @Test func `a host of the app is launched for each case, by name or as that of the program`()
    throws
  {
    var runner = CaseRunner()
    runner.addHost("shop") { Shop() }
    try expect(result("on shop\n> tap cart\n  shouldSelectTab(cart) -> false", runner) == nil)
    try expectEqual(
      result("= tabs: offers cart", of: "", runner),
      #"f:1:1: the case has no host; choose one in a line such as "on shop", describe one in a line "#
        + #"such as host: {"tabs":["a"]}, or run the case with the program of an app, whose own host "#
        + "needs no line"
    )
    runner.addHost { Shop() }
    try expectEqual(
      result("on app\n= tabs: offers", of: "", runner),
      #"f:2:4: there is no host "app"; a program's own host needs no line "on""#
    )
    try expect(result("given remove cart\n= tabs: offers", of: "", runner) == nil)
    try expect(result("= tabs: offers cart", of: "", runner) == nil)
    // A restart keeps the store of the case, and another case has its own.
    try expect(result("given restart\n= tabs: offers cart", of: "", runner) == nil)
  }

  @Test func `an app adds commands and questions`() throws {
    var words = ScriptVocabulary.standard
    words.addCommand("deliver ITEM [NOTE…]") {
      runner,
      words in
      guard words[0] != "bomb" else { throw ScriptProblem("a bomb can't be delivered") }
      (runner.host as? Shop)?.deliveries.append(words.joined(separator: " "))
      runner.print("delivered\n\(words.count)", as: "delivery")
      return .performed
    }
    words.addQuestion("deliveries") { runner, _ in
      ((runner.host as? Shop)?.deliveries ?? []).joined(separator: "\n\n")
    }
    var runner = CaseRunner()
    runner.addHost { Shop() }
    func result(_ lines: String) throws -> String? {
      let given = try CaseFile(parsing: "## a\n" + lines, path: "f", vocabulary: words).cases[0]
      do {
        try runner.verify(given)
        return nil
      } catch {
        return (error as? CaseFailure)?.difference ?? "\(error)"
      }
    }
    try expect(
      result(
        """
        > deliver tea
          delivered
          1
        > deliver cake with care
          delivered
          3
        = deliveries:
          tea

          cake with care
        """
      ) == nil
    )
    try expectEqual(result("> deliver bomb"), "f:2:11: a bomb can't be delivered")
    let missing = #expect(throws: ScriptError.self) { _ = try result("> deliver") }
    expectEqual(missing?.message, "missing words; the form is deliver ITEM [NOTE…]")
    let script = try HostScript(parsing: "deliver tea\nexpect deliveries: x", vocabulary: words)
    let error = #expect(throws: ScriptError.self) {
      try ScriptRunner(RecordedHost { Shop() }) { _ in }.run(script)
    }
    expectEqual(error?.description, #"script:2:20: deliveries: "x" expected, not "tea""#)
    expect(words.commandUsages.contains("deliver ITEM [NOTE…]"))
    expect(words.questionUsages.contains("deliveries"))
  }

  @Test func `a host with view controllers has root tabs`() throws {
    let text = "## a\n= tabs: TabHost.ViewController.0 TabHost.ViewController.1\n"
    var runner = CaseRunner()
    runner.addHost {
      let host = TabHostController()
      host.viewControllers = [ViewController(), ViewController()]
      return host
    }
    for given in try CaseFile(parsing: text, path: "f").cases { try runner.verify(given) }
  }

  @Test func `a folder has the cases of its files and folders, and at least one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.host + "## b\n= path: a\n", to: "inner/b.cases")
    try folder.write(Self.host + "## a\n= path: a\n", to: "a.cases")
    try folder.write("not a case", to: "c.txt")
    try expectEqual(CaseFile.cases(in: folder.path).map(\.name), ["a", "b"])
    try expectEqual(
      CaseFile.cases(in: "../../DocumentationTests/Snippets/Cases").map(\.name).count,
      8
    )
    let empty = try TemporaryFolder()
    #expect(throws: ScriptError.self) { try CaseFile.cases(in: empty.path) }
  }
}
