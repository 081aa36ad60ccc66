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
      reason: "neither XDG_STATE_HOME nor HOME is an absolute path, so there is no place for state"
    )
  }
}
