/// How the figures are printed, each measure as soon as it was taken.
enum OutputForm {
  /// A table for people.
  case table
  /// One object a line.
  case json
  /// A table in Markdown with one line a measure.
  case markdown

  /// Takes measures, and prints the machine and what they come to.
  @MainActor func print(_ measures: [Measure], upTo mostTabs: Int) throws {
    let machine = Machine.own
    switch self {
    case .table: Console.print(machine.line + "\n\n" + Reading.head)
    case .json: Console.print(machine.json)
    case .markdown: Console.print(machine.line + "\n\n" + Summary.head)
    }
    for measure in measures {
      let readings = try Reading.all(of: measure, upTo: mostTabs)
      let lines =
        switch self {
        case .table: readings.map(\.row)
        case .json: readings.map(\.json)
        case .markdown: [Summary(measure: measure, readings: readings).row].compactMap { $0 }
        }
      for line in lines { Console.print(line) }
    }
  }
}
