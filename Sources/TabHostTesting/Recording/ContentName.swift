import TabHost

extension ViewController {
  /// The name of the controller in calls and transcripts.
  ///
  /// A recording controller uses the name under which it records. Other controllers use the
  /// identifier of their tab, or else their title, or else their type. Runs no view provider.
  var contentName: String {
    switch self {
    case let recording as RecordingViewController: recording.subject.name
    case let recording as RecordingNavigationController: recording.group
    default: tab?.identifier ?? title ?? "\(type(of: self))"
    }
  }
}
