import Foundation

struct Product: Decodable, Equatable {
  let name: String
  let price: Int
}

/// The products that the server sends.
struct ProductStore {
  let products: [Product]

  init(json: Data) throws {
    products = try JSONDecoder().decode([Product].self, from: json)
  }
}
