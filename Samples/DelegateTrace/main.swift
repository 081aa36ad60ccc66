import SampleSupport
import TabHost
import TabHostTesting

let help = """
  Usage: DelegateTrace HOST.json [--script FILE|-] [--json] [--state] [--size COLUMNSxROWS]

  Builds a host from a description, performs a script, and prints every delegate call. For bug
  reports: description, script and transcript say it all.

    HOST.json        the description of the host, - for standard input
    --script FILE    the script, - for standard input; without one the host is built and shown
    --json           print the calls as JSON, one object a line
    --state          print the state of the host after each step
    --size CxR       the size of a printed frame, 80x24 if it is not given
    --help           print this
    --version        print the version

  Of the script's commands, tap, row, select, set, add, remove, size, rotate and
  print are used most. The article "Scripts and descriptions" of TabHostTesting
  lists them all, and the keys of descriptions.
  """

let sample = Sample(
  name: "DelegateTrace",
  help: help,
  supportedOptions: [.script, .json, .state, .size]
)
await sample.main { options in
  guard let path = options.operands.first, options.operands.count == 1 else {
    throw SampleError(usage: "DelegateTrace takes one host description")
  }
  guard path != "-" || options.script != "-" else {
    throw SampleError(usage: "only one of description and script can be standard input")
  }
  let description = try Sample.description(path)
  let script = try Sample.script(options) ?? HostScript(parsing: "")
  // The customization is stored in memory, so no file is written.
  let transcript = Sample.Transcript(of: description.makeHost(), options: options)
  try Sample.run(script, with: transcript)
}
