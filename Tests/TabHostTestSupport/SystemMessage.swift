#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns the text of the system for an error code, which differs between C libraries.
public func systemMessage(_ code: Int32) -> String {
  unsafe String(cString: strerror(code))
}
