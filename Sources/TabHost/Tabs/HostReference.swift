/// What all tabs of one host have in common: which host it is.
///
/// A tab finds its host in one step, and whether it is in a host by comparing references. The host
/// is held weakly in one place, here, so that a tab pays for no weak reference of its own.
@MainActor final class HostReference {
  /// The host; nil once it is gone.
  weak var host: TabHostController?
}
