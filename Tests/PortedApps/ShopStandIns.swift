import TabHost
import TabHostViewStandIns

/// The storyboards of the app.
class UIStoryboard: TabHostViewStandIns.UIStoryboard {
  override func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    switch identifier {
    case "ProductList": ProductListViewController()
    default: super.instantiateViewController(withIdentifier: identifier)
    }
  }
}

/// The symbols that Xcode generates from the asset catalog.
struct ImageResource {
  let name: String
  static let bag = ImageResource(name: "bag")
}

extension TabImage {
  init(resource: ImageResource) { self = .symbol(resource.name) }
}

final class MKMapView: UIView {
  weak var delegate: MKMapViewDelegate?
}

protocol MKMapViewDelegate: AnyObject {
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}
