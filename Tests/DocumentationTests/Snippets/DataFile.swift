import Foundation
import TabHost

extension TabHostController {
  /// A file of the app, or `nil` if the customization is not stored in files.
  func dataFile(_ name: String) -> URL? {
    (customizationStore as? FileTabCustomizationStore).map {
      URL(filePath: $0.directory).appending(path: name)
    }
  }
}
