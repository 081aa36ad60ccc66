/// The store of a host that was given none.
enum StandardCustomizationStore {
  /// Files in the state folder of the user; where there is no such folder, a store that says so at
  /// every call.
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

/// Where programs keep their state, by the rules of the XDG base directories.
enum StateFolder {
  /// The folder of the running program.
  static func ofThisProgram() throws(TabCustomizationStoreError) -> String {
    try path(program: CommandLine.arguments.first ?? "", environment: System.environment)
  }

  /// The folder of a program that was started as `program`, in an environment.
  ///
  /// As the rules ask, a relative path in the environment counts as none.
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
