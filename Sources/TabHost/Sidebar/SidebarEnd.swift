/// What stands above or below all rows: a configuration and, once somebody asks, its view.
@MainActor final class SidebarEnd {
  let configuration: any ContentConfiguration
  private(set) lazy var view = configuration.makeContentView()

  init(_ configuration: any ContentConfiguration) {
    self.configuration = configuration
  }
}
