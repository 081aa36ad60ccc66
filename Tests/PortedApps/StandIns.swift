// A target of the package manager needs a file of its own. In a port, it declares what stands in for
// the parts of an app that are not built, such as a service that needs a framework of Apple's.

/// A log of analytics, in place of the framework that the apps use.
enum Analytics {
  static func send(_ event: String) {}
}
