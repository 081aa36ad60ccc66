/// The terminal that the process was started in.
public enum StandardTerminal {
  /// Whether the process has a terminal: standard output is one, and either standard input is one,
  /// too, or it is a pipe or a file and keys can be read from the controlling terminal.
  ///
  /// Opening it may still fail, for example if it can't show a full screen.
  public static var isPresent: Bool {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      // While a device is open, standard output is redirected.
      TerminalSystem.isTerminal(TerminalGuard.output)
        && (TerminalSystem.isTerminal(0)
          || TerminalSystem.isPipeOrFile(0)
            && TerminalSystem.isControllingTerminal(TerminalGuard.output))
    #else
      false
    #endif
  }

  /// Opens the terminal and sets it up for a full screen.
  ///
  /// - Throws: ``TerminalDeviceError``; always ``TerminalDeviceError/unsupportedPlatform`` on
  ///   platforms without a device yet, such as Windows.
  @MainActor public static func open() throws(TerminalDeviceError) -> any TerminalDevice {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      try POSIXTerminalDevice()
    #else
      throw .unsupportedPlatform
    #endif
  }
}
