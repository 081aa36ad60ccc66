import SampleSupport
import TabHost
import TabHostTerminal

let help = """
  Usage: MediaLibrary [--frame] [--size COLUMNSxROWS]
         MediaLibrary --script FILE|- [--json] [--state] [--size COLUMNSxROWS]

  A media library with a tab bar and a sidebar. Without options it prints one frame.

    --frame          print one frame of the app
    --size CxR       the size of a frame, 80x24 if it is not given
    --script FILE    perform a script, - for standard input, and print the calls it makes
    --json           print the calls as JSON, one object a line
    --state          print the state of the app after each step
    --help           print this
    --version        print the version
  """

let sample = Sample(
  name: "MediaLibrary",
  help: help,
  known: [.frame, .size, .script, .json, .state]
)
sample.main { options in
  let traits = TraitCollection.terminal(columns: options.size.columns, rows: options.size.rows)
  guard options.operands.isEmpty else { throw SampleError(usage: "MediaLibrary takes no file") }
  if let script = try Sample.script(options) {
    guard !options.wantsFrame else { throw SampleError(usage: "--frame goes without --script") }
    try MediaLibraryTrace(traits: traits).run(script, options)
  } else {
    guard !options.wantsJSON, !options.wantsState else {
      throw SampleError(usage: "--json and --state go with --script")
    }
    let library = MediaLibraryHost(traits: traits)
    library.appear()
    try Sample.writeFrame(of: library, size: options.size)
  }
}
