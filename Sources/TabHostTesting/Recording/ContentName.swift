import TabHost

extension ViewController {
  /// What calls and transcripts call this controller: whatever it records as, else the identifier
  /// of its tab, else its title, else its type. Runs no provider.
  var contentName: String {
    switch self {
    case let recording as RecordingViewController: recording.subject.name
    case let recording as RecordingNavigationController: recording.group
    default: tab?.identifier ?? title ?? "\(type(of: self))"
    }
  }
}
