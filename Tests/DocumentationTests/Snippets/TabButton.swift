import Observation
import TabHost

@MainActor final class TabButton {
  private(set) var label = ""
  private let tab: TabItem

  init(_ tab: TabItem) {
    self.tab = tab
    update()
  }

  private func update() {
    withObservationTracking {
      label = tab.badgeValue.map { "\(tab.title) (\($0))" } ?? tab.title
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.update() }
    }
  }
}
