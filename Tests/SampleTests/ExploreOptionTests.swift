import Foundation
import TabHostTestSupport
import Testing

/// Exploring with samples.
@Suite(.ownThread) struct ExploreOptionTests {
  private let trace = Program(name: "DelegateTrace")

  @Test(arguments: Program.apps)
  func `a sample has no violation, and the same seed has the same result`(name: String) throws {
    let sample = Program(name: name)
    let count = Soak.count(150, full: 500)
    let first = try sample.run("--explore", "\(count)", "--seed", "3")
    let notice = "the steps have the real effects of the app, such as on files and servers"
    expectEqual(first.errors, "\(name): \(notice)\n")
    expectEqual(first.status, 0)
    let match = try #require(
      first.output.prefixMatch(of: /explored (\d+) steps, \d+ states, seed 3\n/)
    )
    expectEqual(Int(match.1), count)
    try expectEqual(sample.run("--explore=\(count)", "--seed=3"), first)
  }

  @Test func `the shortest script to a fact is printed, and leads to it`() throws {
    let guide = Program(name: "StationGuide")
    let run = try guide.run("--explore", "10000", "--seed", "2", "--never", "selected=night-opera")
    expectEqual(run.status, 1)
    expectEqual(run.lines.last, "violated: never selected=night-opera")
    let script = run.lines.dropLast().joined(separator: "\n")
    expect(run.lines.count <= 6, "\(script)")
    let replay = try guide.run("--script", "-", "--state", input: script)
    expect(replay.output.contains("selected: stations > night-opera"))
  }

  @Test func `user and app of a described host are explored for several facts`() throws {
    let host = try TemporaryFile(
      #"{"mode":"tabSidebar","tabs":["a","b",{"id":"c","isEnabled":false}]}"#
    )
    let hidden = try trace.run(
      host.path,
      "--explore",
      "10000",
      "--never",
      "content=none",
      "--never",
      "hidden=b"
    )
    expectEqual(hidden.output, "set b isHidden true\nviolated: never hidden=b\n")
    expectEqual(hidden.errors, "DelegateTrace: the condition does not hold\n")
    expectEqual(hidden.status, 1)
    let refused = try trace.run(host.path, "--explore", "10000", "--never", "refused=disabled")
    expectEqual(refused.lines.count, 2)
    expectEqual(refused.lines.last, "violated: never refused=disabled")
  }

  @Test func `a diagnostic is a violation`() throws {
    let host = try TemporaryFile(#"{"tabs":["a",{"id":"b","content":false}]}"#)
    let run = try trace.run(host.path, "--explore", "1000")
    expectEqual(run.lines.last, "violated: no diagnostic is reported")
    expect(run.lines.count <= 3)
    expect(run.errors.hasPrefix("DelegateTrace: diagnostic missingContent [b]: "))
    let fact = "diagnostic=missingContent"
    let named = try trace.run(host.path, "--explore", "1000", "--never", fact)
    expectEqual(named.lines, run.lines.dropLast() + ["violated: never \(fact)"])
  }

  @Test func `a tab that never existed is an error with a suggestion`() throws {
    let host = try TemporaryFile(#"{"tabs":["a","night-opera"]}"#)
    let run = try trace.run(host.path, "--explore", "10", "--never", "selected=nigt-opera")
    let message = #"no tab had the identifier "nigt-opera"; did you mean "night-opera"?"#
    expectEqual(run, .init(output: "", errors: "DelegateTrace: \(message)\n", status: 2))
  }
}
