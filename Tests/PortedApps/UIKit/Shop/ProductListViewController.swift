import UIKit

final class ProductListViewController: UIViewController {
  @IBOutlet weak var countLabel: UILabel!
  var store: ProductStore!
  private(set) var cart: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Products"
    countLabel.text = "\(store.products.count) products"
  }

  func buy(_ product: Product) {
    let alert = UIAlertController(title: product.name, message: "Buy it?", preferredStyle: .alert)
    let buy = UIAlertAction(title: "Buy", style: .default) { [weak self] _ in
      self?.cart.append(product)
    }
    alert.addAction(buy)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
