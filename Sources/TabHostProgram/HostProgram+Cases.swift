import TabHost
import TabHostTerminal
import TabHostTesting

extension HostProgram {
  /// Runs the cases of files, and writes what differs.
  ///
  /// - Throws: A ``ProgramError`` with the exit status 1 if a case differs, or 2 if a file is not valid.
  func verifyCases(_ options: ProgramOptions, _ runner: CaseRunner) throws {
    let paths = [options.cases].compactMap(\.self) + options.operands
    let files = try paths.map { path in try CaseFile(path: path, vocabulary: .terminal) }
    var (count, recorded, differing) = (0, 0, 0)
    for given in files.flatMap(\.cases) {
      count += 1
      do {
        if try runner.verify(given) { recorded += 1 }
      } catch let failure as CaseFailure {
        differing += 1
        try StandardStreams.write("\(failure)\n\n")
      }
    }
    let cases = count == 1 ? "1 case" : "\(count) cases"
    guard differing == 0 else {
      let differ = differing == 1 ? "differs" : "differ"
      throw ProgramError(
        "\(differing) of \(cases) \(differ); TABHOST_RECORD=1 rewrites the files"
      )
    }
    let result = recorded == 0 ? "all as in the files" : "\(recorded) rewritten"
    try StandardStreams.write("\(cases), \(result)\n")
  }
}
