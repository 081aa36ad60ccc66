import SampleSupport
import TabHost

let help = """
  Usage: StationGuide [--frame|--svg FILE] [--size COLUMNSxROWS]
         StationGuide --script FILE|- [--json] [--state] [--size COLUMNSxROWS]

  A guide to radio stations, some of which are locked: a host that is its own delegate, and vetoes
  the selection of locked stations. In a terminal, the app is interactive, and ? lists its keys.
  Otherwise, it prints one frame.

    --frame          print one frame of the app, and exit
    --svg FILE       write one frame as an SVG picture; - is standard output
    --size CxR       the size of a frame in columns and rows; the default is 80x24
    --script FILE    run a script, and print the calls that it causes; - is standard input
    --json           print the calls as JSON, one object per line
    --state          print the state of the app after each command
    --help           print this help
    --version        print the version
  """

let sample = Sample(
  name: "StationGuide",
  help: help,
  supportedOptions: [.frame, .svg, .size, .script, .json, .state]
)
await sample.main { options in
  try await sample.run(options) { log in
    StationGuideHost(traits: options.traits, content: SampleContent(log: log))
  }
}
