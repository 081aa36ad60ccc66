/// A program in C that is compiled each time the benchmarks need it, so that building the package
/// requires neither a C compiler nor the headers of a library.
///
/// Its file is removed on deinitialization; a process that runs it continues.
final class CompiledProgram {
  /// The path of the program.
  let path: String
  private let folder: ScratchFolder

  /// Compiles a program.
  ///
  /// - Parameters:
  ///   - name: The name of the program and of its source, which is next to this file.
  ///   - package: The name of the library in `pkg-config`.
  /// - Throws: An error if there is no C compiler, no `pkg-config`, or no headers of the library.
  init(_ name: String, package: String) throws {
    folder = try ScratchFolder(files: [name])
    path = folder.path + "/" + name
    let source = #filePath.dropLast("CompiledProgram.swift".count) + name + ".c"
    let flags = try Command.output(of: "pkg-config", ["--cflags", "--libs", package])
    let words = flags.split(whereSeparator: \.isWhitespace).map(String.init)
    _ = try Command.output(of: "cc", ["-O2", String(source), "-o", path] + words)
  }
}
