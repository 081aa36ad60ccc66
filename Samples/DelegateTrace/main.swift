import SampleSupport
import TabHost
import TabHostTesting

let sample = Sample(
  name: "DelegateTrace",
  help: help,
  supportedOptions: [.script, .json, .state, .size]
)
await sample.main { options in
  guard let path = options.operands.first, options.operands.count == 1 else {
    throw SampleError(usage: "DelegateTrace takes exactly one host description")
  }
  guard path != "-" || options.script != "-" else {
    throw SampleError(usage: "the description and the script can't both be standard input")
  }
  let description = try Sample.description(path)
  let script = try Sample.script(options) ?? HostScript(parsing: "")
  // The customization is stored in memory, so no file is written.
  let transcript = Sample.Transcript(of: description.makeHost(), options: options)
  try Sample.run(script, with: transcript)
}
