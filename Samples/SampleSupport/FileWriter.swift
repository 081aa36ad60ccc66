/// Writes files so that whoever reads them finds the old one or the new one, never a part.
enum FileWriter {
  /// Opens a file, lets it be written, and puts it in its place. False, with the reason kept,
  /// if anything fails; there is then the file that was there before.
  static func write(_ path: String, with write: (Int32) -> Bool) -> Bool {
    let target = System.resolved(path)
    guard !System.isDevice(target) else {
      // Nothing can take the place of a device or a pipe, and nobody reads one twice.
      let descriptor = System.openToWrite(target)
      guard descriptor >= 0 else { return false }
      let isWritten = write(descriptor)
      return keepingError { System.close(descriptor) } && isWritten
    }
    guard let (descriptor, beside) = openBeside(target) else { return false }
    let isWritten = write(descriptor)
    let isClosed =
      isWritten
      ? System.close(descriptor) == 0 : keepingError { System.close(descriptor) }
    guard isWritten, isClosed, System.rename(beside, to: target) == 0 else {
      _ = keepingError { System.remove(beside) }
      return false
    }
    return true
  }

  /// A new file in the same folder, which can be renamed to the target.
  private static func openBeside(_ target: String) -> (descriptor: Int32, path: String)? {
    for number in 0..<100 {
      let path = "\(target).\(System.process)-\(number)"
      let descriptor = System.create(path)
      if descriptor >= 0 { return (descriptor, path) }
      guard System.nameIsTaken else { return nil }
    }
    return nil
  }

  /// Does something without another reason than the one there is.
  private static func keepingError(_ act: () -> Int32) -> Bool {
    let reason = System.error
    let result = act()
    System.error = reason
    return result == 0
  }
}
