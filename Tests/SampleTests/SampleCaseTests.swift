import Foundation
import TabHostTestSupport
import Testing

/// The cases of the samples in `Tests/Cases/Samples`, which the programs themselves run.
@Suite(.ownThread) struct SampleCaseTests {
  @Test(arguments: ["Branches", "MediaLibrary", "PhotoCollections", "StationGuide"])
  func `a sample writes what its cases say`(name: String) throws {
    let file = PackageFiles.url("Tests/Cases/Samples/\(name).cases").path
    let run = try Program(name: name).run("--cases", file)
    expectEqual(run.status, 0, "\(run.errors)\(run.output)")
    expect(run.output.contains("cases, all as in the files"), run.output)
  }

  @Test func `a case that differs is printed, and a mistake has its position`() throws {
    let file = try TemporaryFile(
      """
      host: {"tabs":["a","b"]}

      ## a tap is vetoed
      > tap b
        shouldSelectTab(b) -> false
      """
    )
    var trace = Program(name: "DelegateTrace")
    trace.environment = [:]
    let run = try trace.run("--cases", file.path)
    expectEqual(
      run.output,
      """
      \(file.path):5: a tap is vetoed
        > tap b
      -   shouldSelectTab(b) -> false
      +   shouldSelectTab(b) -> true
      +   didSelectTab(b, previous: a) user


      """
    )
    let advice = "TABHOST_RECORD=1 rewrites those that differ"
    expectEqual(run.errors, "DelegateTrace: of 1 case, 1 differ; \(advice)\n")
    expectEqual(run.status, 1)
    let wrong = try TemporaryFile("host: {}\n\n## a\n> tpa b\n")
    let mistake = try trace.run("--cases", file.path, wrong.path)
    let problem = "unknown command \"tpa\"; did you mean \"tap\"?"
    expectEqual(mistake.errors, "DelegateTrace: \(wrong.path):4:3: \(problem)\n")
    expectEqual(mistake.output, "")
    expectEqual(mistake.status, 2)
    let unknown = try TemporaryFile("host: {}\n\n## a\n> tap b\n\n## b\n= tabs:\n> tap c\n")
    let late = try trace.run("--cases", unknown.path)
    expectEqual(
      late.errors,
      """
      DelegateTrace: \(unknown.path):4:7: no tab has the identifier "b"
      DelegateTrace: \(unknown.path):8:7: no tab has the identifier "c"
      DelegateTrace: of 2 cases, 2 have a mistake

      """
    )
    expectEqual(late.status, 1)
    let missing = try trace.run("--cases", "missing.cases")
    expectEqual(missing.status, 2)
    expectEqual(
      missing.errors,
      "DelegateTrace: missing.cases: can't be read: No such file or directory\n"
    )
  }

  @Test func `cases can be read from standard input, once, and are not recorded`() throws {
    let text = "host: {\"tabs\":[\"a\"]}\n\n## a\n= selected: a\n"
    var trace = Program(name: "DelegateTrace")
    let right = try trace.run("--cases", "-", input: text)
    expectEqual(right.output, "1 case, all as in the files\n", right.errors)
    let wrong = try trace.run("--cases", "-", input: text + "= index: 1\n")
    expect(wrong.output.hasPrefix("standard input:5: a\n"), wrong.output)
    expectEqual(wrong.status, 1)
    let twice = try trace.run("--cases", "-", "-", input: text)
    expectEqual(twice.errors, "DelegateTrace: standard input: can't be read twice\n")
    expectEqual(twice.status, 2)
    trace.environment = ["TABHOST_RECORD": "1"]
    let recorded = try trace.run("--cases", "-", input: text + "= index: 1\n")
    expectEqual(
      recorded.errors,
      """
      DelegateTrace: standard input: the case "a" can't be recorded; read it from a file
      DelegateTrace: of 1 case, 1 have a mistake

      """
    )
    expectEqual(recorded.status, 1)
  }

  @Test func `no case is recorded with the value never, and another value is an error`() throws {
    let text = "host: {\"tabs\":[\"a\"]}\n\n## a\n= index: 1\n"
    let file = try TemporaryFile(text)
    var trace = Program(name: "DelegateTrace")
    trace.environment = ["TABHOST_RECORD": "never"]
    let run = try trace.run("--cases", file.path)
    let advice = "TABHOST_RECORD=never writes nothing"
    expectEqual(run.errors, "DelegateTrace: of 1 case, 1 differ; \(advice)\n")
    try expectEqual(String(contentsOfFile: file.path, encoding: .utf8), text)
    trace.environment = ["TABHOST_RECORD": "0"]
    let wrong = try trace.run("--cases", file.path)
    expectEqual(wrong.errors, "DelegateTrace: TABHOST_RECORD: \"0\" is not \"1\" or \"never\"\n")
    expectEqual(wrong.status, 2)
  }

  @Test func `recording rewrites the cases that differ`() throws {
    let file = try TemporaryFile("host: {\"tabs\":[\"a\",\"b\"]}\n\n## a\n> tap b\n= selected: a\n")
    var trace = Program(name: "DelegateTrace")
    trace.environment = ["TABHOST_RECORD": "1"]
    let run = try trace.run("--cases", file.path)
    expectEqual(run.output, "\(file.path):3: rewritten: a\n1 case, 1 rewritten\n")
    try expectEqual(
      String(contentsOfFile: file.path, encoding: .utf8),
      """
      host: {"tabs":["a","b"]}

      ## a
      > tap b
        shouldSelectTab(b) -> true
        didSelectTab(b, previous: a) user
      = selected: b

      """
    )
    try expectEqual(trace.run("--cases", file.path).output, "1 case, all as in the files\n")
  }
}
