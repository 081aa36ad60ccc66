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

extension ContentCall.Subject {
  /// Returns the owner of content, or `nil` for content whose calls are not observed: a host, and
  /// controllers that record their calls themselves.
  @MainActor init?(_ content: ViewController) {
    if content is TabHostController || content is RecordingViewController
      || content is RecordingNavigationController
    {
      return nil
    }
    if let tab = content.tab {
      self = .tab(tab.identifier)
    } else if let group = (content as? NavigationController)?.managedGroup {
      self = .managing(group.identifier)
    } else {
      self = .page(content.contentName)
    }
  }
}
