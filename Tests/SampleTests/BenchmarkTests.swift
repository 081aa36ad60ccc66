import Testing

/// Runs the benchmark with few tabs: what it prints is looked at, no time ever is.
@Suite("Benchmarks") struct BenchmarkTests {
  private let program = Program(name: "TabHostBenchmarks")

  @Test func `a measure is an object on a line`() throws {
    let run = try program.run("--json", "--max", "100", "--filter", "bytes: select")
    #expect(run.errors == "")
    #expect(run.status == 0)
    let form =
      /{"name":"[a-z:, ]+","tabs":100,"unit":"bytes","cost":\d+\.\d,"floor":\d+\.\d,"ratio":\d+\.\d{3}}/
    #expect(run.lines.count == 2)
    for line in run.lines { #expect(line.wholeMatch(of: form) != nil, "\(line)") }
  }

  @Test func `for people it is a line of a table`() throws {
    let run = try program.run("--max", "10", "--filter", "time: title")
    let words = run.lines.map { $0.split(separator: " ").map(String.init) }
    #expect(words.count == 2)
    #expect(words.first == ["measure", "tabs", "cost", "floor", "ratio"])
    #expect(words.last?.prefix(3) == ["time:", "title", "10"])
    #expect(run.errors == "")
  }

  @Test func `a selection writes the same at 100 tabs and at 10000, near the floor`() throws {
    let run = try program.run("--json", "--filter", "bytes: select in")
    let lines = run.lines.map { line in
      line.matches(of: /"(?:cost|floor|ratio)":([\d.]+)/).compactMap { Double($0.1) }
    }
    try #require(lines.count == 4)
    for (few, many) in [(lines[0], lines[1]), (lines[2], lines[3])] {
      #expect(few[1] == many[1])
      // What stands beside the same cells may be shorter to write over than to leap.
      #expect(abs(few[0] - many[0]) <= 2)
    }
    for line in lines { #expect(line[2] <= 1.3) }
  }

  @Test(arguments: [["--faster"], ["--max", "many"], ["--max", "0"], ["--filter"]])
  func `an option that is not understood is one line, and status 2`(arguments: [String]) throws {
    let run = try program.run(arguments)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("TabHostBenchmarks: "))
    #expect(run.status == 2)
  }

  @Test func `help says what there is`() throws {
    let run = try program.run("--help")
    #expect(run.output.contains("--filter NAME"))
    #expect(run.status == 0)
  }
}
