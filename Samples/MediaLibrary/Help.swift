import SampleSupport

/// The options of the program besides `--help` and `--version`.
let supportedOptions: Set<SampleOptions.Option> = [
  .frame, .svg, .size, .script, .record, .emitTest, .json, .state, .stateDirectory, .noPersist,
]

/// The text that `--help` prints.
let help = """
  Usage: MediaLibrary [--frame|--svg FILE] [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]
         MediaLibrary --record FILE [--state-dir DIR|--no-persist]
         MediaLibrary --script FILE|- [--emit-test NAME] [--json] [--state]
                      [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]

  A media library with a tab bar and a sidebar. In a terminal, the app is interactive, and ? lists
  its keys. Otherwise, it prints one frame. The next run restores the customization.

  \(SampleOptions.help(for: supportedOptions))
  """
