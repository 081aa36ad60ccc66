public import TabHostTerminal

/// What was asked of a sample on its command line. Options mean the same in every sample.
public struct SampleOptions: Equatable, Sendable {
  /// The options that a sample knows.
  public enum Option: String, CaseIterable, Sendable {
    case frame = "--frame"
    case svg = "--svg"
    case size = "--size"
    case script = "--script"
    case json = "--json"
    case state = "--state"
    case stateDirectory = "--state-dir"
    case noPersist = "--no-persist"
    case help = "--help"
    case version = "--version"
  }

  /// Whether to print one frame.
  public private(set) var wantsFrame = false
  /// The file for a picture of the frame, or `-` for standard output.
  public private(set) var picture: String?
  /// Whether to print the help.
  public private(set) var wantsHelp = false
  /// Whether to print the version.
  public private(set) var wantsVersion = false
  /// A file, or `-` for standard input.
  public private(set) var script: String?
  /// Whether to print calls as JSON.
  public private(set) var wantsJSON = false
  /// Whether to print the state after each step.
  public private(set) var wantsState = false
  /// The folder in which to keep what people customize; nil is the usual one.
  public private(set) var stateDirectory: String?
  /// Whether to forget at the end what people customize.
  public private(set) var wantsNoPersist = false
  /// The size of a frame.
  public private(set) var size = CellSize(columns: 80, rows: 24)
  /// What is no option.
  public private(set) var operands: [String] = []

  /// Reads arguments, the program's name not among them. An option may be given once.
  public init(_ arguments: [String], knowing known: Set<Option>) throws(SampleError) {
    var waiting = arguments[...]
    var given: Set<Option> = []
    while let argument = waiting.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      guard argument != "--" else {
        operands += waiting
        return
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = Option(rawValue: name), known.contains(option) else {
        throw SampleError(usage: "unknown option \(name)")
      }
      guard given.insert(option).inserted else {
        throw SampleError(usage: "\(name) is given twice")
      }
      try read(option, value: parts.count > 1 ? String(parts[1]) : nil, from: &waiting)
      if given.isSuperset(of: [.stateDirectory, .noPersist]) {
        throw SampleError(usage: "--state-dir goes without --no-persist")
      }
    }
  }

  private mutating func read(
    _ option: Option,
    value: String?,
    from waiting: inout ArraySlice<String>
  ) throws(SampleError) {
    switch option {
    case .size, .script, .svg, .stateDirectory:
      guard let value = value ?? waiting.popFirst() else {
        throw SampleError(usage: "\(option.rawValue) needs a value")
      }
      try set(option, value)
    case .frame, .json, .state, .noPersist, .help, .version:
      guard value == nil else { throw SampleError(usage: "\(option.rawValue) takes no value") }
      set(option)
    }
  }

  private mutating func set(_ option: Option, _ value: String) throws(SampleError) {
    switch option {
    case .size: size = try Self.size(value)
    case .script: script = value
    case .svg: picture = value
    case .stateDirectory:
      guard !value.isEmpty else { throw SampleError(usage: "--state-dir needs a folder") }
      stateDirectory = value
    default: break
    }
  }

  private mutating func set(_ flag: Option) {
    switch flag {
    case .frame: wantsFrame = true
    case .json: wantsJSON = true
    case .state: wantsState = true
    case .help: wantsHelp = true
    case .version: wantsVersion = true
    case .noPersist: wantsNoPersist = true
    case .size, .script, .svg, .stateDirectory: break
    }
  }

  private static func size(_ text: String) throws(SampleError) -> CellSize {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { number in
      // A number may have a sign, a size may not.
      number.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(number) : nil
    }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw SampleError(usage: "--size takes COLUMNSxROWS, each from 1 to 1000, not '\(text)'")
    }
    return CellSize(columns: columns, rows: rows)
  }
}

/// Why a sample gives up: one line for standard error, and the exit status.
public struct SampleError: Error, Equatable {
  /// What went wrong, on one line.
  public let message: String
  /// The status with which the program leaves.
  public let exitStatus: Int32

  /// Makes an error.
  public init(_ message: String, exitStatus: Int32 = 1) {
    self.message = message
    self.exitStatus = exitStatus
  }

  /// A command line that can't be understood.
  public init(usage message: String) {
    self.init(message + "; --help says more", exitStatus: 2)
  }
}
