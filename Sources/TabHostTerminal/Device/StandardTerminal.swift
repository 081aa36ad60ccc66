/// The terminal that the process was started in.
public enum StandardTerminal {
  /// Sets it up for a full screen.
  ///
  /// - Throws: ``TerminalDeviceError``; always ``TerminalDeviceError/unsupportedPlatform`` where
  ///   there is no device for the platform yet, as on Windows.
  @MainActor public static func open() throws(TerminalDeviceError) -> any TerminalDevice {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      try POSIXTerminalDevice()
    #else
      throw .unsupportedPlatform
    #endif
  }
}
