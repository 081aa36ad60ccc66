public import TabHost
import TabHostTerminal
public import TabHostTesting

extension Sample {
  /// A runner whose lines go to standard output, many at a time.
  @MainActor public final class Transcript {
    /// What runs the script.
    public let runner: ScriptRunner
    private let buffer: LineBuffer

    /// Makes a transcript of a host whose calls arrive in a log.
    public convenience init(of host: TabHostController, log: CallLog, options: SampleOptions) {
      self.init(options) { ScriptRunner(host: host, log: log, format: $0, write: $1) }
    }

    /// Makes a transcript of a host that was built from its description.
    public convenience init(of described: DescribedHost, options: SampleOptions) {
      self.init(options) { ScriptRunner(described, format: $0, write: $1) }
    }

    private init(
      _ options: SampleOptions,
      _ makeRunner: (TranscriptFormat, @escaping (String) -> Void) -> ScriptRunner
    ) {
      let buffer = LineBuffer()
      self.buffer = buffer
      runner = makeRunner(options.wantsJSON ? .json : .text) { buffer.append($0) }
      runner.includesState = options.wantsState
      runner.frameSize = (options.size.columns, options.size.rows)
      runner.framePrinter = { host, columns, rows in
        let size = CellSize(columns: columns, rows: rows)
        // What the script has scrolled to, if it has.
        let scrolled = host.sidebar.displayedRows
        let options = FrameOptions(firstRow: scrolled.isEmpty ? nil : scrolled.lowerBound)
        return FramePainter(host: host, options: options).frame(size: size).plainText
      }
    }

    func flush() throws(SampleError) { try buffer.flush() }
  }
}

/// Lines on their way to standard output.
@MainActor private final class LineBuffer {
  private var text = ""
  private var failure: SampleError?

  func append(_ line: String) {
    guard failure == nil else { return }
    text += line
    text += "\n"
    guard text.utf8.count > 65_536 else { return }
    do { try flush() } catch { failure = error }
  }

  func flush() throws(SampleError) {
    if let failure { throw failure }
    let waiting = text
    text = ""
    try StandardStreams.write(waiting)
  }
}
