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
    try options.form.print(options.measures, upTo: options.mostTabs)
  }
} catch let misuse as BenchmarkOptions.Misuse {
  Console.writeError(misuse.message)
  exit(2)
} catch {
  Console.writeError("\(error)")
  exit(1)
}
