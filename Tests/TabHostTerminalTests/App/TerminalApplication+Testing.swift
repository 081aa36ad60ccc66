import TabHost

@testable import TabHostTerminal

extension TerminalApplication {
  /// Handles text that the user types, or that the terminal sends. Returns how the application
  /// ends, or `nil` if it continues.
  @discardableResult
  func type(_ text: String) -> Ending? { handle(.bytes(Array(text.utf8))) }
}

extension HeadlessTerminalDevice {
  /// Returns the output since the last time, as text.
  func takeText() -> String { String(decoding: takeWritten(), as: UTF8.self) }
}

extension TabHostController {
  /// Returns a host whose tabs have titles such as "Tab a".
  ///
  /// - Parameters:
  ///   - names: The identifiers of the tabs.
  ///   - provider: Creates the content of a tab.
  static func titled(
    _ names: String...,
    provider: @escaping (TabItem) -> ViewController = { _ in ViewController() }
  ) -> TabHostController {
    TabHostController(
      tabs: names.map { TabItem(title: "Tab \($0)", identifier: $0, viewProvider: provider) }
    )
  }
}

/// Runs the pending tasks of the main actor.
@MainActor func runPendingTasks() async {
  for _ in 0..<12 { await Task.yield() }
}
