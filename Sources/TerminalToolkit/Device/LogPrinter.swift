import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Prints the last lines of the log of the program when the terminal is restored, and saves a
  /// longer log in a file.
  ///
  /// The log contains the output of libraries and of other programs, so its control characters are
  /// printed in caret notation, as `cat -v` does. All methods except ``prepare()`` are
  /// async-signal-safe.
  @safe struct LogPrinter {
    /// The maximum number of lines that are printed.
    static let maximumLines = 20
    /// The maximum number of bytes that are printed.
    static let maximumBytes = 4096

    /// The bytes of the log, at their positions modulo ``OutputCapture/capacity``.
    let ring: UnsafeMutablePointer<UInt8>
    let range: Range<Int>

    // MARK: - Printing

    func print() {
      guard !range.isEmpty else { return }
      let start = startOfLastLines
      guard start == 0 || printNote(), printText(from: start) else { return }
      if self[range.upperBound - 1] != UInt8(ascii: "\n") { _ = send("\n") }
    }

    private subscript(place: Int) -> UInt8 { unsafe ring[place % OutputCapture.capacity] }

    private var startOfLastLines: Int {
      var start = range.upperBound
      var remainingLines = Self.maximumLines
      while start > range.lowerBound, range.upperBound - start < Self.maximumBytes {
        if self[start - 1] == UInt8(ascii: "\n"), start < range.upperBound {
          remainingLines -= 1
          if remainingLines == 0 { break }
        }
        start -= 1
      }
      return start
    }

    /// Saves the log, and prints where it is.
    private func printNote() -> Bool {
      guard let path = unsafe save() else { return send("(earlier lines are not shown)\n") }
      let name = unsafe UnsafeRawBufferPointer(start: path, count: strlen(path))
      let start: StaticString =
        range.lowerBound == 0 ? "(earlier lines are in " : "(the last 64 kilobytes are in "
      return unsafe send(start) && TerminalGuard.send(name.bindMemory(to: UInt8.self).span)
        && send(")\n")
    }

    /// Prints text, with a replacement for each character that may have an effect on the terminal.
    private func printText(from start: Int) -> Bool {
      var place = start
      var sent = start
      while place < range.upperBound {
        let (length, isHarmless) = character(at: place)
        if !isHarmless {
          guard sendBytes(sent..<place), sendReplacement(for: place) else { return false }
          sent = place + length
        }
        place += length
      }
      return sendBytes(sent..<place)
    }

    /// Returns the number of bytes of the character at a place, and whether it can be printed.
    private func character(at place: Int) -> (length: Int, isHarmless: Bool) {
      let byte = self[place]
      guard byte >= 0x80 else {
        let isHarmless = (0x20..<0x7F).contains(byte) || byte == 0x09 || byte == 0x0A
        return (1, isHarmless)
      }
      guard var assembly = ScalarAssembly(lead: byte) else { return (1, false) }
      var end = place + 1
      while assembly.scalar == nil, end < range.upperBound, assembly.append(self[end]) { end += 1 }
      guard let scalar = assembly.scalar else { return (end - place, false) }
      return (end - place, !Self.isControl(scalar))
    }

    /// Returns whether a scalar is a C1 control character or changes the direction of text.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }

    private func sendReplacement(for place: Int) -> Bool {
      let byte = self[place]
      guard byte < 0x80 else { return send("?") }
      let isLineEnd =
        byte == 0x0D && place + 1 < range.upperBound && self[place + 1] == UInt8(ascii: "\n")
      if isLineEnd { return true }
      var caret: (UInt8, UInt8) = (UInt8(ascii: "^"), byte ^ 0x40)
      return unsafe withUnsafeBytes(of: &caret) { caret in
        unsafe TerminalGuard.send(caret.bindMemory(to: UInt8.self).span)
      }
    }

    private func sendBytes(_ places: Range<Int>) -> Bool {
      parts(of: places) { TerminalGuard.send($0) }
    }

    private func send(_ text: StaticString) -> Bool {
      let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return unsafe TerminalGuard.send(bytes.span)
    }

    /// Calls a closure with the bytes of a range, in at most two parts, while it returns `true`.
    private func parts(of places: Range<Int>, _ body: (Span<UInt8>) -> Bool) -> Bool {
      var place = places.lowerBound
      while place < places.upperBound {
        let index = place % OutputCapture.capacity
        let count = min(OutputCapture.capacity - index, places.upperBound - place)
        guard unsafe body(UnsafeBufferPointer(start: ring + index, count: count).span) else {
          return false
        }
        place += count
      }
      return true
    }

    // MARK: - The file

    /// The address of the path of the file, or 0 before the first capture. It is never freed.
    private static let path = Atomic<UInt>(0)
    private static let pathExtension: StaticString = ".log"

    /// Determines the path of the file. Each log has a file of its own.
    static func prepare() {
      let name = "\(TerminalSystem.programName ?? "program")-XXXXXX\(pathExtension)"
      let path = SafeText(FileManager.default.temporaryDirectory.appending(path: name).path).string
      // Replaced only while there is no device, and then no handler uses it.
      let old = unsafe UnsafeMutablePointer<CChar>(
        bitPattern: self.path.exchange(
          UInt(bitPattern: unsafe strdup(path)),
          ordering: .acquiringAndReleasing
        )
      )
      unsafe free(old)
    }

    /// Saves the log in a new file, which only the user can read. Returns its path, or `nil` if the
    /// system refuses.
    private func save() -> UnsafeMutablePointer<CChar>? {
      let address = Self.path.load(ordering: .acquiring)
      guard let path = unsafe UnsafeMutablePointer<CChar>(bitPattern: address) else { return nil }
      // It only opens a file, although it is not among the functions that POSIX calls safe.
      let file = unsafe mkstemps(path, Int32(Self.pathExtension.utf8CodeUnitCount))
      guard file >= 0 else { return nil }
      defer { TerminalSystem.close(file) }
      return unsafe parts(of: range) { write($0, to: file) } ? path : nil
    }

    private func write(_ bytes: Span<UInt8>, to file: Int32) -> Bool {
      var rest = bytes
      while !rest.isEmpty {
        let count = TerminalSystem.write(file, rest)
        guard count > 0 || TerminalSystem.isInterrupted else { return false }
        if count > 0 { rest = rest.extracting(droppingFirst: count) }
      }
      return true
    }
  }
#endif
