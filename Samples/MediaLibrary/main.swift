import SampleSupport
import TabHost

let help = """
  Usage: MediaLibrary [--frame|--svg FILE] [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]
         MediaLibrary --script FILE|- [--json] [--state] [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]

  A media library with a tab bar and a sidebar. In a terminal it is interactive, ? lists the keys;
  elsewhere it prints one frame. What is customized is there again with the next run.

    --frame          print one frame of the app
    --svg FILE       write a picture of the frame as SVG, - for standard output
    --size CxR       the size of a frame, 80x24 if it is not given
    --script FILE    perform a script, - for standard input, and print the calls it makes
    --json           print the calls as JSON, one object a line
    --state          print the state of the app after each step
    --state-dir DIR  keep what is customized in this folder instead of the user's state folder
    --no-persist     begin with the defaults, and keep nothing
    --help           print this
    --version        print the version
  """

let sample = Sample(
  name: "MediaLibrary",
  help: help,
  supportedOptions: [.frame, .svg, .size, .script, .json, .state, .stateDirectory, .noPersist]
)
await sample.main { options in
  let store = Sample.store(options)
  try await sample.run(options) { log in
    MediaLibraryHost(
      traits: options.traits,
      store: store,
      content: SampleContent(log: log, page: { makePage(for: $0) })
    )
  }
}
