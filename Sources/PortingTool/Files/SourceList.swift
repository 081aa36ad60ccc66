import Foundation

/// The Swift files in files and folders.
struct SourceList {
  struct Source {
    let path: String
    /// The path of the output, relative to the folder of outputs.
    let output: String
  }

  let files: [Source]

  /// Finds the files. Hidden files and folders in a folder are left out.
  init(_ paths: [String]) throws(PortingRun.Failure) {
    var files: [Source] = []
    for path in paths {
      guard let type = Self.type(of: path) else {
        throw PortingRun.Failure(description: "\(path): there is no such file or folder")
      }
      if type == .typeDirectory {
        files += try Self.files(in: path)
      } else if path.hasSuffix(".swift") {
        files.append(Source(path: path, output: URL(filePath: path).lastPathComponent))
      } else {
        throw PortingRun.Failure(
          description: "\(path): not a Swift file; its name must end with .swift"
        )
      }
    }
    var sources: [String: String] = [:]
    var paths: Set<String> = []
    self.files = files.filter { paths.insert($0.path).inserted }
    for file in self.files {
      if let other = sources.updateValue(file.path, forKey: file.output) {
        throw PortingRun.Failure(
          description: "\(file.path): has the same output as \(other): \(file.output); "
            + "port their folders into different folders"
        )
      }
    }
  }

  private static func files(in folder: String) throws(PortingRun.Failure) -> [Source] {
    let base = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: base) else {
      throw PortingRun.Failure(description: "\(folder): the folder can't be read")
    }
    let sources = names.sorted().filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && type(of: "\(base)/\(name)") != .typeDirectory
    }
    guard !sources.isEmpty else {
      throw PortingRun.Failure(description: "\(folder): the folder contains no Swift files")
    }
    return sources.map { Source(path: "\(base)/\($0)", output: $0) }
  }

  /// Returns the type of the file that a path leads to, following symbolic links.
  private static func type(of path: String) -> FileAttributeType? {
    let file = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    return try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
  }
}
