import SampleSupport
import TabHost
import TabHostTesting

/// The app with its calls recorded, for scripts.
@MainActor struct MediaLibraryTrace {
  private let log = CallLog()
  private let recorder: DelegateRecorder
  private let library: MediaLibraryHost

  init(traits: TraitCollection) {
    let log = log
    recorder = DelegateRecorder(log: log)
    let content = MediaContent(page: log.provider()) { group in
      RecordingNavigationController(managing: group, log: log)
    }
    library = MediaLibraryHost(traits: traits, content: content)
    library.delegate = recorder
    library.sidebar.delegate = recorder
  }

  func run(_ script: HostScript, _ options: SampleOptions) throws {
    library.appear()
    let transcript = Sample.Transcript(of: library, log: log, options: options)
    try Sample.run(script, with: transcript)
  }
}
