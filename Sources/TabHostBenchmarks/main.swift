import TabHostTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

do {
  let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    Console.print(BenchmarkOptions.help)
  } else if let tabs = options.servedTabs {
    exit(try await TerminalApplication.run(BenchmarkApp.host(tabs: tabs)))
  } else {
    let measures = Measure.all.filter {
      options.filter.isEmpty || $0.name.contains(options.filter)
    }
    if !options.wantsJSON { Console.print(Reading.head) }
    for measure in measures {
      for tabs in measure.sizes where tabs <= options.mostTabs {
        Console.progress("\(measure.name), \(tabs) tabs")
        let result = try Reading(measure, tabs: tabs)
        Console.progress("")
        Console.print(options.wantsJSON ? result.json : result.row)
      }
    }
  }
} catch let misuse as BenchmarkOptions.Misuse {
  Console.complain(misuse.message)
  exit(2)
} catch {
  Console.complain("\(error)")
  exit(1)
}
