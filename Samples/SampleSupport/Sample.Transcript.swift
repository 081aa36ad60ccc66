import TabHost
import TabHostTerminal
public import TabHostTesting

extension Sample {
  /// A script runner that writes its lines to standard output, in blocks.
  @MainActor public final class Transcript {
    /// The runner of the script.
    public let runner: ScriptRunner
    private let buffer: LineBuffer

    /// Creates a transcript of a recorded host.
    public convenience init(of recorded: RecordedHost, options: SampleOptions) {
      self.init(options) { ScriptRunner(recorded, format: $0, write: $1) }
    }

    private init(
      _ options: SampleOptions,
      _ makeRunner: (TranscriptFormat, @escaping (String) -> Void) -> ScriptRunner
    ) {
      let buffer = LineBuffer()
      self.buffer = buffer
      runner = makeRunner(options.usesJSON ? .json : .text) { buffer.append($0) }
      runner.includesState = options.printsState
      runner.frameSize = (options.size.columns, options.size.rows)
      runner.framePrinter = { host, columns, rows in
        let size = CellSize(columns: columns, rows: rows)
        // If the script has scrolled the sidebar, print the frame at that position.
        let scrolled = host.sidebar.displayedRows
        let options = FrameOptions(firstRow: scrolled.isEmpty ? nil : scrolled.lowerBound)
        return FramePainter(host: host, options: options).frame(size: size).plainText
      }
      runner.refusalHandler = { refusal, place in
        // The transcript names the reason, but not why there is no sidebar.
        guard refusal.sidebarUnavailability != nil else { return }
        StandardStreams.writeError(SafeText("\(place): refused: \(refusal)").string)
      }
    }

    func flush() throws(SampleError) { try buffer.flush() }
  }
}

/// A buffer of lines for standard output.
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
