import SampleSupport
import TabHost
import TabHostTesting

let sample = Sample(
  name: "DelegateTrace",
  help: help,
  supportedOptions: [.script, .emitTest, .explore, .seed, .never, .json, .state, .size]
)
await sample.main { options in
  guard let path = options.operands.first, options.operands.count == 1 else {
    throw SampleError(usage: "DelegateTrace takes exactly one host description")
  }
  guard path != "-" || options.script != "-" else {
    throw SampleError(usage: "the description and the script can't both be standard input")
  }
  guard options.testName == nil || options.script != nil else {
    throw SampleError(usage: "--emit-test requires --script")
  }
  try options.checkConflicts()
  let (description, json) = try Sample.description(path)
  if options.exploredSteps != nil {
    // The script has to work on the described host, so the host is not shortened.
    var explorer = HostExplorer { RecordedHost(description.makeHost()) }
    explorer.weights[.programming] = 8
    explorer.droppedTypes = ["public.text"]
    return try Sample.explore(explorer, options)
  }
  let script = try Sample.script(options) ?? HostScript(parsing: "")
  // The customization is stored in memory, so no file is written.
  let source = ScriptTest.App(describedBy: json)
  try Sample.run(script, on: RecordedHost(description.makeHost()), source, options)
}
