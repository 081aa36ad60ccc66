/// A weak reference of the app to a host or a tab.
///
/// The first weak reference to an object moves its reference counts to a side table, which slows
/// down every later retain and release of the object.
struct WeakReference {
  private(set) weak var object: AnyObject?
}
