#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine that produced the figures, as far as the system describes it.
struct Machine {
  let processor: String
  let cores: Int
  let system: String
  let compiler: String
  let build: String

  /// The machine on which this program runs.
  static var own: Machine {
    var name = utsname()
    uname(&name)
    let (kernel, release) = (text(of: name.sysname), text(of: name.release))
    return Machine(
      processor: value(of: "model name", in: "/proc/cpuinfo") ?? text(of: name.machine),
      cores: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      system: value(of: "PRETTY_NAME", in: "/etc/os-release").map { "\($0), \(kernel) \(release)" }
        ?? "\(kernel) \(release)",
      compiler: compiler,
      build: build
    )
  }

  /// The machine as one line of text.
  var line: String {
    "\(processor), \(cores) cores; \(system); \(compiler), \(build)"
  }

  /// The machine as one line of JSON.
  var json: String {
    let members = [
      ("processor", processor.jsonText), ("cores", "\(cores)"), ("system", system.jsonText),
      ("compiler", compiler.jsonText), ("build", build.jsonText),
    ]
    return "{\"machine\":{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}}"
  }

  private static var compiler: String {
    #if compiler(>=6.5)
      "Swift 6.5 or later"
    #elseif compiler(>=6.4)
      "Swift 6.4"
    #else
      "Swift 6.3"
    #endif
  }

  private static var build: String {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return isDebug ? "debug build, which says nothing of costs" : "release build"
  }

  // MARK: - Reading

  /// Returns the value for a name in a file of names and values.
  private static func value(of name: String, in path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = fread(&buffer, 1, buffer.count, file)
    let lines = String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(name) }),
      let separator = line.firstIndex(where: { $0 == ":" || $0 == "=" })
    else { return nil }
    return String(line[line.index(after: separator)...].drop { $0 == " " }.filter { $0 != "\"" })
  }

  /// Returns the text in a C array of characters, which Swift imports as a tuple.
  private static func text(of characters: some Any) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension String {
  /// The text as a JSON string.
  fileprivate var jsonText: String {
    "\"" + map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
