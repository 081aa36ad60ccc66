import SampleSupport
import TabHost
import TabHostTesting

/// The app with its calls recorded, for scripts.
@MainActor struct MediaLibraryTrace {
  private let traits: TraitCollection
  private let store: (any TabCustomizationStore)?
  private let log = CallLog()

  init(traits: TraitCollection, store: (any TabCustomizationStore)?) {
    self.traits = traits
    self.store = store
  }

  func run(_ script: HostScript, _ options: SampleOptions) throws {
    var running = launch()
    let transcript = Sample.Transcript(of: running.library, log: log, options: options)
    transcript.runner.restartHandler = {
      running = launch()
      return (running.library, nil)
    }
    try Sample.run(script, with: transcript)
  }

  /// Starts the app. The recorder is to be kept: a host holds its delegates weakly.
  private func launch() -> (library: MediaLibraryHost, recorder: DelegateRecorder) {
    let content = MediaContent(page: log.provider()) { [log] group in
      RecordingNavigationController(managing: group, log: log)
    }
    let library = MediaLibraryHost(traits: traits, store: store, content: content)
    let recorder = DelegateRecorder(log: log)
    library.delegate = recorder
    library.sidebar.delegate = recorder
    log.recordDiagnostics(of: library)
    library.appear()
    return (library, recorder)
  }
}
