@testable import TabHost

/// A file system in memory, with a record of every effect and of every synchronization.
final class MemoryFileSystem: FileSystem {
  /// The contents of the file system at one moment.
  struct State: Hashable {
    /// The numbers of files, by folder and name.
    var folders: [String: [String: Int]]
    var files: [Int: [UInt8]]

    mutating func apply(_ effect: Effect) {
      switch effect {
      case .makeFolder(let path): folders[path] = [:]
      case .enter(let name, let folder, let file): folders[folder]?[name] = file
      case .leave(let name, let folder): folders[folder]?[name] = nil
      case .rename(let name, let newName, let folder, let file):
        folders[folder]?[name] = nil
        folders[folder]?[newName] = file
      case .append(let bytes, let file): files[file, default: []] += bytes
      case .synchronize: break
      }
    }
  }

  enum Effect: Equatable {
    case makeFolder(String)
    case enter(String, folder: String, file: Int)
    case leave(String, folder: String)
    case rename(String, to: String, folder: String, file: Int)
    case append([UInt8], file: Int)
    /// Synchronizes the folder with this path, or the file with this number.
    case synchronize(String)

    /// The folder or file to synchronize for the effect to be permanent.
    var owner: String? {
      switch self {
      case .makeFolder(let path): String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      case .enter(_, let folder, _), .leave(_, let folder), .rename(_, _, let folder, _): folder
      case .append(_, let file): "\(file)"
      case .synchronize: nil
      }
    }
  }

  private(set) var state: State
  private(set) var effects: [Effect] = []
  private var open: [Int32: (path: String, offset: Int)] = [:]
  private var nextDescriptor: Int32 = 3
  private let synchronizes: Bool

  /// - Parameter synchronizes: Whether synchronizing makes effects permanent.
  init(_ state: State, synchronizes: Bool = true) {
    self.state = state
    self.synchronizes = synchronizes
  }

  private func perform(_ effect: Effect) {
    effects.append(effect)
    state.apply(effect)
  }

  private func descriptor(of path: String) -> Int32 {
    defer { nextDescriptor += 1 }
    open[nextDescriptor] = (path, 0)
    return nextDescriptor
  }

  private func path(_ descriptor: Int32) -> String { open[descriptor]?.path ?? "" }

  private func file(_ name: FilePath, _ folder: Int32) throws(SystemError) -> Int {
    guard let file = state.folders[path(folder)]?["\(name)"] else { throw .missing }
    return file
  }

  func createFolder(_ path: FilePath) throws(SystemError) {
    if state.folders["\(path)"] != nil { throw .taken }
    let effect = Effect.makeFolder("\(path)")
    guard state.folders[effect.owner ?? ""] != nil else { throw .missing }
    perform(effect)
  }

  func openFolder(_ path: FilePath) throws(SystemError) -> Int32 {
    guard state.folders["\(path)"] != nil else { throw .missing }
    return descriptor(of: "\(path)")
  }

  func entry(_ name: FilePath, in folder: Int32) throws(SystemError) -> FolderEntry {
    state.folders[path(folder)]?["\(name)"] == nil ? .nothing : .other
  }

  func lock(_ folder: Int32) throws(SystemError) -> Bool { true }

  func pause() {}

  func openFile(_ name: FilePath, in folder: Int32) throws(SystemError) -> Int32 {
    descriptor(of: "\(try file(name, folder))")
  }

  func createFile(
    _ name: FilePath,
    replacing old: FilePath,
    in folder: Int32
  ) throws(SystemError) -> Int32 {
    guard state.folders[path(folder)]?["\(name)"] == nil else { throw .taken }
    let number = (state.files.keys.max() ?? 0) + 1
    perform(.append([], file: number))
    perform(.enter("\(name)", folder: path(folder), file: number))
    return descriptor(of: "\(number)")
  }

  private func bytes(_ file: Int32) -> [UInt8] { Int(path(file)).flatMap { state.files[$0] } ?? [] }

  func size(of file: Int32) throws(SystemError) -> Int? { bytes(file).count }

  func read(_ file: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    let next = Array(bytes(file).dropFirst(open[file]?.offset ?? 0).prefix(count))
    open[file]?.offset += next.count
    return next
  }

  func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    perform(.append(Array(bytes.prefix(100)), file: Int(path(file)) ?? 0))
    return min(bytes.count, 100)
  }

  func synchronize(_ descriptor: Int32) throws(SystemError) {
    if synchronizes { perform(.synchronize(path(descriptor))) }
  }

  func close(_ descriptor: Int32) throws(SystemError) { open[descriptor] = nil }

  func rename(_ name: FilePath, to newName: FilePath, in folder: Int32) throws(SystemError) {
    let number = try file(name, folder)
    perform(.rename("\(name)", to: "\(newName)", folder: path(folder), file: number))
  }

  func remove(_ name: FilePath, in folder: Int32) throws(SystemError) {
    _ = try file(name, folder)
    perform(.leave("\(name)", folder: path(folder)))
  }
}
