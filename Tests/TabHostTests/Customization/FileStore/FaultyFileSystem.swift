@testable import TabHost

/// The real file system, with a record of the calls and an optional fault.
final class FaultyFileSystem: FileSystem {
  /// The kind of an injected fault, and the calls that it affects.
  struct Fault: Equatable {
    enum Kind: Equatable {
      case error(Int32)
      /// Half of the bytes are transferred.
      case short
    }

    var kind: Kind
    var first: Int
    var lasts: Bool
  }

  private(set) var calls: [String] = []
  private(set) var hits = 0
  private(set) var pauses = 0
  private(set) var bytesRead = 0
  /// The error of every lock, or `nil` for none.
  var lockError: Int32?
  /// The size that files appear to have, or `nil` for their actual size.
  var apparentSize: Int?
  private var fault: Fault?
  private let system = SystemFileSystem()

  init(_ fault: Fault? = nil) {
    self.fault = fault
  }

  /// Makes the last call of the next save fail, which synchronizes the folder, if it makes the same
  /// calls as another one did.
  func failAtEndOfSave(with calls: Int) {
    // The last call closes the folder.
    fault = Fault(kind: .error(5), first: self.calls.count + calls - 2, lasts: false)
  }

  /// Records a call and returns the fault to inject into it, if any.
  private func meet(_ call: String) -> Fault.Kind? {
    calls.append(call)
    guard let fault, calls.count - 1 == fault.first || fault.lasts && calls.count > fault.first
    else { return nil }
    hits += 1
    return fault.kind
  }

  private func pass(_ call: String) throws(SystemError) {
    if case .error(let code) = meet(call) { throw SystemError(code: code) }
  }

  func createFolder(_ path: FilePath) throws(SystemError) {
    try pass("create folder")
    try system.createFolder(path)
  }

  func openFolder(_ path: FilePath) throws(SystemError) -> Int32 {
    try pass("open folder")
    return try system.openFolder(path)
  }

  func entry(_ name: FilePath, in folder: Int32) throws(SystemError) -> FolderEntry {
    try pass("entry \(name)")
    return try system.entry(name, in: folder)
  }

  func lock(_ folder: Int32) throws(SystemError) -> Bool {
    try pass("lock")
    if let lockError { throw SystemError(code: lockError) }
    return try system.lock(folder)
  }

  /// Counts the pause without waiting.
  func pause() {
    pauses += 1
  }

  func openFile(_ name: FilePath, in folder: Int32) throws(SystemError) -> Int32 {
    try pass("open \(name)")
    return try system.openFile(name, in: folder)
  }

  func createFile(
    _ name: FilePath,
    replacing old: FilePath,
    in folder: Int32
  ) throws(SystemError) -> Int32 {
    try pass("create \(name)")
    return try system.createFile(name, replacing: old, in: folder)
  }

  func size(of file: Int32) throws(SystemError) -> Int? {
    try pass("size")
    if let apparentSize { return apparentSize }
    return try system.size(of: file)
  }

  func read(_ file: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    let bytes: [UInt8]
    switch meet("read") {
    case .error(let code): throw SystemError(code: code)
    // The file is smaller than one buffer, so half of the buffer would not be a short read.
    case .short: bytes = try system.read(file, upTo: 64)
    case nil: bytes = try system.read(file, upTo: count)
    }
    bytesRead += bytes.count
    return bytes
  }

  func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    switch meet("write") {
    case .error(let code): throw SystemError(code: code)
    case .short: return try system.write(file, bytes.prefix((bytes.count + 1) / 2))
    case nil: return try system.write(file, bytes)
    }
  }

  func synchronize(_ descriptor: Int32) throws(SystemError) {
    try pass("synchronize")
    try system.synchronize(descriptor)
  }

  /// Closes the descriptor even if it throws, as operating systems do.
  func close(_ descriptor: Int32) throws(SystemError) {
    let fault = meet("close")
    try system.close(descriptor)
    if case .error(let code) = fault { throw SystemError(code: code) }
  }

  func rename(_ name: FilePath, to newName: FilePath, in folder: Int32) throws(SystemError) {
    try pass("rename \(name) to \(newName)")
    try system.rename(name, to: newName, in: folder)
  }

  func remove(_ name: FilePath, in folder: Int32) throws(SystemError) {
    try pass("remove \(name)")
    try system.remove(name, in: folder)
  }
}
