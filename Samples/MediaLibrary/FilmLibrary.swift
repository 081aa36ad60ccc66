import Foundation
import Observation

/// The films of the app, which pages observe.
@MainActor @Observable final class FilmLibrary {
  private(set) var films = [
    films("cinematic-shots", "The Long Take", "Crane over Rooftops", "Dusk in Five Colors"),
    films("forest-life", "Moss and Rain", "The Owl at Noon", "A Fox in March", "Night Voices"),
    films("sea-life", "Tide Pools", "Kelp Cathedral", "The Slow Shark", "Lanternfish"),
    films("city-lights", "Neon Harbour", "Last Tram Home"),
  ].flatMap(\.self)

  /// The collections that Watch Now lists, in their order.
  var shelves: [String] = []

  func films(in collection: String) -> [Film] { films.filter { $0.collection == collection } }

  /// Returns the films whose titles contain a text.
  func films(matching text: String) -> [Film] {
    films.filter { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) }
  }

  /// Whether a collection has a film with the title of another one.
  func contains(_ film: Film, in collection: String) -> Bool {
    films(in: collection).contains { $0.title == film.title }
  }

  /// Adds copies of films to a collection, without those that it has.
  func add(_ new: [Film], to collection: String) {
    for var film in new where !contains(film, in: collection) {
      film.collection = collection
      films.append(film)
    }
  }

  private static func films(_ collection: String, _ titles: String...) -> [Film] {
    titles.map { title in
      var film = Film(title: title, collection: collection)
      film.year = 1960 + title.count * 17 % 60
      film.minutes = 8 + title.count * 7 % 40
      if film.minutes > 25 { film.watched = 1 - Double(title.count) / Double(film.minutes) }
      return film
    }
  }
}
