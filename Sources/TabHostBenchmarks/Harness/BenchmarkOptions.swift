/// What the command line asks for.
struct BenchmarkOptions {
  static let help = """
    Usage: TabHostBenchmarks [--json|--markdown] [--filter NAME] [--max N]

      Measures what TabHost costs, each beside its floor: the least that has the same effect.
      Takes sense in a release build only, and measures the start of a program in a static one:
      swift run -c release --static-swift-stdlib TabHostBenchmarks

      ratio: cost to floor; growth: cost with the most tabs to that with a hundredth of them.

        --json         print one object a line
        --markdown     print a table in Markdown, one line a measure, with what is aimed at
        --filter NAME  take the measures with this in their name
        --max N        leave out what has more than N tabs
        --help         print this
    """

  /// A command line that is not understood.
  struct Misuse: Error {
    let message: String
  }

  private(set) var wantsHelp = false
  private(set) var form = OutputForm.table
  private(set) var filter = ""
  private(set) var mostTabs = Int.max
  /// The tabs of the app to be, in place of measuring; see ``BenchmarkApp``.
  private(set) var servedTabs: Int?

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": wantsHelp = true
      case "--json": form = .json
      case "--markdown": form = .markdown
      case "--filter": filter = try Self.value(of: argument, &rest)
      case "--max": mostTabs = try Self.number(of: argument, &rest)
      case "--serve": servedTabs = try Self.number(of: argument, &rest)
      default: throw Misuse(message: "unknown option \(argument.debugDescription)")
      }
    }
  }

  /// The measures to take.
  @MainActor var measures: [Measure] {
    Measure.all.filter { filter.isEmpty || $0.name.contains(filter) }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Misuse) -> String {
    guard let value = rest.popFirst() else { throw Misuse(message: "\(option) needs a value") }
    return value
  }

  private static func number(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Misuse) -> Int {
    let value = try value(of: option, &rest)
    guard let number = Int(value), number > 0 else {
      throw Misuse(message: "\(option) needs a number, not \(value.debugDescription)")
    }
    return number
  }
}
