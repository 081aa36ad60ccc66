/// The header or footer of the sidebar: a configuration and its view, which is created on first
/// use.
@MainActor final class SidebarEnd {
  let configuration: any ContentConfiguration
  private(set) lazy var view = configuration.makeContentView()

  init(_ configuration: any ContentConfiguration) {
    self.configuration = configuration
  }
}
