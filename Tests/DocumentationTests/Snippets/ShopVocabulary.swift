import TabHost
import TabHostTesting

extension ScriptVocabulary {
  /// The commands and questions about every host, and those about the shop.
  static let shop: ScriptVocabulary = {
    var shop = ScriptVocabulary.standard
    shop.addCommand("put-into-cart COUNT") { runner, words in
      guard let count = Int(words[0]) else { throw ScriptProblem("the count must be a number") }
      runner.host.tab(forIdentifier: "cart")?.badgeValue = "\(count)"
      return .performed
    }
    shop.addQuestion("items") { runner, _ in
      runner.host.tab(forIdentifier: "cart")?.badgeValue ?? "0"
    }
    return shop
  }()
}
