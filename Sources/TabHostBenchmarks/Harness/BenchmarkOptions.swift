/// The command line options.
struct BenchmarkOptions {
  static let help = """
    Usage: TabHostBenchmarks [--json|--markdown] [--peers] [--filter NAME] [--max N] [--samples N]
           TabHostBenchmarks --profile N [--filter NAME] [--max N]

      Measures what TabHost costs, each operation beside its floor: the least that has the same
      effect. Figures are meaningful in a release build only, and the start of a program is measured
      in a static one:
      swift run -c release --static-swift-stdlib TabHostBenchmarks

      ratio:  cost to floor
      growth: cost with the most tabs to that with a hundredth of them
      GTK:    cost of the same operation with GTK's list models, for groups of ten
      to GTK: cost to that of GTK

        --json         print one object a line, with "peer" and "peerRatio" for GTK and to GTK
        --markdown     print a table in Markdown: one line a measure, with its worst ratios and
                       whether its targets are met
        --peers        run GTK's list models beside the measures; needs a C compiler, pkg-config and
                       the headers of GTK 4, and measures without GTK if one of them is missing;
                       also measures a selection in a list on ncurses, at a terminal
        --filter NAME  take the measures with NAME in their name
        --max N        leave out numbers of tabs above N
        --samples N    take at most N samples of each operation, for quick and inexact figures
        --profile N    for a profiler: print nothing, and repeat each operation without its floor for
                       N samples of 2 ms or more, with the largest number of tabs only
        --help         print this
    """

  /// An error in the command line.
  struct UsageError: Error {
    let message: String
  }

  private(set) var showsHelp = false
  private(set) var form = OutputForm.table
  private(set) var includesPeers = false
  private(set) var filter = ""
  private(set) var mostTabs = Int.max
  /// The largest number of samples to take of each operation.
  private(set) var mostSamples = Int.max
  /// The number of samples to repeat each operation for instead of measuring it.
  private(set) var profiledSamples: Int?
  /// The number of tabs of the app to run instead of measuring; see ``BenchmarkApp``.
  private(set) var servedTabs: Int?
  /// Whether all of these tabs are at the top level.
  private(set) var servesFlat = false

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": showsHelp = true
      case "--json": form = .json
      case "--markdown": form = .markdown
      case "--peers": includesPeers = true
      case "--filter": filter = try Self.value(of: argument, &rest)
      case "--max": mostTabs = try Self.number(of: argument, &rest)
      case "--samples": mostSamples = try Self.number(of: argument, &rest)
      case "--profile": profiledSamples = try Self.number(of: argument, &rest)
      case "--serve": servedTabs = try Self.number(of: argument, &rest)
      case "--serve-flat":
        servedTabs = try Self.number(of: argument, &rest)
        servesFlat = true
      default: throw UsageError(message: "unknown option \(argument.debugDescription)")
      }
    }
  }

  /// The measures whose names contain the filter, with at most the given number of samples.
  @MainActor var measures: [Measure] {
    (Measure.all + (includesPeers ? Measure.ncurses : []))
      .filter { filter.isEmpty || $0.name.contains(filter) }
      .map { $0.limited(toSamples: mostSamples) }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value") }
    return value
  }

  private static func number(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Int {
    let value = try value(of: option, &rest)
    guard let number = Int(value), number > 0 else {
      throw UsageError(message: "\(option) needs a number, not \(value.debugDescription)")
    }
    return number
  }
}
