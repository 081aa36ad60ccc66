#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// What happens at a signal.
  typealias SignalAction = sigaction

  extension TerminalSystem {
    static let stop = SIGTSTP
    static let stopForTerminal = SIGTTOU
    static let resume = SIGCONT
    static let resize = SIGWINCH
    static let brokenPipe = SIGPIPE
    static let fatal = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]

    /// One more than the highest number of a signal that is looked at.
    static let signalLimit = 64

    static var defaultAction: SignalAction { SignalAction(SIG_DFL, flags: 0) }

    /// An action that calls a function while every other signal waits, on a stack of its own if
    /// the thread has one.
    static func action(_ function: @escaping @convention(c) (Int32) -> Void) -> SignalAction {
      SignalAction(function, flags: SA_RESTART | SA_ONSTACK)
    }

    /// What happens at a signal now.
    static func currentAction(for signal: Int32) -> SignalAction {
      var action = SignalAction()
      unsafe sigaction(signal, nil, &action)
      return action
    }

    static func isIgnored(_ signal: Int32) -> Bool {
      let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
      return unsafe unsafeBitCast(currentAction(for: signal).function, to: Int.self) == ignoring
    }

    /// Whether a signal has the action that it has before a program sets another.
    static func isDefault(_ signal: Int32) -> Bool {
      let standard = unsafe unsafeBitCast(SIG_DFL, to: Int.self)
      return unsafe unsafeBitCast(currentAction(for: signal).function, to: Int.self) == standard
    }

    /// Says what is to happen at a signal. Safe.
    static func set(_ action: UnsafePointer<SignalAction>, for signal: Int32) {
      unsafe sigaction(signal, action, nil)
    }

    /// Sends a signal to this thread; returns after it was handled, or at once if it is blocked.
    /// Safe.
    static func send(_ signal: Int32) {
      raise(signal)
    }

    /// Sends a signal to the other processes of the group.
    static func sendToGroup(_ signal: Int32) {
      let action = currentAction(for: signal)
      var ignoring = SignalAction(SIG_IGN, flags: 0)
      unsafe sigaction(signal, &ignoring, nil)
      kill(0, signal)
      var before = action
      unsafe sigaction(signal, &before, nil)
    }

    /// Does something while signals have their default actions.
    static func withDefaultActions(for signals: [Int32], _ body: () -> Void) {
      let before = signals.map { currentAction(for: $0) }
      var action = defaultAction
      for signal in signals { unsafe sigaction(signal, &action, nil) }
      body()
      for (signal, action) in zip(signals, before) {
        var action = action
        unsafe sigaction(signal, &action, nil)
      }
    }

    /// Lets a signal come through to this thread. Safe.
    static func unblock(_ signal: Int32) {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, signal)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Gives this thread a stack for handling signals, unless it has one: its own may be full.
    static func provideSignalStack() {
      var stack = unsafe stack_t()
      // The memory is the thread's until its end: no one else knows the address.
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

    /// Holds the stack that a thread was given, and frees it when the thread ends.
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
    /// Runs something in a thread of its own; false if the system refuses.
    static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
      // Kept once here, and given back once: by the thread, or here if there is none.
      let work = unsafe Unmanaged.passRetained(ThreadWork(body)).toOpaque()
      let result = unsafe makeThread(work)
      if result != 0 { unsafe Unmanaged<ThreadWork>.fromOpaque(work).release() }
      return result == 0
    }

    private static func makeThread(_ work: UnsafeMutableRawPointer) -> Int32 {
      var attributes = pthread_attr_t()
      unsafe pthread_attr_init(&attributes)
      unsafe pthread_attr_setdetachstate(&attributes, threadIsDetached)
      #if canImport(Darwin)
        var thread: pthread_t?
        return unsafe pthread_create(&thread, &attributes, { unsafe runThread($0) }, work)
      #else
        var thread = pthread_t()
        return unsafe pthread_create(&thread, &attributes, { unsafe runThread($0) }, work)
      #endif
    }
  }

  private final class ThreadWork: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private func runThread(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work = unsafe work {
      unsafe Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
    }
    return nil
  }

  #if canImport(Glibc)
    private let threadIsDetached = Int32(PTHREAD_CREATE_DETACHED)
  #else
    private let threadIsDetached = PTHREAD_CREATE_DETACHED
  #endif
#endif
