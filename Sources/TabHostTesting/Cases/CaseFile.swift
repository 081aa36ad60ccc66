import Foundation

/// A file of cases: what a user does with a host, and what is called.
///
/// ```
/// # The tabs of the shop.
///
/// host: {"tabs":["home","cart"],"answers":{"shouldSelectTab":{"cart":false}}}
///
/// ## a vetoed tap changes nothing
/// > tap cart
///   shouldSelectTab(cart) -> false
/// = selected: home
/// ```
///
/// A case passes if running it writes the same text again; see ``CaseRunner``. The article
/// <doc:CaseFiles> describes the lines.
public struct CaseFile: Sendable {
  /// The path of the file, or the name that it was given.
  public let path: String

  /// The cases, in the order of the file.
  public let cases: [HostCase]

  /// Parses the text of a file. A byte-order mark at the beginning is skipped.
  ///
  /// Nothing runs before the whole file is parsed. A line that is misspelled, a question that does not
  /// exist and a case that asserts nothing are errors.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path of the file, which is rewritten if cases are recorded.
  ///   - vocabulary: The commands and questions that the cases can use.
  /// - Throws: The first error of the file.
  public init(
    parsing text: String,
    path: String,
    vocabulary: ScriptVocabulary = .standard
  ) throws(ScriptError) {
    var parser = CaseParser(path: path, vocabulary: vocabulary)
    self.path = path
    cases = try parser.parse(text)
  }

  /// Reads and parses a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input, whose cases can't be recorded.
  ///   - vocabulary: The commands and questions that the cases can use.
  /// - Throws: A ``ScriptError`` for the first error of the file, also if it can't be read.
  public init(
    path: String,
    vocabulary: ScriptVocabulary = .standard
  ) throws(ScriptError) {
    let file = NamedFile(path)
    try self.init(parsing: file.text(), path: file.name, vocabulary: vocabulary)
  }

  /// Returns the cases of all files with the extension `cases` in a folder and the folders inside it,
  /// in the order of their paths.
  ///
  /// ```swift
  /// @Test(arguments: try CaseFile.cases(in: "Cases"))
  /// func `a case holds`(_ given: HostCase) throws { try CaseRunner().verify(given) }
  /// ```
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the folder of `file`.
  ///   - file: The file of the test.
  ///   - vocabulary: The commands and questions that the cases can use.
  /// - Throws: A ``ScriptError`` for the first error of the files, or if there is no case.
  public static func cases(
    in folder: String,
    beside file: StaticString = #filePath,
    vocabulary: ScriptVocabulary = .standard
  ) throws(ScriptError) -> [HostCase] {
    let test = URL(filePath: "\(file)").deletingLastPathComponent()
    let folder = URL(filePath: folder, relativeTo: test).standardizedFileURL.path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var cases: [HostCase] = []
    for name in names.filter({ $0.hasSuffix(".cases") }).sorted() {
      cases += try CaseFile(path: "\(folder)/\(name)", vocabulary: vocabulary).cases
    }
    guard !cases.isEmpty else { throw ScriptError(in: folder, "the folder has no file of cases") }
    return cases
  }
}

/// A case of a ``CaseFile``: what a user does with a host, and what is called.
public struct HostCase: Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// The line of the name, counted from 1.
  public let line: Int
  /// The name, which says what holds.
  public let name: String

  /// The place and the name, such as `shop.cases:6: a vetoed tap changes nothing`.
  public var description: String {
    "\(URL(filePath: file).lastPathComponent):\(line): \(name)".escapingControlCharacters
  }

  let lines: [CaseLine]
  /// The descriptions of the hosts by name, including those that all cases of the file share. The one
  /// without a name has the name "".
  let hosts: [String: Description]
  /// The name of the host, or `nil` for the one without a name.
  let hostName: ScriptWord?
  /// The line of the name of the host.
  let hostLine: Int
  /// The calls that are listed, in addition to those that are listed in any case.
  let listed: Set<CaseLine.Listed>
  /// The arguments of the program, or `nil` for those of its command line.
  package let arguments: Arguments?
  let filters: [CaseFilter]

  /// The arguments of a program.
  package struct Arguments: Sendable {
    package let words: [String]
    package let line: Int
  }

  /// The description of a host.
  struct Description {
    var json: String
    let line: Int
    let column: Int
  }
}

/// What a case writes in place of what is different in each run, such as a date.
struct CaseFilter: Sendable {
  // Stored as text, because a regular expression can't be sent to other threads.
  private let pattern: String
  private let replacement: String

  /// Creates a filter, or returns `nil` if the pattern is not a regular expression.
  init?(_ pattern: String, replacement: String) {
    guard (try? Regex(pattern)) != nil else { return nil }
    (self.pattern, self.replacement) = (pattern, replacement)
  }

  /// Returns a function that replaces each match in a line. The expression is compiled once.
  func compiled() -> (String) -> String {
    guard let regex = try? Regex(pattern) else { return { $0 } }
    return { [replacement] in $0.replacing(regex, with: replacement) }
  }
}

/// A line of a case, with the indented lines below it.
struct CaseLine: Sendable {
  /// Calls that a case lists only if it says so.
  enum Listed: String, CaseIterable, Sendable {
    /// The calls of the life cycle of content.
    case content
    /// The calls about rows that are configured, and that come on screen or leave it.
    case rows
  }

  enum Kind: Sendable {
    /// A blank line, a comment, or a line that was read when the file was parsed.
    case text
    /// The creation of the host, whose calls are compared.
    case launch
    /// Commands that prepare the case, whose calls are not compared.
    case given([ScriptCommand])
    /// Commands whose calls are compared.
    case commands([ScriptCommand])
    /// Commands that can't be parsed. The next line asks for the error.
    case mistake(ScriptError)
    /// A question, with its first word and the column of its answer.
    case question(ScriptValue<String>, name: String, column: Int)
  }

  let kind: Kind
  let number: Int
  /// The line without blanks at its end.
  let text: String
  /// The lines below it, with their indentation and without blanks at their ends.
  var below: [String] = []
}

extension ScriptError {
  /// Creates an error that concerns a file as a whole, or a whole line of it.
  package init(in file: String, line: Int? = nil, _ message: String) {
    self.init(file: file, line: line, column: line.map { _ in 1 }, message: message, exitStatus: 2)
  }
}
