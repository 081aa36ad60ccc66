/// The output format of figures.
enum OutputForm {
  /// A table with one line for each measure and number of tabs.
  case table
  /// One JSON object per line.
  case json
  /// A Markdown table with one line for each measure.
  case markdown

  /// Runs measures, and prints the machine and the figures of each measure when it is complete.
  ///
  /// - Parameters:
  ///   - measures: The measures to run.
  ///   - mostTabs: The largest number of tabs with which to measure.
  ///   - peer: The program to run next to the measures, or `nil` for none.
  @MainActor func print(_ measures: [Measure], upTo mostTabs: Int, beside peer: Peer?) throws {
    printHead(beside: peer)
    var runs = measures.map { MeasureRun(of: $0, upTo: mostTabs, beside: peer) }
    for part in Samples.Part.all {
      for index in runs.indices {
        try runs[index].take(part)
        if part.isLast { printReadings(of: runs[index], hasPeer: peer != nil) }
      }
    }
  }

  @MainActor private func printReadings(of run: MeasureRun, hasPeer: Bool) {
    let readings = run.readings
    let lines =
      switch self {
      case .table: readings.map(\.row)
      case .json: readings.map(\.json)
      case .markdown:
        [Summary(measure: run.measure, readings: readings, hasPeer: hasPeer).row].compactMap { $0 }
      }
    for line in lines { Console.print(line) }
  }

  @MainActor private func printHead(beside peer: Peer?) {
    let machine = Machine.own
    let line = machine.line + (peer.map { "; \(Peer.name) \($0.version)" } ?? "")
    switch self {
    case .table: Console.print(line + "\n\n" + Reading.head(hasPeer: peer != nil))
    case .json:
      Console.print(machine.json)
      if let peer {
        Console.print(#"{"peer":{"name":"\#(Peer.name)","version":"\#(peer.version)"}}"#)
      }
    case .markdown: Console.print(line + "\n\n" + Summary.head(hasPeer: peer != nil))
    }
  }
}
