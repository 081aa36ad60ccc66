// MARK: - loadObjects of UIImage
// | `UIImage.object(withItemProviderData:typeIdentifier:)` |
import UIKit

@MainActor func acceptImages(
  from session: any UIDropSession,
  add: @escaping @MainActor (UIImage) -> Void
) {
  session.loadObjects(ofClass: UIImage.self) { items in
    items.forEach(add)
  }
}
