import Foundation
import Testing

@Suite("Pictures of samples") struct PictureFileTests {
  private let program = Program(name: "MediaLibrary")
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "Pictures-\(UUID().uuidString)")

  private func withFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  @Test func `only the picture is written to the file`() throws {
    try withFolder {
      let file = folder.appending(path: "a.svg")
      try Data("what was there before, and is longer than one might think".utf8).write(to: file)
      let run = try program.run("--svg", file.path, "--size", "40x10", "--no-persist")
      #expect(run == .init(output: "", errors: "", status: 0))
      let picture = try String(contentsOf: file, encoding: .utf8)
      #expect(picture.contains("viewBox=\"-9 -9 378 198\""))
      #expect(picture.contains("<title>MediaLibrary, 40x10</title>"))
      #expect(picture.hasPrefix("<svg "))
      #expect(picture.hasSuffix("</svg>\n"))
      #expect(try files() == ["a.svg"])
    }
  }

  @Test(arguments: ["MediaLibrary", "PhotoCollections", "StationGuide"])
  func `a hyphen writes to standard output`(name: String) throws {
    let run = try Program(name: name).run("--svg", "-")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<svg "))
    #expect(run.output.contains("<title>\(name), 80x24</title>"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `writing to a symbolic link writes to its destination`() throws {
    try withFolder {
      let file = folder.appending(path: "real.svg")
      try Data().write(to: file)
      let link = folder.appending(path: "link.svg")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(try program.run("--svg=\(link.path)").status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg "))
      #expect(try files().sorted() == ["link.svg", "real.svg"])
    }
  }

  @Test func `a new file has default permissions`()
    throws
  {
    try withFolder {
      let manager = FileManager.default
      func permissions(_ path: String) throws -> Int? {
        try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      }
      let new = folder.appending(path: "new.svg").path
      let other = folder.appending(path: "other").path
      #expect(manager.createFile(atPath: other, contents: nil))
      let run = try program.run("--svg", new)
      #expect(run.status == 0)
      let given = try (permissions(new), permissions(other))
      #expect(given.0 != nil && given.0 == given.1)
    }
  }

  @Test func `an unwritable file is reported on one line with status 1 and no files remain`() throws
  {
    try withFolder {
      for path in ["/nonexistent/a.svg", folder.path] {
        let run = try program.run("--svg", path)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("MediaLibrary: can't write \(path): "))
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
      }
      #expect(try files() == [])
      let siblings = try FileManager.default.contentsOfDirectory(
        atPath: folder.deletingLastPathComponent().path
      )
      #expect(siblings.filter { $0.hasPrefix(folder.lastPathComponent) }.count == 1)
    }
    let empty = try program.run("--svg", "")
    let message = "MediaLibrary: can't write a file with an empty path\n"
    #expect(empty == .init(output: "", errors: message, status: 1))
  }

  @Test func `a pipe with a path can be written to`() throws {
    let pipe = Pipe()
    let arguments = ["--svg", "/dev/stdout", "--size", "10x3"]
    let run = try program.run(arguments, to: pipe.fileHandleForWriting)
    #expect(run == .init(output: "", errors: "", status: 0))
    try pipe.fileHandleForWriting.close()
    let picture = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: picture, as: UTF8.self).hasSuffix("</svg>\n"))
  }

  @Test(arguments: ["~", "~root", "%41", "a b?c#d", "-.svg", "a:b"])
  func `special characters in a path are taken literally`(name: String) throws {
    try withFolder {
      var program = program
      program.workingFolder = folder
      #expect(try program.run("--svg=\(name)") == .init(output: "", errors: "", status: 0))
      #expect(try files() == [name])
      let script = try program.run("--script=\(name)")
      #expect(script.errors.hasPrefix("MediaLibrary: \(name):1:"))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a device is written to, not replaced`() throws {
    let run = try program.run("--svg", "/dev/full")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("MediaLibrary: can't write /dev/full: "))
    #expect(try program.run("--svg", "/dev/null") == .init(output: "", errors: "", status: 0))
    #expect(FileHandle(forWritingAtPath: "/dev/full") != nil)
  }

  @Test(arguments: [
    (["--svg"], "--svg needs a value"),
    (["--svg", "a", "--svg", "b"], "--svg is given more than once"),
    (["--svg", "a", "--script", "-"], "--svg can't be combined with --script"),
    (["--frame", "--svg", "-"], "--svg can't be combined with --frame"),
  ])
  func `invalid usage is reported on one line with status 2`(arguments: [String], message: String)
    throws
  {
    let run = try program.run(arguments)
    let line = "MediaLibrary: \(message); see --help\n"
    #expect(run == .init(output: "", errors: line, status: 2))
  }
}
