import TabHost
import TabHostTestSupport

/// An object that runs a closure when it is released.
@MainActor final class Probe {
  /// The closure called by the deinitializer.
  var onDeinit: () -> Void = {}

  isolated deinit { onDeinit() }

  /// Keeps the object alive as long as a closure that calls this method.
  func hold() {}
}

/// A page that holds a probe.
@MainActor final class ProbePage: ViewController {
  private let probe: Probe

  init(_ probe: Probe) {
    self.probe = probe
    super.init()
  }
}

/// A content configuration that holds a probe.
struct ProbeConfiguration: ContentConfiguration {
  let probe: Probe

  @MainActor func makeContentView() -> any ViewController & ContentView {
    ListContentView(configuration: ListContentConfiguration.sidebarCell())
  }

  func updated(for state: any ConfigurationState) -> ProbeConfiguration { self }
}

/// A store that holds a probe and stores nothing.
@MainActor final class ProbeStore: TabCustomizationStore {
  private let probe: Probe

  init(_ probe: Probe) {
    self.probe = probe
  }

  func load(identifier: String) -> TabCustomization? { nil }

  func save(_ customization: TabCustomization, identifier: String) {}
}

extension TabItem {
  /// Returns a tab whose view provider holds a probe.
  static func holding(_ probe: Probe, _ identifier: String = "probe") -> TabItem {
    TabItem(title: identifier, identifier: identifier) { _ in
      probe.hold()
      return ViewController()
    }
  }
}

extension Action {
  /// Returns an action whose handler holds a probe.
  @MainActor static func holding(_ probe: Probe) -> Action {
    Action(title: "probe") { _ in probe.hold() }
  }
}
