/// The bytes that were last understood, or written, for each identifier.
///
/// A save has to know that it writes over nothing that it does not understand. It reads the file
/// each time, since other programs may have been at it; but where it finds what it knows, it need
/// not take it apart again, which for 1,000 tabs takes as long as a quick disk takes for ten saves.
/// Comparing is exact, and costs the memory of the file; sizes and times of files would not tell of
/// a program that writes twice within a tick of the clock.
final class UnderstoodFiles {
  private var bytes: [String: [UInt8]] = [:]

  func note(_ bytes: [UInt8], of identifier: String) { self.bytes[identifier] = bytes }

  func has(_ bytes: [UInt8], of identifier: String) -> Bool { self.bytes[identifier] == bytes }
}
