import Foundation
import TabHostTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Launches programs in sessions with their own terminal.
enum SessionLeader {
  static func start(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    terminal: String,
    input: String,
    output: String,
    errors: String,
    isControlling: Bool,
    reports: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #elseif canImport(Musl)
      var attributes = unsafe posix_spawnattr_t()
      var actions = unsafe posix_spawn_file_actions_t()
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
    // The program ignores and blocks no signals, even if the tests do.
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = inSessionOfItsOwn | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    let mode = O_RDWR | O_NOCTTY
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, mode, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, mode, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, errors, mode, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, reports, 3)
    var words = [program] + arguments
    // On Darwin, the session begins after the files were opened, so that opening a terminal does not
    // make it the controlling terminal. A program that runs first does this on all systems.
    if isControlling { words = [BuiltProducts.path("TerminalUser"), "lead", terminal] + words }
    var process: pid_t = 0
    let error = unsafe withStrings(words) { arguments in
      unsafe withStrings(variables.merging(environment) { $1 }.map { "\($0)=\($1)" }) { variables in
        unsafe posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
      }
    }
    try PseudoTerminal.checked(error == 0 ? 0 : -1, "start \(program)")
    return process
  }

  private static let variables = [
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
    // The crash reporter would otherwise wait for a reply at the terminal.
    "SWIFT_BACKTRACE": "enable=no",
  ].merging(ofBuild) { $1 }

  /// The environment variables that instrumented builds (code coverage, sanitizers) require.
  ///
  /// A program that is killed leaves an incomplete coverage profile, which makes the package
  /// manager fail. Programs therefore write no profile unless `PROGRAM_PROFILE_FILE` contains a
  /// path for it.
  private static var ofBuild: [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    let options = inherited.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
    let profile = inherited["PROGRAM_PROFILE_FILE"] ?? "/dev/null"
    return options.merging(["LLVM_PROFILE_FILE": profile]) { $1 }
  }

  /// `POSIX_SPAWN_SETSID`, which Swift does not import from the headers of Linux.
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
