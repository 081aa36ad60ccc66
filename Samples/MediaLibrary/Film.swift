/// A film in one of the collections.
struct Film: Codable, Equatable, Identifiable, Sendable {
  let title: String
  var year = 2026
  var minutes = 90
  /// The fraction that the user has watched.
  var watched = 0.0
  /// The identifier of the collection.
  var collection: String

  /// A film is in a collection once.
  var id: String { "\(collection)/\(title)" }
}

/// A collection of films.
struct FilmCollection: Codable, Equatable, Identifiable, Sendable {
  let id: String
  let title: String
  let symbol: String
  var isRemoved = false
}
