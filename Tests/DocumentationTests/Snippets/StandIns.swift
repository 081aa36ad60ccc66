import Foundation

struct CLLocationCoordinate2D {
  var latitude = 0.0
  var longitude = 0.0
}

final class WKWebView {
  func load(_ page: URL) {}
}
