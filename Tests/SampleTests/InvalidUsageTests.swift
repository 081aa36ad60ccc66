import TabHostTestSupport
import Testing

/// Invalid usage of samples.
@Suite(.ownThread) struct InvalidUsageTests {
  /// Arguments, and the message about them.
  typealias Case = (arguments: [String], message: String)

  private static let ofMediaLibrary: [Case] = [
    (["--colour"], "unknown option --colour"), (["--size"], "--size needs a value"),
    (["--size", "0x0"], "--size takes COLUMNSxROWS, each from 1 to 1000, not '0x0'"),
    (["--size=80"], "--size takes COLUMNSxROWS, each from 1 to 1000, not '80'"),
    (["--size", "+8x24"], "--size takes COLUMNSxROWS, each from 1 to 1000, not '+8x24'"),
    (["--size", "8x+24"], "--size takes COLUMNSxROWS, each from 1 to 1000, not '8x+24'"),
    (["--script", "a", "--script", "b"], "--script is given more than once"),
    (["--size=8x24", "--size", "8x24"], "--size is given more than once"),
    (["--frame", "--frame"], "--frame is given more than once"),
    (["--json"], "--json and --state require --script"),
    (["--frame=yes"], "--frame takes no value"), (["film.mov"], "MediaLibrary takes no operands"),
    (["--frame", "--script", "-"], "--frame can't be combined with --script"),
    (["--state-dir"], "--state-dir needs a value"),
    (["--state-dir", ""], "--state-dir needs a folder"),
    (["--state-dir="], "--state-dir needs a folder"),
    (["--state-dir", "a", "--state-dir", "b"], "--state-dir is given more than once"),
    (["--state-dir", "a", "--no-persist"], "--state-dir can't be combined with --no-persist"),
    (["--no-persist", "--state-dir=a"], "--state-dir can't be combined with --no-persist"),
    (["--no-persist=yes"], "--no-persist takes no value"),
    (["--svg"], "--svg needs a value"),
    (["--svg", "a", "--svg", "b"], "--svg is given more than once"),
    (["--svg", "a", "--script", "-", "--json"], "--json can't be combined with --svg"),
    (["--svg", "a", "--script", "-", "--state"], "--state can't be combined with --svg"),
    (
      ["--svg", "a", "--script", "-", "--emit-test", "b"],
      "--emit-test can't be combined with --svg"
    ),
    (
      ["--theme", "plaid"],
      "--theme takes one of automatic, dark, light, high-contrast, monochrome, not 'plaid'"
    ),
    (["--theme", "dark", "--script", "-"], "--theme can't be combined with --script"),
    (["--screen-reader", "--script", "-"], "--screen-reader can't be combined with --script"),
    (["--no-mouse=1"], "--no-mouse takes no value"),
    (["--no-mouse", "--frame"], "--no-mouse can't be combined with --frame"),
    (["--script", "-", "--no-mouse"], "--no-mouse can't be combined with --script"),
    (["--frame", "--svg", "-"], "--svg can't be combined with --frame"),
  ]

  private static let ofStationGuide: [Case] = [
    (["--explore", "x"], "--explore takes a number, not 'x'"),
    (["--explore", "0"], "--explore takes a number, not '0'"),
    (["--explore", "1", "--seed", "-1"], "--seed takes a number, not '-1'"),
    (["--seed", "1"], "--seed and --never require --explore"),
    (["--never", "selected=a"], "--seed and --never require --explore"),
    (["--explore", "1", "--script", "-"], "--explore can't be combined with --script"),
    (["--explore", "1", "--frame"], "--explore can't be combined with --frame"),
    (
      ["--explore", "1", "--never", "chosen=a"],
      "--never takes selected=ID, content=ID, hidden=ID, refused=REASON or diagnostic=NAME, not "
        + "'chosen=a'"
    ),
    (
      ["--explore", "1", "--never", "refused=disable"],
      "unknown reason \"disable\"; did you mean \"disabled\"?"
    ),
    (["--emit-test", "a"], "--emit-test requires --script"),
    (
      ["--emit-test", "a`b", "--script", "-"], "--emit-test takes the name of a function, not 'a`b'"
    ),
    (["-u", "--unlocked"], "--unlocked is given more than once"),
    (["-uu"], "--unlocked is given more than once"),
    (["--unlocked=1"], "--unlocked takes no value"), (["-ux"], "unknown option -ux"),
    (["--", "a", "--frame"], "StationGuide takes [STATION], and not '--frame'"),
    (["--overwrite"], "--overwrite requires --record"),
    (["--overwrite", "--script", "-"], "--overwrite requires --record"),
    (["--record", "x", "--script", "-"], "--record can't be combined with --script"),
    (["--record", "x", "--frame"], "--record can't be combined with --frame"),
  ]

