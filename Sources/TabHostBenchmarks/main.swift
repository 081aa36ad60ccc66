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
  if options.showsHelp {
    Console.print(BenchmarkOptions.help)
  } else if let tabs = options.servedTabs {
    let host = options.servesFlat ? BenchmarkApp.flatHost : BenchmarkApp.host
    exit(try await TerminalApplication.run(host(tabs)))
  } else if let samples = options.profiledSamples {
    for measure in options.measures { try measure.repeatCost(samples, upTo: options.mostTabs) }
  } else {
    let peer = options.includesPeers ? Peer.compiled() : nil
    try options.form.print(options.measures, upTo: options.mostTabs, beside: peer)
  }
} catch let error as BenchmarkOptions.UsageError {
  Console.writeError(error.message)
  exit(2)
} catch {
  Console.writeError("\(error)")
  exit(1)
}
