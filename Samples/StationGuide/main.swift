import SampleSupport
import TabHost
import TabHostTesting

let sample = Sample(
  name: "StationGuide",
  help: help,
  supportedOptions: [.frame, .svg, .size, .script, .record, .emitTest, .json, .state]
)
await sample.main { options in
  let source = ScriptTest.App(
    imports: ["@testable import StationGuide", "import SampleSupport"],
    setup: [
      "let app = RecordedHost { log in", "  StationGuideHost(",
      "    traits: \(options.traitsSource),",
      "    content: SampleContent(log: log)", "  )", "}",
    ]
  )
  try await sample.run(options, source: source) { log in
    StationGuideHost(traits: options.traits, content: SampleContent(log: log))
  }
}
