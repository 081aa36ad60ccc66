import Foundation
import TabHostTestSupport
import Testing

/// Pictures of samples.
@Suite(.ownThread) struct PictureFileTests {
  private let program = Program(name: "MediaLibrary")

  @Test func `only the picture is written to the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("what was there before, and is longer than one might think", to: "a.svg")
    let run = try program.run("--svg", folder.path("a.svg"), "--size", "40x10", "--no-persist")
    expectEqual(run, .init(output: "", errors: "", status: 0))
    let picture = try folder.text("a.svg")
    expect(picture.contains("viewBox=\"-9 -9 378 198\""))
    expect(picture.contains("<title>MediaLibrary, 40x10</title>"))
    expect(picture.hasPrefix("<svg "))
    expect(picture.hasSuffix("</svg>\n"))
    try expectEqual(folder.names, ["a.svg"])
  }

  @Test func `the picture of a script has a frame for each step that changes the screen`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "row library\nexpect outcome: performed\nrow sea-life\nselect sea-life\n",
      to: "a.txt"
    )
    let run = try program.run(
      ["--script", folder.path("a.txt"), "--svg", folder.path("a.svg"), "--size", "60x12"]
        + ["--theme", "light", "--no-persist"]
    )
    expectEqual(run, .init(output: "", errors: "", status: 0))
    let picture = try folder.text("a.svg")
    // Three frames of 1.5 seconds, and as much again for the last one.
    expect(picture.contains("animation:f0-1 6000ms step-end infinite"))
    expect(picture.contains("@keyframes f2-3{0%{visibility:hidden}50.000%{visibility:visible}}"))
    expect(picture.contains("<title>MediaLibrary</title>"))
    expect(picture.contains("fill=\"#ffffff\""))
  }

  @Test func `the picture of a script has words for a screen reader`() throws {
    let folder = try TemporaryFolder()
    try folder.write("row library\n", to: "a.txt")
    let run = try program.run(
      ["--script", folder.path("a.txt"), "--svg", "-", "--screen-reader", "--no-persist"]
    )
    expect(run.status == 0 && run.output.contains("expanded"))
  }

  @Test func `a step that is refused in the script of a picture is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("back\n", to: "a.txt")
    let run = try program.run("--script", folder.path("a.txt"), "--svg", "-", "--no-persist")
    expectEqual(run.status, 0)
    expect(run.errors.hasPrefix("\(folder.path("a.txt")):1: refused: "))
  }

  @Test(arguments: Program.apps)
  func `a hyphen writes to standard output`(name: String) throws {
    let run = try Program(name: name).run("--svg", "-")
    expectEqual(run.status, 0)
    expect(run.output.hasPrefix("<svg "))
    expect(run.output.contains("<title>\(name), 80x24</title>"))
    expect(!run.output.contains("\u{1B}"))
  }

  @Test func `writing to a symbolic link writes to its destination`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real.svg")
    let (file, link) = (folder.path("real.svg"), folder.path("link.svg"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try expectEqual(program.run("--svg=\(link)").status, 0)
    try expect(folder.text("real.svg").hasPrefix("<svg "))
    try expectEqual(folder.names, ["link.svg", "real.svg"])
  }

  @Test func `a new file has default permissions`() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    func permissions(_ path: String) throws -> Int? {
      try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    let new = folder.path("new.svg")
    let other = folder.path("other")
    expect(manager.createFile(atPath: other, contents: nil))
    let run = try program.run("--svg", new)
    expectEqual(run.status, 0)
    let given = try (permissions(new), permissions(other))
    expect(given.0 != nil && given.0 == given.1)
  }

  @Test func `an unwritable file is reported on one line with status 1 and no files remain`() throws
  {
    let folder = try TemporaryFolder()
    for path in ["/nonexistent/a.svg", folder.path] {
      let run = try program.run("--svg", path)
      expectEqual(run.status, 1)
      expectEqual(run.output, "")
      expect(run.errors.hasPrefix("MediaLibrary: can't write \(path): "))
      expectEqual(run.errors.filter { $0 == "\n" }.count, 1)
    }
    try expectEqual(folder.names, [])
    let siblings = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.deletingLastPathComponent().path
    )
    let name = folder.url.lastPathComponent
    expectEqual(siblings.filter { $0.hasPrefix(name) }, [name])
    let empty = try program.run("--svg", "")
    let message = "MediaLibrary: can't write a file with an empty path\n"
    expectEqual(empty, .init(output: "", errors: message, status: 1))
  }

  @Test func `a pipe with a path can be written to`() throws {
    let pipe = Pipe()
    let arguments = ["--svg", "/dev/stdout", "--size", "10x3"]
    let run = try program.run(arguments, to: pipe.fileHandleForWriting)
    expectEqual(run, .init(output: "", errors: "", status: 0))
    try pipe.fileHandleForWriting.close()
    let picture = try pipe.fileHandleForReading.readToEnd() ?? Data()
    expect(String(decoding: picture, as: UTF8.self).hasSuffix("</svg>\n"))
  }

  @Test(arguments: ["~", "~root", "%41", "a b?c#d", "-.svg", "a:b"])
  func `special characters in a path are taken literally`(name: String) throws {
    let folder = try TemporaryFolder()
    var program = program
    program.workingFolder = folder.url
    try expectEqual(program.run("--svg=\(name)"), .init(output: "", errors: "", status: 0))
    try expectEqual(folder.names, [name])
    let script = try program.run("--script=\(name)")
    expect(script.errors.hasPrefix("MediaLibrary: \(name):1:"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a device is written to, not replaced`() throws {
    let run = try program.run("--svg", "/dev/full")
    expectEqual(run.status, 1)
    expect(run.errors.hasPrefix("MediaLibrary: can't write /dev/full: "))
    try expectEqual(program.run("--svg", "/dev/null"), .init(output: "", errors: "", status: 0))
    expect(FileHandle(forWritingAtPath: "/dev/full") != nil)
  }
}
