import TabHost
import TabHostTerminal

final class HeadlinesPage: ListViewController {
  private let load: @MainActor () async throws -> [String]
  private(set) var loading: Task<Void, Never>?

  init(load: @escaping @MainActor () async throws -> [String]) {
    self.load = load
    super.init(title: "Headlines")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if sections.isEmpty { reload() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loading?.cancel()
  }

  func reload() {
    loading?.cancel()
    contentUnavailableConfiguration = .loading()
    loading = Task { [weak self, load] in
      do {
        let headlines = try await load()
        if !Task.isCancelled { self?.show(headlines) }
      } catch {
        if !Task.isCancelled { self?.show(error) }
      }
    }
  }

  private func show(_ headlines: [String]) {
    sections = [ListSection(rows: headlines.map { ListRow($0) })]
    contentUnavailableConfiguration = nil
    if headlines.isEmpty { showMessage("No Headlines", button: "Reload") }
  }

  private func show(_ error: any Error) {
    showMessage("No Connection", "\(error)", button: "Try Again")
  }

  private func showMessage(_ text: String, _ details: String? = nil, button: String) {
    var message = ContentUnavailableConfiguration.empty()
    message.text = text
    message.secondaryText = details
    message.button.title = button
    message.buttonProperties.primaryAction = Action { [weak self] _ in self?.reload() }
    contentUnavailableConfiguration = message
  }
}
