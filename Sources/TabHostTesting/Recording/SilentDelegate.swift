public import TabHost

/// A delegate of a host and of its sidebar that leaves everything to the defaults.
///
/// A log lists the calls that a delegate has heard. With this one, it lists them for a host whose app has
/// no delegate:
///
/// ```swift
/// SilentDelegate.shared.listen(to: host)
/// log.record(host)
/// ```
@MainActor
public final class SilentDelegate: TabHostControllerDelegate,
  TabHostController.Sidebar.Delegate
{
  /// The delegate, which several hosts can share, and which is never released.
  public static let shared = SilentDelegate()

  /// Returns `false`.
  public var providesRowActions: Bool { false }

  private init() {}

  /// Makes this the delegate of a host and of its sidebar where they have none.
  public func listen(to host: TabHostController) {
    if host.delegate == nil { host.delegate = self }
    if host.sidebar.delegate == nil { host.sidebar.delegate = self }
  }
}
