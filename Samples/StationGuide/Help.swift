import SampleSupport

/// The options of the program besides `--help` and `--version`.
let supportedOptions: Set<SampleOptions.Option> = [
  .frame, .svg, .size, .script, .record, .inspect, .emitTest, .explore, .seed, .never, .json, .state,
]

/// The text that `--help` prints.
let help = """
  Usage: StationGuide [--frame|--svg FILE] [--size COLUMNSxROWS]
         StationGuide [--record FILE] [--inspect]
         StationGuide --script FILE|- [--emit-test NAME] [--json] [--state]
                      [--size COLUMNSxROWS]
         StationGuide --explore STEPS [--seed N] [--never FACT]... [--size COLUMNSxROWS]

  A guide to radio stations, some of which are locked: a host that is its own delegate, and vetoes
  the selection of locked stations. A tab that is a button adds a station, and so does the key
  command Alt-N. In a terminal, the app is interactive, and ? lists its keys. Otherwise, it prints
  one frame.

  \(SampleOptions.help(for: supportedOptions))
  """
