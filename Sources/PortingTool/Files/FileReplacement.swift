import Foundation

/// Writes several files, all or none.
///
/// A file whose text is the same already is not written, so that a build does not compile it again.
struct FileReplacement {
  struct File {
    let path: String
    let text: String
  }

  private let files: [File]

  init(_ files: [File]) { self.files = files }

  func run() throws(PortingRun.Failure) {
    var staged: [(temporary: URL, file: URL)] = []
    do throws(PortingRun.Failure) {
      for file in files {
        // A link is kept: the file that it leads to is replaced.
        let url = URL(filePath: file.path).resolvingSymlinksInPath()
        let data = Data(file.text.utf8)
        let old = FileManager.default.contents(atPath: url.path(percentEncoded: false))
        guard old != data else { continue }
        staged.append((try stage(data, for: url, named: file.path), url))
      }
    } catch {
      for (temporary, _) in staged { try? FileManager.default.removeItem(at: temporary) }
      throw error
    }
    for (temporary, file) in staged {
      let path = file.path(percentEncoded: false)
      guard unsafe rename(temporary.path(percentEncoded: false), path) == 0 else {
        let reason = unsafe String(cString: strerror(errno))
        throw PortingRun.Failure(description: "\(path): can't be written: \(reason)")
      }
    }
  }

  /// Writes data beside a file, with the permissions of the file.
  private func stage(
    _ data: Data,
    for file: URL,
    named name: String
  ) throws(PortingRun.Failure) -> URL {
    let manager = FileManager.default
    let folder = file.deletingLastPathComponent()
    let temporary = folder.appending(path: ".\(file.lastPathComponent).\(UUID().uuidString)")
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = file.path(percentEncoded: false)
      let attributes = try? manager.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        throw PortingRun.Failure(description: "a folder has this name")
      }
      if attributes != nil, !manager.isWritableFile(atPath: path) {
        throw PortingRun.Failure(description: "the file is read-only")
      }
      try data.write(to: temporary)
      if let permissions = attributes?[.posixPermissions] {
        try manager.setAttributes(
          [.posixPermissions: permissions],
          ofItemAtPath: temporary.path(percentEncoded: false)
        )
      }
      return temporary
    } catch {
      try? manager.removeItem(at: temporary)
      let reason = (error as? PortingRun.Failure)?.description ?? Self.reason(for: error)
      throw PortingRun.Failure(description: "\(name): can't be written, so nothing is: \(reason)")
    }
  }

  /// Returns the system's description of an error.
  private static func reason(for error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    return (cause as NSError).localizedFailureReason ?? cause.localizedDescription
  }
}
