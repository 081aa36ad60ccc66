import MapKit
import UIKit

final class StoreMapViewController: UIViewController {
  private let mapView = MKMapView()

  override func loadView() {
    mapView.delegate = self
    view = mapView
  }
}

extension StoreMapViewController: MKMapViewDelegate {
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
    title = "Stores"
  }
}
