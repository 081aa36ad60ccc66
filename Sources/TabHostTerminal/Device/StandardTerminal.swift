/// The terminal that the process was started in.
public enum StandardTerminal {
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
