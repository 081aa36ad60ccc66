import SwiftUI
import UIKit

// MARK: - a view of SwiftUI in a controller

private struct ReviewCard: View {
  @State private var isOpen = false
  @Binding var rating: Int
  let title: String

  init(title: String, rating: Binding<Int>) {
    self.title = title
    _rating = rating
    _isOpen = State(initialValue: true)
  }

  var body: some View {
    VStack { Text(title) }.onTapGesture { isOpen.toggle() }
  }
}

private final class ReviewController: UIHostingController<ReviewCard> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = rootView.title
  }
}

@MainActor func showReview(of title: String, rating: Int, in navigation: UINavigationController) {
  let card = ReviewCard(title: title, rating: .constant(rating))
  navigation.pushViewController(UIHostingController(rootView: AnyView(card)), animated: true)
}
