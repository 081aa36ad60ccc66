import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The settings of a terminal for lines, keys and signals.
  typealias TerminalSettings = termios

  /// The system calls that a terminal device requires.
  ///
  /// Functions documented as async-signal-safe may be called in a signal handler: they allocate no
  /// memory and take no lock.
  // An expression marked `unsafe` lends a variable or a block of bytes with its exact length to the
  // system for a single call. The few exceptions explain why they are safe.
  package enum TerminalSystem {
    /// The number of the last error. Async-signal-safe.
    static var error: Int32 {
      get { errno }
      set { errno = newValue }
    }
    /// The error of a terminal that accepts no output for too long.
    static let timeout = ETIMEDOUT
    /// The error of bytes that exceed the room for them.
    static let noRoom = ENOBUFS
    static var isInterrupted: Bool { errno == EINTR }
    static var isFull: Bool { errno == EAGAIN || errno == EWOULDBLOCK }
    static var refusal: String {
      unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    }

    /// The identifier of this process. Async-signal-safe.
    static var process: Int32 { getpid() }

    /// Exits the process normally, running exit handlers.
    package static func exit(_ status: Int32) -> Never { leaveProcess(status) }

    /// Exits the process immediately. Async-signal-safe.
    static func exitNow(_ status: Int32) -> Never { _exit(status) }

    static func atExit(_ action: @escaping @convention(c) () -> Void) { atexit(action) }
  }

  // MARK: - Bytes

  extension TerminalSystem {
    /// Locked while a pipe is made or a program is launched, so that a program that another thread
    /// launches does not inherit the pipe.
    static let launching = Mutex(())

    /// Returns a non-blocking pipe that launched programs do not inherit, or `nil` if the system
    /// refuses.
    static func pipe() -> (input: Int32, output: Int32)? {
      var ends: [Int32] = [-1, -1]
      return launching.withLock { _ in
        guard unsafe makePipe(&ends) == 0 else { return nil }
        for end in ends {
          _ = fcntl(end, F_SETFD, FD_CLOEXEC)
          _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
        return (ends[0], ends[1])
      }
    }

    /// Returns another descriptor of the same file, which launched programs do not inherit, or `nil`
    /// if the system refuses.
    static func duplicate(_ descriptor: Int32) -> Int32? {
      let file = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
      return file < 0 ? nil : file
    }

    /// Makes a descriptor refer to the file of another one. Async-signal-safe.
    static func replace(_ descriptor: Int32, with other: Int32) {
      while dup2(other, descriptor) < 0, errno == EINTR {}
    }

    /// Makes writing wait for room.
    static func makeBlocking(_ descriptor: Int32) {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }

    /// Makes the standard output of C and of `print` write each line when it is complete, as it does
    /// if it is a terminal.
    static func bufferOutputByLine() { unsafe bufferOutputByLine(setvbuf) }

    // The variable can't be named in Swift, because it is mutable and global.
    private static func bufferOutputByLine<Stream>(
      _ setBuffer: (Stream, UnsafeMutablePointer<CChar>?, Int32, Int) -> Int32
    ) {
      #if canImport(Darwin)
        let name = "__stdoutp"
      #else
        let name = "stdout"
      #endif
      guard let program = unsafe dlopen(nil, RTLD_LAZY) else { return }
      guard let variable = unsafe dlsym(program, name) else { return }
      _ = unsafe setBuffer(variable.load(as: Stream.self), nil, Int32(_IOLBF), 0)
    }

    static func close(_ descriptor: Int32) { closeFile(descriptor) }

    /// Reads bytes and returns their number, 0 at the end of the input, or -1 after an error.
    static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int {
      let capacity = bytes.count
      return unsafe readBytes(descriptor, &bytes, capacity)
    }

    /// Reads bytes to an address and returns their number, 0 at the end of the input, or -1 after an
    /// error. Async-signal-safe.
    static func read(_ descriptor: Int32, to bytes: UnsafeMutableRawPointer, count: Int) -> Int {
      unsafe readBytes(descriptor, bytes, count)
    }

    /// Writes bytes and returns the number of bytes written, or -1 after an error.
    /// Async-signal-safe.
    static func write(_ descriptor: Int32, _ bytes: Span<UInt8>) -> Int {
      unsafe bytes.withUnsafeBytes { unsafe writeBytes(descriptor, $0.baseAddress, $0.count) }
    }

    /// Writes a byte, or nothing if there is no room. Async-signal-safe.
    static func writeByte(_ descriptor: Int32, _ byte: UInt8 = 0) {
      var byte = byte
      _ = unsafe writeBytes(descriptor, &byte, 1)
    }

    /// Waits until a descriptor accepts bytes, and returns whether it does within the given time.
    /// Async-signal-safe.
    static func waitToWrite(_ descriptor: Int32, milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      while true {
        let count = unsafe poll(&request, 1, milliseconds)
        guard count < 0, errno == EINTR else { return count > 0 }
      }
    }

    /// Blocks the thread for the given time. Async-signal-safe.
    static func pause(milliseconds: Int32) {
      poll(nil, 0, milliseconds)
    }

    /// Waits for bytes from a pipe and, if given, for bytes from a terminal, for room in its output
    /// and for bytes from a log. A time of -1 waits indefinitely.
    static func wait(
      terminal: Int32?,
      output: Int32?,
      log: Int32?,
      pipe: Int32,
      milliseconds: Int32
    ) -> (hasInput: Bool, hasRoom: Bool, hasLog: Bool, isDisconnected: Bool) {
      let events = wait(toRead: [pipe, terminal, log], toWrite: output, milliseconds: milliseconds)
      let isDisconnected = events[1] & (POLLHUP | POLLERR | POLLNVAL) != 0
      return (events[1] & POLLIN != 0, events[3] != 0, events[2] & POLLIN != 0, isDisconnected)
    }

    /// Waits until one of the given files has bytes or is at its end, or until the output accepts bytes
    /// or has no reader. A time of -1 waits indefinitely.
    ///
    /// - Returns: What has happened to each file, as `poll` reports it, the output last; 0 for nothing,
    ///   and for no file.
    static func wait(
      toRead inputs: [Int32?],
      toWrite output: Int32?,
      milliseconds: Int32
    ) -> [Int32] {
      var requests = inputs.map { pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0) }
      requests.append(pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0))
      let count = unsafe poll(&requests, nfds_t(requests.count), milliseconds)
      return requests.map { count > 0 ? Int32($0.revents) : 0 }
    }
  }

  // The methods of the same names hide these functions.

  private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe pipe(ends)
  }

  private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(file, bytes, count)
  }

  private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(file, bytes, count)
  }

  private func closeFile(_ file: Int32) {
    _ = close(file)
  }

  private func leaveProcess(_ status: Int32) -> Never {
    exit(status)
  }
#elseif canImport(ucrt)
  package enum TerminalSystem {
    package static func exit(_ status: Int32) -> Never { leaveProcess(status) }
  }

  private func leaveProcess(_ status: Int32) -> Never {
    exit(status)
  }
#endif

extension TerminalSystem {
  /// The name of the program, without its folder.
  package static var programName: String? {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
  }

  /// Writes a line to standard error.
  package static func writeError(_ line: String) {
    // A separate stream is used because `stderr` is a mutable global variable.
    guard let stream = unsafe fdopen(dup(2), "w") else { return }
    unsafe fputs(line + "\n", stream)
    unsafe fclose(stream)
  }
}
