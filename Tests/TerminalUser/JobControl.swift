import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A minimal job-control shell: one job, `fg` and `bg`.
enum JobControl {
  /// Runs this program as a job with a command. Whenever the job stops, the next line of input
  /// resumes it.
  static func run(as command: String) {
    signal(SIGTTOU, SIG_IGN)
    var before = termios()
    unsafe tcgetattr(0, &before)
    let job = start(command)
    var status: Int32 = 0
    while unsafe waitpid(job, &status, WUNTRACED) == job, status & 0xFF == 0x7F {
      let signal = (status >> 8) & 0xFF
      tcsetpgrp(0, getpgrp())
      var now = termios()
      unsafe tcgetattr(0, &now)
      report("stopped \(name(of: signal)), settings \(same(before, now) ? "restored" : "lost")")
      // A shell restores its own settings.
      unsafe tcsetattr(0, TCSANOW, &before)
      switch readLine() {
      case "fg": tcsetpgrp(0, job)
      case "bg": break
      default: kill(-job, SIGKILL)
      }
      kill(-job, SIGCONT)
    }
    tcsetpgrp(0, getpgrp())
    report("ended \(status & 0xFF7F)")
    guard status & 0x7F != 0 else { return }
    // After the end of a job by a signal, shells restore their settings and wait for a command.
    unsafe tcsetattr(0, TCSANOW, &before)
    _ = readLine()
  }

  /// Makes this process group the foreground group, as shells do for a job before its program runs.
  static func enterForeground() {
    signal(SIGTTOU, SIG_IGN)
    tcsetpgrp(0, getpgrp())
    signal(SIGTTOU, SIG_DFL)
  }

  private static func start(_ command: String) -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #elseif canImport(Musl)
      var attributes = unsafe posix_spawnattr_t()
    #else
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGTTOU)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF)
    )
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var arguments = unsafe [strdup("TerminalUser"), strdup(command), nil]
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    var job: pid_t = 0
    let program = CommandLine.arguments[0]
    guard unsafe posix_spawn(&job, program, nil, &attributes, &arguments, &variables) == 0 else {
      exit(70)
    }
    return job
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGTSTP: "TSTP"
    case SIGTTOU: "TTOU"
    case SIGSTOP: "STOP"
    default: "\(signal)"
    }
  }

  private static func same(_ one: termios, _ other: termios) -> Bool {
    var (one, other) = (one, other)
    // A state of the driver of Darwin, which is no setting.
    one.c_lflag &= ~tcflag_t(PENDIN)
    other.c_lflag &= ~tcflag_t(PENDIN)
    return unsafe withUnsafeBytes(of: one) { one in
      unsafe withUnsafeBytes(of: other) { unsafe one.elementsEqual($0) }
    }
  }
}