  private static let ofDelegateTrace: [Case] = [
    ([], "DelegateTrace needs HOST.json"),
    (["a", "b"], "DelegateTrace takes HOST.json, and not 'b'"),
    (["-", "--no-persist"], "unknown option --no-persist"),
    (["-", "--script", "-"], "the description and the script can't both be standard input"),
  ]

  /// The usage that all samples refuse.
  private static func common(_ name: String) -> [Case] {
    let operands: Case? =
      switch name {
      case "Branches": nil  // It takes any number of operands.
      case "StationGuide": (["a", "b"], "StationGuide takes [STATION], and not 'b'")
      default: (["a"], "\(name) takes no operands")
      }
    return [
      (["--json"], "--json and --state require --script"),
      (["--frame", "--script", "-"], "--frame can't be combined with --script"),
    ] + (operands.map { [$0] } ?? [])
  }

  private static let cases =
    ([
      ("MediaLibrary", ofMediaLibrary), ("StationGuide", ofStationGuide),
      ("DelegateTrace", ofDelegateTrace),
    ] + Program.apps.map { ($0, common($0)) }).flatMap { name, cases in
      cases.map { (name, $0.arguments, $0.message) }
    }

  @Test(arguments: cases)
  func `invalid usage is reported on one line with status 2`(
    name: String,
    arguments: [String],
    message: String
  ) throws {
    let run = try Program(name: name).run(arguments)
    let line = "\(name): \(message); see --help\n"
    expectEqual(run, .init(output: "", errors: line, status: 2))
  }

  @Test func `a folder that has no repository is reported on one line with status 2`() throws {
    let folder = try TemporaryFolder()
    let run = try Program(name: "Branches").run(folder.path)
    let reason = "not a git repository (or any of the parent directories): .git"
    guard GitFolder.isAvailable else {
      return expectEqual(run.errors, "Branches: git is not installed\n")
    }
    expectEqual(run, .init(output: "", errors: "Branches: \(folder.path): \(reason)\n", status: 2))
  }

  @Test(arguments: [
    ("MediaLibrary", ["--farme"], "--frame"), ("MediaLibrary", ["--scirpt=-"], "--script"),
    ("MediaLibrary", ["--no-presist"], "--no-persist"),
    ("MediaLibrary", ["--state-dri"], "--state-dir"),
    ("DelegateTrace", ["-", "--scrpt"], "--script"), ("DelegateTrace", ["-", "--jsn=x"], "--json"),
    ("DelegateTrace", ["-", "--sizes"], "--size"), ("DelegateTrace", ["-", "--State"], "--state"),
    ("DelegateTrace", ["-", "--halp"], "--help"),
  ])
  func `a misspelled option is reported on one line with a suggestion`(
    name: String,
    arguments: [String],
    suggestion: String
  ) throws {
    let run = try Program(name: name).run(arguments)
    let option = try #require(arguments.last).prefix { $0 != "=" }
    let line = "\(name): unknown option \(option); did you mean \(suggestion)?\n"
    expectEqual(run, .init(output: "", errors: line, status: 2))
  }
}
