import TabHost
import TabHostViewStandIns

/// The storyboards, whose pages get their outlets here.
class UIStoryboard: TabHostViewStandIns.UIStoryboard {
  override func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    guard identifier == "ProductList" else { return ViewController() }
    let (page, view, label) = (ProductListViewController(), UIView(), UILabel())
    view.addSubview(label)
    page.countLabel = label
    page.view = view
    return page
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
