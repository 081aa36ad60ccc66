import Foundation
import TabHostTestSupport
import Testing

/// Tests of the benchmarks with figures of GTK.
///
/// The compiler and GTK are replaced by scripts with fixed figures, so that the results are the
/// same on all machines.
@Suite(.ownThread) struct BenchmarkPeerTests {
  /// A temporary folder of commands for `PATH`.
  private struct Commands: ~Copyable {
    private let folder: TemporaryFolder

    init(_ scripts: [String: String]) throws {
      let folder = try TemporaryFolder()
      for (name, script) in scripts {
        try folder.write("#!/bin/sh\n\(script)\n", to: name)
        let file = folder.path(name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
      }
      self.folder = folder
    }

    /// Runs the benchmarks with a single sample and only these commands in `PATH`.
    func run(_ arguments: String...) throws -> FinishedProcess {
      try Program(name: "TabHostBenchmarks", environment: ["PATH": folder.path])
        .run(arguments + ["--samples", "1"])
    }
  }

  private static let pkgConfig = #"[ "$1" = --modversion ] && echo 4.99.0 || echo -I/gtk -lgtk"#

  /// A compiler that fails unless the source exists and the flags of `pkg-config` are passed.
  ///
  /// The program that it produces reports as many nanoseconds as there are tabs, and twice as many
  /// for the combined operation.
  private static let compiler = #"""
    [ -f "$2" ] && [ "$*" = "-O2 $2 -o $4 -I/gtk -lgtk" ] || exit 1
    {
      echo '#!/bin/sh'
      echo 'printf "row at random\t$1\t$1\n"'
      echo 'printf "collapse and expand a group of 10\t$1\t$((2 * $1))\n"'
    } > "$4"
    /bin/chmod +x "$4"
    """#

  private static let installed = ["pkg-config": pkgConfig, "cc": compiler]

  @Test func `a table has columns for GTK and the ratio to GTK`() throws {
    let run = try Commands(Self.installed)
      .run("--peers", "--max", "100", "--filter", "row at random")
    #expect(run.errors == "")
    #expect(run.lines.first?.hasSuffix("; GTK 4.99.0") == true)
    #expect(run.lines.dropFirst().first?.hasSuffix("   growth         GTK   to GTK") == true)
    let columns = run.lines.dropFirst(2).map { $0.split(separator: " ").map(String.init) }
    try #require(columns.count == 3)
    #expect(columns[0].prefix(5) == ["row", "at", "random,", "flat", "100"])
    #expect(columns.map(\.count) == [10, 13, 10])
    #expect(columns[1][10..<12] == ["100", "ns"])
    #expect(columns[1][12].wholeMatch(of: /\d+\.\d\d/) != nil)
  }

  @Test func `JSON has an object for the peer and a figure in each measure`() throws {
    let run = try Commands(Self.installed)
      .run("--json", "--peers", "--max", "100", "--filter", "row at random, tens")
    #expect(run.errors == "")
    try #require(run.lines.count == 3)
    #expect(run.lines[1] == #"{"peer":{"name":"GTK","version":"4.99.0"}}"#)
    #expect(run.lines[2].firstMatch(of: /,"peer":100\.0,"peerRatio":\d+\.\d{3}}$/) != nil)
  }

  @Test func `the figure of a combined operation is halved`() throws {
    let run = try Commands(Self.installed)
      .run("--json", "--peers", "--max", "100", "--filter", "expand or collapse 10")
    #expect(run.lines.last?.contains(#","peer":100.0,"#) == true, "\(run.lines)")
  }

  @Test func `a Markdown table has columns for GTK and a target if GTK is the limit`() throws {
    let run = try Commands(Self.installed)
      .run("--markdown", "--peers", "--max", "1000", "--filter", "row at random, tens")
    #expect(run.errors == "")
    let rows = run.lines.dropFirst().map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    try #require(rows.map(\.count) == [9, 9, 9])
    #expect(rows[0][5...] == ["GTK at 1,000", "GTK at 100,000", "to GTK", "target"])
    #expect(rows[2][5...6] == ["", "1.00 us (1,000)"])
    #expect(rows[2][8].contains(/; ≤ GTK: (met|missed)$/))
  }

  @Test(arguments: [
    ([:], "pkg-config is not installed"),
    (["pkg-config": "exit 1"], "pkg-config --modversion gtk4 failed"),
    (["pkg-config": pkgConfig], "cc is not installed"),
  ])
  func `a missing tool is reported on one line and the measures run without GTK`(
    commands: [String: String],
    reason: String
  ) throws {
    let run = try Commands(commands)
      .run("--json", "--peers", "--max", "100", "--filter", "row at random, tens")
    #expect(run.errors == "TabHostBenchmarks: measures without GTK: \(reason)\n")
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
    #expect(run.output.contains("peer") == false)
  }

  @Test func `a missing tool is reported once and nothing is measured on ncurses`() throws {
    let run = try Commands(["pkg-config": "exit 1"])
      .run("--json", "--peers", "--max", "100", "--filter", "ncurses")
    #expect(
      run.errors.split(separator: "\n").last
        == "TabHostBenchmarks: measures without ncurses: pkg-config --cflags --libs ncursesw failed"
    )
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
  }

  @Test func `a GTK program that prints no figures ends the benchmarks`() throws {
    let silent = #"echo '#!/bin/sh' > "$4" && /bin/chmod +x "$4""#
    let run = try Commands(["pkg-config": Self.pkgConfig, "cc": silent])
      .run("--json", "--peers", "--max", "100", "--filter", "row at random, tens")
    #expect(run.errors == "TabHostBenchmarks: gtk_tree prints no row at random\n")
    #expect(run.status == 1)
  }

  private static let operations = [
    ("build and assign, tens", "build"),
    ("select, tens", "select"),
    ("select, with delegates, tens", "select"),
    ("select, referenced weakly, tens", "select"),
    ("move in a group of 10", "move in a group of 10"),
    ("move across groups, tens", "move across groups"),
    ("move across groups, referenced weakly, tens", "move across groups"),
    ("row at random, tens", "row at random"),
    ("expand or collapse 10", "collapse and expand a group of 10"),
  ]

  @Test(arguments: Soak.part(3, of: operations))
  func `each operation of GTK belongs to the measures with the same effect`(
    measure: String,
    operation: String
  ) throws {
    let compiler = #"""
      { echo '#!/bin/sh'; echo 'printf "\#(operation)\t$1\t1000\n"'; } > "$4"
      /bin/chmod +x "$4"
      """#
    let run = try Commands(["pkg-config": Self.pkgConfig, "cc": compiler])
      .run("--json", "--peers", "--max", "100", "--filter", measure)
    #expect(run.errors == "")
    #expect(run.lines.count == 3)
    #expect(run.lines.last?.contains(#""peer":"#) == true)
  }
}
