import TabHost

struct Recipe: Codable {
  var title: String
  var minutes: Int
}

/// A recipe as version 1 has saved it.
struct FirstRecipe: Codable {
  var title: String
}

@MainActor func makeRecipeStore(beside store: any TabCustomizationStore) -> AppDataStore<[Recipe]> {
  AppDataStore("recipes", beside: store, version: 2) { old in
    // Version 1 is the only older one.
    try old.decode([FirstRecipe].self).map { Recipe(title: $0.title, minutes: 30) }
  }
}
