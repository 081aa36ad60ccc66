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
  } else if let samples = options.profiledSamples {
    for measure in options.measures { try measure.repeatCost(samples, upTo: options.mostTabs) }
  } else {
    let peer = options.wantsPeers ? Peer.compiled() : nil
    try options.form.print(options.measures, upTo: options.mostTabs, beside: peer)
  }
} catch let misuse as BenchmarkOptions.Misuse {
  Console.writeError(misuse.message)
  exit(2)
} catch {
  Console.writeError("\(error)")
  exit(1)
}
