#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that the processor has spent on this thread: what else the machine does is not in it.
enum ProcessorTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// What lies between two looks at the clock.
  static let ofLooking: Duration = {
    let looks = (0..<101).map { _ in
      let start = now
      return now - start
    }
    return looks.sorted()[looks.count / 2]
  }()
}
