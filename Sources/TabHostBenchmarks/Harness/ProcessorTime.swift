#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time of the current thread, which excludes other activity of the machine.
enum ProcessorTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The median cost of reading the clock.
  static let ofLooking: Duration = {
    let looks = (0..<101).map { _ in
      let start = now
      return now - start
    }
    return looks.sorted()[looks.count / 2]
  }()
}
