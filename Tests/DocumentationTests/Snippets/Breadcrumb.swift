import Observation
import TabHost

@MainActor final class Breadcrumb {
  private(set) var text = ""
  private let host: TabHostController

  init(following host: TabHostController) {
    self.host = host
    update()
  }

  private func update() {
    withObservationTracking {
      text = host.selectedPath.map(\.title).joined(separator: " › ")
    } onChange: { [weak self] in
      Task { @MainActor in self?.update() }
    }
  }
}
