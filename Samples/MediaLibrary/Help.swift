import SampleSupport

/// The options of the program besides `--help` and `--version`.
let supportedOptions: Set<SampleOptions.Option> = [
  .frame, .svg, .size, .script, .record, .inspect, .emitTest, .explore, .seed, .never, .json, .state,
  .stateDirectory, .noPersist,
]

/// The text that `--help` prints.
let help = """
  Usage: MediaLibrary [--frame|--svg FILE] [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]
         MediaLibrary [--record FILE] [--inspect] [--state-dir DIR|--no-persist]
         MediaLibrary --script FILE|- [--emit-test NAME] [--json] [--state]
                      [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]
         MediaLibrary --explore STEPS [--seed N] [--never FACT]... [--size COLUMNSxROWS]

  A media library with a tab bar and a sidebar. In a terminal, the app is interactive, and ? lists
  its keys. Otherwise, it prints one frame. The next run restores the customization.

  \(SampleOptions.help(for: supportedOptions))
  """
