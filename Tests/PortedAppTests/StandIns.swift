import TabHost
import TabHostTesting
import XCTest

extension Bundle {
  /// Finds the fixtures of the tests.
  convenience init(for aClass: AnyClass) { self.init(url: Bundle.module.bundleURL)! }
}

extension AlertController {
  /// Replaces the method of `UIAlertController+Tap.swift`.
  func tapAction(titled title: String) {
    if let action = actions.first(where: { $0.title == title }) { choose(action) }
  }
}
