import SampleSupport
import TabHost

let sample = Sample(
  name: "StationGuide",
  help: help,
  supportedOptions: [
    .frame, .svg, .size, .script, .record, .emitTest, .explore, .seed, .never, .json, .state,
  ]
)
await sample.main { options in
  let source = "StationGuideHost(traits: traits, content: SampleContent(log: log))"
  try await sample.run(options, source: source) { log, _ in
    StationGuideHost(traits: options.traits, content: SampleContent(log: log))
  }
}
