import SampleSupport
import TabHost
import TabHostTesting

let sample = Sample(
  name: "MediaLibrary",
  help: help,
  supportedOptions: [
    .frame, .svg, .size, .script, .record, .emitTest, .json, .state, .stateDirectory, .noPersist,
  ]
)
await sample.main { options in
  let store = Sample.store(options)
  let source = ScriptTest.App(
    imports: ["@testable import MediaLibrary", "import SampleSupport"],
    setup: [
      "let store = InMemoryTabCustomizationStore()", "let app = RecordedHost { log in",
      "  MediaLibraryHost(",
      "    traits: \(options.traitsSource),",
      "    store: store,", "    content: SampleContent(log: log)", "  )", "}",
    ]
  )
  try await sample.run(options, source: source) { log in
    MediaLibraryHost(
      traits: options.traits,
      store: store,
      content: SampleContent(log: log, page: { makePage(for: $0) })
    )
  }
}
