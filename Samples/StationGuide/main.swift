import SampleSupport
import TabHost

let sample = Sample(
  name: "StationGuide",
  help: help,
  supportedOptions: supportedOptions
)
await sample.main { options in
  let source = "StationGuideHost(traits: traits, content: SampleContent(log: log))"
  try await sample.run(options, source: source) { log, _ in
    StationGuideHost(traits: options.traits, content: SampleContent(log: log))
  }
}
