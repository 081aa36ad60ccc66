#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The action of a signal.
  typealias SignalAction = sigaction

  extension TerminalSystem {
    static let stop = SIGTSTP
    static let stopForTerminal = SIGTTOU
    static let resume = SIGCONT
    static let resize = SIGWINCH
    static let brokenPipe = SIGPIPE
    static let termination = SIGTERM
    static let killing = SIGKILL
    /// The signals of faults.
    static let fatal = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS]

    /// The other signals that end a process by default and that the device does not report.
    static let ending: [Int32] = {
      let common = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
      #if canImport(Glibc) || canImport(Musl)
        // The numbers from 34 are those of realtime signals.
        return common + [SIGIO, SIGPWR, SIGSTKFLT] + (34..<Int32(signalLimit))
      #else
        return common
      #endif
    }()

    /// One more than the highest signal number that is considered.
    static let signalLimit = 65

    static var defaultAction: SignalAction { SignalAction(SIG_DFL, flags: 0) }

    /// Returns an action that calls a function with all other signals blocked, on the alternate
    /// stack if the thread has one.
    static func action(_ function: @escaping @convention(c) (Int32) -> Void) -> SignalAction {
      SignalAction(function, flags: SA_RESTART | SA_ONSTACK)
    }

    /// Returns the current action of a signal.
    static func currentAction(for signal: Int32) -> SignalAction {
      var action = SignalAction()
      unsafe sigaction(signal, nil, &action)
      return action
    }

    /// Returns the address of the function that handles a signal.
    static func function(for signal: Int32) -> Int {
      unsafe unsafeBitCast(currentAction(for: signal).function, to: Int.self)
    }

    static func isIgnored(_ signal: Int32) -> Bool {
      unsafe function(for: signal) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Returns whether a signal has the default action.
    static func isDefault(_ signal: Int32) -> Bool {
      unsafe function(for: signal) == unsafeBitCast(SIG_DFL, to: Int.self)
    }

    /// Sets the action of a signal. Async-signal-safe.
    static func set(_ action: UnsafePointer<SignalAction>, for signal: Int32) {
      unsafe sigaction(signal, action, nil)
    }

    /// Sends a signal to this thread, and returns after it was handled, or at once if it is
    /// blocked. Async-signal-safe.
    static func send(_ signal: Int32) {
      raise(signal)
    }

    /// Sends a signal to the other processes of the process group.
    static func sendToGroup(_ signal: Int32) {
      let action = currentAction(for: signal)
      var ignoring = SignalAction(SIG_IGN, flags: 0)
      unsafe sigaction(signal, &ignoring, nil)
      kill(0, signal)
      var previous = action
      unsafe sigaction(signal, &previous, nil)
    }

    /// Calls a closure while the given signals have their default actions.
    static func withDefaultActions(for signals: [Int32], _ body: () -> Void) {
      let previous = signals.map { currentAction(for: $0) }
      var action = defaultAction
      for signal in signals { unsafe sigaction(signal, &action, nil) }
      body()
      for (signal, action) in zip(signals, previous) {
        var action = action
        unsafe sigaction(signal, &action, nil)
      }
    }

    /// Unblocks a signal for this thread. Async-signal-safe.
    static func unblock(_ signal: Int32) { changeMask(SIG_UNBLOCK, signal) }

    /// Blocks a signal for this thread. Async-signal-safe.
    static func block(_ signal: Int32) { changeMask(SIG_BLOCK, signal) }

    private static func changeMask(_ change: Int32, _ signal: Int32) {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, signal)
      unsafe pthread_sigmask(change, &signals, nil)
    }

    /// Installs an alternate signal stack for this thread unless it has one, because a handler
    /// cannot run on a stack that has overflowed.
    static func provideSignalStack() {
      var stack = unsafe stack_t()
      // The memory belongs to the thread until it exits: nothing else stores the address.
      guard unsafe sigaltstack(nil, &stack) == 0, unsafe Int(stack.ss_flags) & Int(SS_DISABLE) != 0
      else {
        return
      }
      let size = 65_536
      unsafe stack.ss_sp = unsafe malloc(size)
      unsafe stack.ss_size = .init(size)
      unsafe stack.ss_flags = 0
      if unsafe sigaltstack(&stack, nil) == 0 {
        unsafe pthread_setspecific(stackOfThread, stack.ss_sp)
      }
    }

    /// The key that stores the signal stack of a thread and frees it when the thread exits.
    private static let stackOfThread: pthread_key_t = {
      var key = pthread_key_t()
      unsafe pthread_key_create(&key) { place in
        var none = unsafe stack_t()
        unsafe none.ss_flags = .init(SS_DISABLE)
        unsafe sigaltstack(&none, nil)
        unsafe free(place)
      }
      return key
    }()
  }

  extension sigaction {
    fileprivate init(_ function: (@convention(c) (Int32) -> Void)?, flags: Int32) {
      self.init()
      #if canImport(Glibc)
        __sigaction_handler = .init(sa_handler: function)
      #elseif canImport(Musl)
        __sa_handler = .init(sa_handler: function)
      #else
        __sigaction_u = .init(__sa_handler: function)
      #endif
      sa_flags = flags
      unsafe sigfillset(&sa_mask)
    }

    fileprivate var function: (@convention(c) (Int32) -> Void)? {
      #if canImport(Glibc)
        unsafe __sigaction_handler.sa_handler
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler
      #else
        unsafe __sigaction_u.__sa_handler
      #endif
    }
  }

  // MARK: - Threads

  extension TerminalSystem {
    /// Runs a closure in a new thread. Returns `false`, with an error of the system, if that is not
    /// possible.
    static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
      // Retained once here, and released once: by the thread, or here if it could not be created.
      let work = unsafe Unmanaged.passRetained(ThreadWork(body)).toOpaque()
      let result = unsafe makeThread(work)
      guard result != 0 else { return true }
      unsafe Unmanaged<ThreadWork>.fromOpaque(work).release()
      error = result
      return false
    }

    private static func makeThread(_ work: UnsafeMutableRawPointer) -> Int32 {
      #if canImport(Glibc)
        var thread = pthread_t()
      #else
        var thread: pthread_t?
      #endif
      return unsafe pthread_create(&thread, nil, { unsafe runThread($0) }, work)
    }
  }

  private final class ThreadWork: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private func runThread(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
      pthread_detach(pthread_self())
    #else
      unsafe pthread_detach(pthread_self())
    #endif
    if let work = unsafe work {
      unsafe Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
    }
    return nil
  }
#endif
