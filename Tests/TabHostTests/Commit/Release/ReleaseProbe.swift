/// An object that runs a closure when it is released.
@MainActor final class ReleaseProbe {
  /// The closure called by the deinitializer.
  var onDeinit: () -> Void

  init(_ onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }

  isolated deinit { onDeinit() }

  /// Keeps the object alive as long as a closure that calls this method.
  func hold() {}
}
