import SampleSupport
import TabHost

let help = """
  Usage: StationGuide [--frame|--svg FILE] [--size COLUMNSxROWS]
         StationGuide --script FILE|- [--json] [--state] [--size COLUMNSxROWS]

  A guide to radio stations, some of them locked: one class that is host and delegate, configures
  its tabs and vetoes what may not be. In a terminal it is interactive, ? lists the keys; elsewhere
  it prints one frame.

    --frame          print one frame of the app
    --svg FILE       write a picture of the frame as SVG, - for standard output
    --size CxR       the size of a frame, 80x24 if it is not given
    --script FILE    perform a script, - for standard input, and print the calls it makes
    --json           print the calls as JSON, one object a line
    --state          print the state of the app after each step
    --help           print this
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
