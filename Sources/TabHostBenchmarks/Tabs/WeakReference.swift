/// A weak reference of the app's own to a host or a tab.
///
/// The first weak reference to an object moves its reference counts to a side table, which makes
/// every later retain and release of the object slower.
struct WeakReference {
  private(set) weak var object: AnyObject?
}
