/// The store of a host to which the app has not assigned one.
enum StandardCustomizationStore {
  /// Returns a file store in the user's folder for application state or, if there is no such
  /// folder, a store whose methods throw the reason.
  @MainActor static func make() -> any TabCustomizationStore {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      do throws(TabCustomizationStoreError) {
        return try FileTabCustomizationStore()
      } catch {
        return UnavailableStore(error)
      }
    #else
      return UnavailableStore(
        TabCustomizationStoreError(
          .noStateFolder,
          path: "",
          reason: "this platform has no file store; set customizationStore of the host"
        )
      )
    #endif
  }

  private final class UnavailableStore: TabCustomizationStore {
    private let error: TabCustomizationStoreError

    init(_ error: TabCustomizationStoreError) { self.error = error }

    func load(identifier: String) throws -> TabCustomization? { throw error }

    func save(_ customization: TabCustomization, identifier: String) throws { throw error }
  }
}

/// The folder for the state of a program, according to the XDG Base Directory Specification.
enum StateFolder {
  /// Returns the folder of the running program.
  static func ofThisProgram() throws(TabCustomizationStoreError) -> String {
    try path(program: CommandLine.arguments.first ?? "", environment: System.environment)
  }

  /// Returns the folder of a program that was started as `program` with the given environment.
  ///
  /// As the specification requires, relative paths in the environment are ignored.
  static func path(
    program: String,
    environment: (String) -> String?
  ) throws(TabCustomizationStoreError) -> String {
    let name = CustomizationFileName.encoded(String(program.split(separator: "/").last ?? ""))
    if let folder = environment("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/\(name)"
    }
    if let home = environment("HOME"), home.hasPrefix("/") {
      return "\(home)/.local/state/\(name)"
    }
    throw TabCustomizationStoreError(
      .noStateFolder,
      path: "$HOME",
      reason: "there is no folder for state; set XDG_STATE_HOME or HOME to an absolute path"
    )
  }
}
