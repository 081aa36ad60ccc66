import SampleSupport
import TabHost

let sample = Sample(
  name: "MediaLibrary",
  help: help,
  supportedOptions: supportedOptions
)
await sample.main { options in
  let source = "MediaLibraryHost(traits: traits, store: store, content: SampleContent(log: log))"
  try await sample.run(options, source: source) { log, store in
    MediaLibraryHost(
      traits: options.traits,
      store: store,
      content: SampleContent(log: log, page: { makePage(for: $0) })
    )
  }
}
