import Foundation
import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The process of a program in the background, with the thread that reads its output.
  ///
  /// A shell leads the process group of the program. It is started first, and ends the group when it
  /// reads the end of a pipe whose other end only this process has. A process that is being launched has
  /// a copy of that end until it has joined the group, so the group ends with this process at any time.
  /// `PR_SET_PDEATHSIG` of Linux would have to be set between `fork` and `exec`, which Swift can't call,
  /// would end only the program itself, and also when the thread that has launched it ends.
  final class BackgroundProcess: Sendable {
    /// The output since it was taken last, and the result after the end.
    struct News {
      var output: [(bytes: [UInt8], source: BackgroundProgram.Source)] = []
      var result: Result<ChildProgram.Ending, ChildProgramError>?
    }

    private struct Shared {
      var news = News()
      /// The number of bytes of the output in the news.
      var count = 0
      var input: ArraySlice<UInt8> = []
      var isInputClosed = false
      /// The time to end after `SIGTERM`, or `nil` if the group is not to be ended.
      var grace: Duration?
      /// Whether the program was stopped because it has used the terminal.
      var needsTerminal = false
      /// How the program has ended, or `nil` while it runs.
      var ending: ChildProgram.Ending??
      /// The pipe that wakes the thread, or `nil` after its end.
      var wake: (input: Int32, output: Int32)?
    }

    /// The descriptors that the thread uses.
    private struct Files {
      /// Standard output and standard error of the program, or `nil` after their end.
      var outputs: [Int32?]
      /// Standard input of the program, or `nil` if it is closed.
      var input: Int32?
      let wake: Int32

      mutating func closeInput() {
        if let input = input.take() { TerminalSystem.close(input) }
      }

      mutating func closeOutput(_ index: Int) {
        if let output = outputs[index].take() { TerminalSystem.close(output) }
      }
    }

    /// The number of bytes after which the program waits until the main actor has taken them.
    private static let capacity = 256 * 1024

    private static let script = """
      trap '' HUP INT QUIT TERM TSTP TTIN TTOU
      read -r line
      kill -s TERM 0
      kill -s CONT 0
      sleep 1
      kill -s KILL 0
      """

    /// Has an element when there are news.
    let changes: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let program: LocatedProgram
    private let shared = Mutex(Shared())
    /// The shell that leads the process group.
    private let leader: Int32
    /// The end of the pipe from which the shell reads.
    private let guardPipe: Int32

    /// Starts a program.
    init(_ program: LocatedProgram, acceptsInput: Bool) throws(ChildProgramError) {
      self.program = program
      (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
      var opened: [Int32] = []
      var isComplete = false
      defer { if !isComplete { opened.forEach(TerminalSystem.close) } }
      func pipe() throws(ChildProgramError) -> (input: Int32, output: Int32) {
        guard let pipe = TerminalSystem.pipe() else { throw Self.refusal(program) }
        opened += [pipe.input, pipe.output]
        return pipe
      }
      let (wake, guarding) = (try pipe(), try pipe())
      let (output, errors) = (try pipe(), try pipe())
      let input = acceptsInput ? try pipe() : nil
      // Programs expect that they wait for their files.
      for file in [guarding.input, output.output, errors.output, input?.input] {
        if let file { TerminalSystem.makeBlocking(file) }
      }
      guardPipe = guarding.output
      leader = TerminalSystem.launchShell(
        ["sh", "-c", Self.script],
        files: [guarding.input, nil, nil],
        group: .own
      )
      guard leader > 0 else { throw Self.refusal(program) }
      let process: Int32
      do throws(ChildProgramError) {
        process = try program.start(
          files: [input?.input, output.output, errors.output],
          in: .existing(leader)
        )
      } catch {
        Self.kill(leader)
        throw error
      }
      let theirs = [guarding.input, output.output, errors.output, input?.input].compactMap(\.self)
      for file in theirs {
        TerminalSystem.close(file)
        opened.removeAll { $0 == file }
      }
      shared.withLock { $0.wake = wake }
      let files = Files(
        outputs: [output.input, errors.input],
        input: input?.output,
        wake: wake.input
      )
      let runs =
        TerminalSystem.watch(process) { [self] status in
          shared.withLock { shared in
            switch status {
            case .ended(let ending): shared.ending = .some(ending)
            case .stopped(forTerminal: true):
              shared.needsTerminal = true
              shared.grace = .zero
            case .stopped(forTerminal: false): break
            }
            Self.wake(shared)
          }
        } && TerminalSystem.startThread { [self] in run(files) }
      guard runs else {
        let refusal = Self.refusal(program)
        shared.withLock { $0.wake = nil }
        Self.kill(leader)
        throw refusal
      }
      isComplete = true
    }

    private static func refusal(_ program: LocatedProgram) -> ChildProgramError {
      ChildProgramError(name: program.name, reason: TerminalSystem.refusal)
    }

    /// Ends all processes of a group, and waits for its leader.
    private static func kill(_ leader: Int32) {
      TerminalSystem.send(TerminalSystem.killing, toGroup: leader)
      while case .stopped = TerminalSystem.waitForChange(of: leader) {}
    }

    // MARK: On the main actor

    /// Returns the news since the last call.
    func takeNews() -> News {
      shared.withLock { shared in
        defer { (shared.news, shared.count) = (News(), 0) }
        if shared.count >= Self.capacity { Self.wake(shared) }
        return shared.news
      }
    }

    func write(_ bytes: [UInt8]) {
      shared.withLock { shared in
        guard !shared.isInputClosed, shared.wake != nil else { return }
        shared.input += bytes
        Self.wake(shared)
      }
    }

    func closeInput() {
      shared.withLock { shared in
        shared.isInputClosed = true
        Self.wake(shared)
      }
    }

    /// Ends the processes of the group, those that are left after a time by `SIGKILL`.
    func end(grace: Duration) {
      shared.withLock { shared in
        shared.grace = min(shared.grace ?? grace, grace)
        Self.wake(shared)
      }
    }

    private static func wake(_ shared: borrowing Shared) {
      if let wake = shared.wake { TerminalSystem.writeByte(wake.output) }
    }

    // MARK: In the thread

    private func run(_ files: Files) {
      // A write to a program that reads no more fails instead.
      TerminalSystem.block(TerminalSystem.brokenPipe)
      var files = files
      var buffer = [UInt8](repeating: 0, count: 65_536)
      var termination: ContinuousClock.Instant?
      var isKilled = false
      while true {
        let (hasEnded, grace, hasRoom) = shared.withLock { shared in
          (shared.ending != nil, shared.grace, shared.count < Self.capacity)
        }
        let hasOutput = files.outputs.contains { $0 != nil }
        if hasEnded, isKilled || !hasOutput { break }
        var milliseconds: Int32 = -1
        if let grace, !isKilled {
          if termination == nil {
            TerminalSystem.send(TerminalSystem.termination, toGroup: leader)
            TerminalSystem.send(TerminalSystem.resume, toGroup: leader)
          }
          let start = termination ?? .now
          termination = start
          let rest = grace - start.duration(to: .now)
          if rest <= .zero {
            TerminalSystem.send(TerminalSystem.killing, toGroup: leader)
            isKilled = true
          } else {
            milliseconds = Int32(clamping: Int64(rest / .milliseconds(1)) + 1)
          }
        }
        sendInput(&files)
        let hasInput = shared.withLock { !$0.input.isEmpty }
        let events = TerminalSystem.wait(
          toRead: [files.wake] + (hasRoom ? files.outputs : [nil, nil]),
          toWrite: hasInput ? files.input : nil,
          milliseconds: milliseconds
        )
        if events[0] != 0 { _ = TerminalSystem.read(files.wake, into: &buffer) }
        for index in files.outputs.indices where events[index + 1] != 0 {
          readOutput(index, &files, &buffer)
        }
      }
      Self.kill(leader)
      finish(&files)
    }

    /// Writes as much input as the program accepts.
    private func sendInput(_ files: inout Files) {
      guard let file = files.input else { return }
      let isOver = shared.withLock { shared in
        while !shared.input.isEmpty {
          let count = TerminalSystem.write(file, shared.input.span)
          if count > 0 {
            shared.input.removeFirst(count)
          } else if !TerminalSystem.isInterrupted {
            guard TerminalSystem.isFull else { return true }
            return false
          }
        }
        return shared.isInputClosed
      }
      guard isOver else { return }
      files.closeInput()
      shared.withLock { ($0.input, $0.isInputClosed) = ([], true) }
    }

    private func readOutput(_ index: Int, _ files: inout Files, _ buffer: inout [UInt8]) {
      guard let file = files.outputs[index] else { return }
      let count = TerminalSystem.read(file, into: &buffer)
      if count > 0 {
        let source: BackgroundProgram.Source = index == 0 ? .standardOutput : .standardError
        shared.withLock { shared in
          shared.news.output.append((Array(buffer[..<count]), source))
          shared.count += count
        }
        continuation.yield()
      } else if count == 0 || !TerminalSystem.isInterrupted && !TerminalSystem.isFull {
        files.closeOutput(index)
      }
    }

    private func finish(_ files: inout Files) {
      files.closeInput()
      for index in files.outputs.indices { files.closeOutput(index) }
      TerminalSystem.close(guardPipe)
      shared.withLock { shared in
        if let wake = shared.wake.take() {
          TerminalSystem.close(wake.input)
          TerminalSystem.close(wake.output)
        }
        shared.news.result =
          if shared.needsTerminal {
            .failure(ChildProgramError(name: program.name, reason: "it needs the terminal"))
          } else {
            program.result(shared.ending.flatMap(\.self))
          }
      }
      continuation.yield()
      continuation.finish()
    }
  }
#endif
