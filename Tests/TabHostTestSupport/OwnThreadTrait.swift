import Foundation
public import Testing

/// Runs tests on threads of their own, because they wait for other processes or take long.
///
/// All other tests share one thread per core. Most of them need the main actor, which would be idle
/// while such a test blocks a shared thread.
public struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait applies to all tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test on one of the threads.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of a test with arguments.
  ///   - function: Runs the test.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadExecutor.shared, operation: function)
  }
}

extension Trait where Self == OwnThreadTrait {
  /// Marks tests that wait for other processes or take long; see ``OwnThreadTrait``.
  public static var ownThread: OwnThreadTrait { OwnThreadTrait() }
}

/// Runs jobs on more threads than there are cores, because most jobs wait for other processes. Other
/// tests take precedence, because one thread runs all tests on the main actor.
private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()

  private let queue = OperationQueue()

  private init() {
    #if canImport(Darwin)
      // Darwin suspends threads in the background for longer than the deadlines of the tests.
      queue.qualityOfService = .utility
    #else
      queue.qualityOfService = .background
    #endif
    queue.maxConcurrentOperationCount = 2 * ProcessInfo.processInfo.activeProcessorCount
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
