import TabHostSpelling

/// A value of a dictionary, encoded as the name of a case.
struct Word<Value: CaseIterable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let word = try decoder.singleValueContainer().decode(String.self)
    guard let value = Value.allCases.first(where: { "\($0)" == word }) else {
      let allowed = Value.allCases.map { "\($0)" }
      throw HostDescriptionError(
        path: decoder.codingPath,
        Spelling.unknownValue(word, among: allowed)
      )
    }
    self.value = value
  }
}
