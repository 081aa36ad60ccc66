import SampleSupport
import TabHost

let sample = Sample(
  name: "PhotoCollections",
  help: help,
  supportedOptions: supportedOptions
)
await sample.main { options in
  let source = "PhotoCollectionsHost(traits: traits, page: SampleContent(log: log).page)"
  try await sample.run(options, source: source) { log, _ in
    // With a log, the pages record their life cycle instead of showing photos.
    let page = log.map { SampleContent(log: $0).page }
    return PhotoCollectionsHost(traits: options.traits, page: page)
  }
}
