import TabHost
import TabHostTestSupport

/// A page that holds a probe.
@MainActor final class ProbePage: ViewController {
  private let probe: ReleaseProbe

  init(_ probe: ReleaseProbe) {
    self.probe = probe
    super.init()
  }
}

/// A content configuration that holds a probe.
struct ProbeConfiguration: ContentConfiguration {
  let probe: ReleaseProbe

  @MainActor func makeContentView() -> any ViewController & ContentView {
    ListContentView(configuration: ListContentConfiguration.sidebarCell())
  }

  func updated(for state: any ConfigurationState) -> ProbeConfiguration { self }
}

/// A store that holds a probe and stores nothing.
@MainActor final class ProbeStore: TabCustomizationStore {
  private let probe: ReleaseProbe

  init(_ probe: ReleaseProbe) {
    self.probe = probe
  }

  func load(identifier: String) -> TabCustomization? { nil }

  func save(_ customization: TabCustomization, identifier: String) {}
}

extension TabItem {
  /// Returns a tab whose view provider holds a probe.
  static func holding(_ probe: ReleaseProbe, _ identifier: String = "probe") -> TabItem {
    TabItem(title: identifier, identifier: identifier) { _ in
      probe.hold()
      return ViewController()
    }
  }
}

extension Action {
  /// Returns an action whose handler holds a probe.
  @MainActor static func holding(_ probe: ReleaseProbe) -> Action {
    Action(title: "probe") { _ in probe.hold() }
  }
}
