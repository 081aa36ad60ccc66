import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts programs at a terminal that nobody else has.
enum SessionLeader {
  static func start(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    terminal: String,
    input: String,
    output: String,
    reports: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    // Nothing is ignored or held back, whatever the tests were started with.
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = inSessionOfItsOwn | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    // The first terminal that the first of a session opens is the session's.
    unsafe posix_spawn_file_actions_addopen(&actions, 2, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDWR, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_RDWR, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, reports, 3)
    var process: pid_t = 0
    let error = unsafe withStrings([program] + arguments) { arguments in
      unsafe withStrings(variables.merging(environment) { $1 }.map { "\($0)=\($1)" }) { variables in
        unsafe posix_spawn(&process, program, &actions, &attributes, arguments, variables)
      }
    }
    try PseudoTerminal.checked(error == 0 ? 0 : -1, "start \(program)")
    return process
  }

  private static let variables = [
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
    // The report of a crash would ask at the terminal what to do, and wait.
    "SWIFT_BACKTRACE": "enable=no",
  ].merging(ofBuild) { $1 }

  /// What a build that counts lines, or is watched by a sanitizer, is to do about it.
  ///
  /// A program that is killed leaves a broken profile, at which the package manager fails. So it
  /// writes none where `PROGRAM_PROFILE_FILE` does not say where to.
  private static var ofBuild: [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    let options = inherited.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
    let profile = inherited["PROGRAM_PROFILE_FILE"] ?? "/dev/null"
    return options.merging(["LLVM_PROFILE_FILE": profile]) { $1 }
  }

  /// `POSIX_SPAWN_SETSID`, which headers of Linux hide from Swift.
  #if canImport(Darwin)
    private static let inSessionOfItsOwn = POSIX_SPAWN_SETSID
  #else
    private static let inSessionOfItsOwn: Int32 = 0x80
  #endif

  private static func withStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = unsafe strings.map { unsafe strdup($0) }
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(pointers + [nil])
  }
}
