import TabHost

struct ReadingModeTrait: TraitDefinition {
  static let defaultValue = false
}

extension MutableTraits {
  var readingMode: Bool {
    get { self[ReadingModeTrait.self] }
    set { self[ReadingModeTrait.self] = newValue }
  }
}
