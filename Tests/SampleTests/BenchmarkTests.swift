import Foundation
import TabHostTestSupport
import Testing

/// Tests of the benchmarks with few tabs and samples. They check the output, and do not depend on
/// times.
@Suite(.ownThread) struct BenchmarkTests {
  private let program = Program(name: "TabHostBenchmarks")

  /// Runs measures with a single sample.
  private func runOnce(_ arguments: String...) throws -> FinishedProcess {
    try program.run(arguments + ["--samples", "1"])
  }

  @Test func `a measure is one line of JSON`() throws {
    let run = try runOnce("--json", "--max", "100", "--filter", "bytes: select")
    #expect(run.errors == "")
    #expect(run.status == 0)
    let form =
      #/
      \{"name":"[a-z:,\ ]+","tabs":100,"unit":"bytes",
      "cost":\d+\.\d,"floor":\d+\.\d,"ratio":\d+\.\d{3}\}
      /#
    #expect(run.lines.count == 3)
    for line in run.lines.dropFirst() { #expect(line.wholeMatch(of: form) != nil, "\(line)") }
  }

  @Test func `the machine is the first line of JSON`() throws {
    let run = try program.run("--json", "--max", "1")
    let form =
      #/
      \{"machine":\{"processor":".+","cores":\d+,"system":".+",
      "compiler":"Swift\ .+","build":".+"\}\}
      /#
    #expect(run.lines.count == 1)
    #expect(run.lines.first?.wholeMatch(of: form) != nil, "\(run.output)")
  }

  @Test func `only the largest number of tabs has a growth`() throws {
    let run = try runOnce("--json", "--filter", "bytes: title")
    let growths = run.lines.dropFirst().map { $0.firstMatch(of: /"growth":(\d+\.\d{3})}$/)?.1 }
    #expect(growths.map { $0 != nil } == [false, true])
  }

  @Test func `the default format is a table`() throws {
    let run = try runOnce("--max", "100", "--filter", "time: title")
    let words = run.lines.dropFirst().map { $0.split(separator: " ").map(String.init) }
    #expect(words.count == 2)
    #expect(words.first == ["measure", "tabs", "cost", "floor", "ratio", "growth"])
    #expect(words.last?.prefix(3) == ["time:", "title", "100"])
    #expect(run.errors == "")
  }

  @Test func `a measure is one line of a Markdown table, with its targets`() throws {
    let run = try runOnce("--markdown", "--filter", "bytes: select in bar")
    #expect(run.lines.count == 4)
    let rows = run.lines.dropFirst().map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    try #require(rows.allSatisfy { $0.count == 8 } && rows.count == 3)
    #expect(rows[0] == ["", "Measure", "at 1,000", "at 100,000", "ratio", "growth", "target", ""])
    #expect(rows[2][1] == "bytes: select in bar")
    #expect(rows[2][2].hasSuffix(" B (100)"))
    #expect(rows[2][3].hasSuffix(" B (10,000)"))
    #expect(rows[2].suffix(2) == ["ratio ≤ 1.3: met; growth ≤ 1: met", ""])
  }

  private static let measures = [
    "build and assign", "look up", "restore", "select, ", "title, ", "title to row",
    "hide or show", "move in a group", "move across groups, tens", "append to", "remove from",
    "row at random", "50 rows after", "toggle sidebar, ", "expand or collapse 10",
    "apply customization of N", "encode customization",
  ]

  @Test(arguments: Soak.part(3, of: measures))
  func `each measure of tabs can be run with 100 tabs`(name: String) throws {
    let run = try runOnce("--json", "--max", "100", "--filter", name)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(run.lines.count > 1)
    for line in run.lines.dropFirst() {
      #expect(line.contains("\"tabs\":100,\"unit\":\"ns\""), "\(line)")
    }
  }

  private static let pairs = [
    ("select, tens", "select, referenced weakly, tens", "5", "7.5"),
    ("title, tens", "title, referenced weakly, tens", "4", "6"),
    ("hide or show, tens", "hide or show, referenced weakly, tens", "7", "10.5"),
    ("move across groups, tens", "move across groups, referenced weakly, tens", "7", "10.5"),
  ]

  @Test(arguments: Soak.part(2, of: pairs))
  func `the limit of the ratio is 1.5 times as large if host and tabs are referenced weakly`(
    measure: String,
    weak: String,
    limit: String,
    weakLimit: String
  ) throws {
    for (name, limit) in [(measure, limit), (weak, weakLimit)] {
      let run = try runOnce("--markdown", "--max", "100", "--filter", name)
      let line = try #require(run.lines.last)
      #expect(line.hasPrefix("| \(name) |"))
      #expect(line.contains(" | ratio ≤ \(limit): "))
    }
  }

  #if canImport(Glibc)
    @Test func `the unit of memory is bytes per tab`() throws {
      let run = try runOnce("--json", "--max", "100", "--filter", "memory")
      #expect(run.lines.count == 3)
      for line in run.lines.dropFirst() { #expect(line.contains("\"unit\":\"bytes per tab\"")) }
    }

    @Test func `a page that uses nothing special is no larger than what every page stores`() throws
    {
      let run = try runOnce("--markdown", "--max", "1000", "--filter", "memory, plain page")
      #expect(run.lines.last?.contains("ratio ≤ 1.1: met") == true, "\(run.output)")
    }
  #endif

  @Test
  func `a selection writes the same number of bytes with 100 and 10,000 tabs, near the floor`()
    throws
  {
    let run = try runOnce("--json", "--filter", "bytes: select in")
    let lines = run.lines.dropFirst().map { line in
      line.matches(of: /"(?:cost|floor|ratio)":([\d.]+)/).compactMap { Double($0.1) }
    }
    try #require(lines.count == 4)
    for (few, many) in [(lines[0], lines[1]), (lines[2], lines[3])] {
      #expect(few[1] == many[1])
      // Overwriting adjacent unchanged cells can be shorter than moving the cursor past them.
      #expect(abs(few[0] - many[0]) <= 2)
    }
    for line in lines { #expect(line[2] <= 1.3) }
  }

  @Test(arguments: [
    ["--faster"], ["--max", "many"], ["--max", "0"], ["--filter"], ["--samples", "0"],
    ["--profile"],
  ])
  func `an invalid option is reported on one line with status 2`(arguments: [String]) throws {
    let run = try program.run(arguments)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("TabHostBenchmarks: "))
    #expect(run.status == 2)
  }

  @Test func `the help lists the options`() throws {
    let run = try program.run("--help")
    let options = [
      "--json", "--markdown", "--peers", "--filter NAME", "--max N", "--samples N", "--profile N",
    ]
    for option in options {
      #expect(run.output.contains(option))
    }
    #expect(run.status == 0)
  }

  @Test func `a profiled measure prints nothing`() throws {
    let run = try program.run("--profile", "1", "--max", "100", "--filter", "look up")
    #expect(run == FinishedProcess(output: "", errors: "", status: 0))
  }
}
