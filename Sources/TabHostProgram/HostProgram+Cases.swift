import TabHost
import TabHostTerminal
import TabHostTesting

extension HostProgram {
  /// Runs the cases of files, and writes those that differ, or the names of those that are recorded.
  ///
  /// - Throws: A ``ProgramError`` with the exit status 1 if a case differs or fails, or a `ScriptError`
  ///   with the status 2 if a file is not valid.
  func verifyCases(_ paths: [String], with runner: CaseRunner) async throws {
    let recording = try Recording.current()
    let files = try paths.map { path in try CaseFile(path: path, vocabulary: .terminal) }
    let cases = files.flatMap(\.cases)
    var (recorded, differing, failed) = (0, 0, 0)
    for given in cases {
      do {
        guard try await runner.verify(given) else { continue }
        recorded += 1
        try StandardStreams.write("\(given.file):\(given.line): rewritten: \(given.name)\n")
      } catch let failure as CaseFailure {
        differing += 1
        try StandardStreams.write("\(failure)\n\n")
      } catch let error as ScriptError {
        failed += 1
        StandardStreams.writeError("\(name): \(SafeText(error.description).string)")
      }
    }
    let count = cases.count == 1 ? "1 case" : "\(cases.count) cases"
    guard differing + failed == 0 else {
      let problems = [(differing, "differ"), (failed, "have a mistake")].filter { $0.0 > 0 }
        .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      let advice =
        recording == .never
        ? "TABHOST_RECORD=never writes nothing" : "TABHOST_RECORD=1 rewrites those that differ"
      throw ProgramError("of \(count), \(problems)\(differing > 0 ? "; \(advice)" : "")")
    }
    let result = recorded == 0 ? "all as in the files" : "\(recorded) rewritten"
    try StandardStreams.write("\(count), \(result)\n")
  }

  /// Runs a script, and adds it to a file as a case, which has the name of the script.
  ///
  /// - Parameter json: The description of the host, or `nil` for the host of the program.
  func writeCase(
    of script: HostScript,
    named title: String,
    to path: String,
    with runner: CaseRunner,
    json: String? = nil
  ) async throws {
    let exists = path != "-" && StandardStreams.exists(path)
    let text = try await runner.text(
      of: script,
      named: title,
      addedTo: exists ? NamedFile(path).text() : "",
      path: path == "-" ? "standard output" : path,
      host: json,
      arguments: Self.run.arguments,
      vocabulary: .terminal
    )
    try StandardStreams.write(text, to: path)
  }
}
