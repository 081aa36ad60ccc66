/// How the figures are printed, each as soon as it is there.
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
      var readings: [Reading] = []
      try Reading.all(of: measure, upTo: mostTabs) { reading in
        readings.append(reading)
        switch self {
        case .table: Console.print(reading.row)
        case .json: Console.print(reading.json)
        case .markdown: break
        }
      }
      if self == .markdown, let row = Summary(measure: measure, readings: readings).row {
        Console.print(row)
      }
    }
  }
}
