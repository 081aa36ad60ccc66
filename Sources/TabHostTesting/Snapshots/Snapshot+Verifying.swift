import Foundation

extension Snapshot {
  /// Compares the snapshot with its file, and throws an error if the test has to fail.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot, which is unique in the file of the test. It can be any text,
  ///     such as the argument of a parameterized test: `"mailbox \(size)"`. What a name of a file
  ///     can't contain is escaped.
  ///   - file: The file of the test. The snapshot is in the folder `Snapshots` beside it.
  ///   - attach: Receives the expected and the actual texts and pictures of a changed snapshot. In
  ///     Swift Testing, pass `{ Attachment.record($0.text, named: $0.name) }`.
  /// - Throws: A ``SnapshotFailure`` if the snapshot differs from its file, if the file is missing, if
  ///   this process has recorded a different snapshot with the same name, if the file can't be read or
  ///   written, or if `TABHOST_RECORD` has another value than those that ``Snapshot`` lists.
  public func verify(
    _ name: String,
    file: StaticString = #filePath,
    attach: (SnapshotAttachment) -> Void = { _ in }
  ) throws(SnapshotFailure) {
    let recording: Recording
    do throws(ScriptError) { recording = try .current() } catch { throw SnapshotFailure(error) }
    try verify(name, file: "\(file)", recording, attach: attach)
  }

  func verify(
    _ name: String,
    file: String,
    _ recording: Recording,
    attach: (SnapshotAttachment) -> Void
  ) throws(SnapshotFailure) {
    let files = try SnapshotFiles(name: name, test: file)
    if recording == .all {
      guard SnapshotUse.noteRecording(self, into: files.text) else {
        throw SnapshotFailure(
          description: "\(files.text): another snapshot of the test file with the name "
            + "\(name.debugDescription) is recorded already; give each a name of its own, such as "
            + "one with the argument of the test",
          attachments: []
        )
      }
      return try files.write(self)
    }
    guard let expected = try files.read(self) else {
      if recording != .never { try files.write(self) }
      throw SnapshotFailure(missing: "the snapshot", files.text, recording)
    }
    if let picture, expected.picture == nil, difference(from: expected) == nil {
      if recording != .never { try files.write(picture: picture) }
      throw SnapshotFailure(missing: "the picture of the snapshot", files.picture, recording)
    }
    guard let difference = difference(from: expected) else { return }
    let failure = SnapshotFailure(
      description: "\(files.text): the snapshot has changed; to accept the change, run the test "
        + "with TABHOST_RECORD=1\n\(difference)",
      attachments: expected.attachments(files.name, "expected")
        + attachments(files.name, "actual")
    )
    failure.attachments.forEach(attach)
    throw failure
  }

  /// Returns the description of the difference, or `nil` if there is none.
  private func difference(from expected: Snapshot) -> String? {
    switch kind {
    case .frame:
      let difference = FrameDifference(expected: expected.text, actual: text)
      if !difference.isEmpty { return difference.description }
    case .lines:
      let difference = CallDifference(
        expected: Self.lines(of: expected.text),
        actual: Self.lines(of: text)
      )
      if !difference.isEmpty { return difference.description }
    }
    guard let former = expected.picture,
      Self.lines(of: former) != picture.map(Self.lines)
    else { return nil }
    return "the text is the same, but the pictures differ"
  }

  /// Returns the lines of a text or a picture, however they are terminated in a file.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private func attachments(_ name: String, _ role: String) -> [SnapshotAttachment] {
    let text = SnapshotAttachment(name: "\(name).\(role).txt", text: text)
    let picture = picture.map { SnapshotAttachment(name: "\(name).\(role).svg", text: $0) }
    return [text] + (picture.map { [$0] } ?? [])
  }
}

/// The files of a snapshot.
private struct SnapshotFiles {
  /// The name of the snapshot as a part of the names of the files.
  let name: String
  let text: String
  let picture: String
  private let folder: String

  init(name: String, test: String) throws(SnapshotFailure) {
    guard !name.isEmpty else {
      throw SnapshotFailure(description: "a snapshot needs a name", attachments: [])
    }
    self.name = Self.fileName(name)
    let parts = test.split(separator: "/", omittingEmptySubsequences: false)
    let base = (parts.last ?? "").replacing(/\.swift$/, with: "")
    folder = (parts.dropLast() + ["Snapshots"]).joined(separator: "/")
    text = "\(folder)/\(base).\(self.name).txt"
    picture = "\(folder)/\(base).\(self.name).svg"
    SnapshotUse.note([text, picture], in: folder)
  }

  /// The number of bytes after which a name is cut. The name of a file has at most 255.
  private static let maximumLength = 128

  /// Returns a name without slashes and control characters. The hash of all bytes follows one that is
  /// cut.
  private static func fileName(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "/") {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += Array("%\(byte < 16 ? "0" : "")\(digits)".utf8)
      } else {
        bytes.append(byte)
      }
    }
    guard bytes.count > maximumLength else { return String(decoding: bytes, as: UTF8.self) }
    // FNV-1a, which is the same in every process.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // A character that is cut is replaced.
    let start = String(decoding: bytes.prefix(maximumLength), as: UTF8.self)
    return "\(start)~\(String(hash, radix: 16))"
  }

  /// Returns the stored snapshot, without a picture if that file is missing, or `nil` if there is
  /// none.
  func read(_ snapshot: Snapshot) throws(SnapshotFailure) -> Snapshot? {
    guard let text = try read(text) else { return nil }
    switch snapshot.kind {
    case .frame:
      guard snapshot.picture != nil else { return Snapshot(frame: text) }
      return Snapshot(frame: text, picture: try read(picture))
    case .lines: return Snapshot(transcript: [text])
    }
  }

  private func read(_ path: String) throws(SnapshotFailure) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do throws(ScriptError) {
      let text = try NamedFile(path).text()
      return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    } catch {
      throw SnapshotFailure(error)
    }
  }

  func write(_ snapshot: Snapshot) throws(SnapshotFailure) {
    try write(snapshot.text.hasSuffix("\n") ? snapshot.text : snapshot.text + "\n", to: text)
    if let content = snapshot.picture { try write(picture: content) }
  }

  func write(picture content: String) throws(SnapshotFailure) { try write(content, to: picture) }

  private func write(_ content: String, to path: String) throws(SnapshotFailure) {
    do {
      let manager = FileManager.default
      guard !manager.fileExists(atPath: path) else {
        return try RecordedFile.replace(path) { _ in Array(content.utf8) }
      }
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(content.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch let error as ScriptError {
      throw SnapshotFailure(error)
    } catch {
      let problem = "can't be written: \(NamedFile.reason(for: error))"
      throw SnapshotFailure(ScriptError(in: path, problem))
    }
  }
}

extension SnapshotFailure {
  /// Creates the failure of a snapshot without a file that can be compared.
  fileprivate init(_ error: ScriptError) {
    self.init(description: error.description, attachments: [])
  }

  /// Creates the failure of a file that is missing, or that was.
  fileprivate init(missing part: String, _ file: String, _ recording: Recording) {
    let outcome =
      recording == .never
      ? "is missing, and TABHOST_RECORD=never writes nothing; run the test without it, and keep the "
        + "file with the test"
      : "was missing and is written now; check it, and run the test again"
    self.init(description: "\(file): \(part) \(outcome)", attachments: [])
  }
}
