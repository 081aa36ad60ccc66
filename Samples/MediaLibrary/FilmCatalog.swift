/// What the library saves: all films and all collections, also those in the trash.
struct FilmCatalog: Codable, Equatable {
  var collections = [
    FilmCollection(id: "cinematic-shots", title: "Cinematic Shots", symbol: "film"),
    FilmCollection(id: "forest-life", title: "Forest Life", symbol: "leaf"),
    FilmCollection(id: "sea-life", title: "Sea Life", symbol: "fish"),
    FilmCollection(id: "city-lights", title: "City Lights", symbol: "building.2"),
  ]

  var films = [
    films("cinematic-shots", "The Long Take", "Crane over Rooftops", "Dusk in Five Colors"),
    films("forest-life", "Moss and Rain", "The Owl at Noon", "A Fox in March", "Night Voices"),
    films("sea-life", "Tide Pools", "Kelp Cathedral", "The Slow Shark", "Lanternfish"),
    films("city-lights", "Neon Harbour", "Last Tram Home"),
  ].flatMap(\.self)

  private static func films(_ collection: String, _ titles: String...) -> [Film] {
    titles.map { title in
      var film = Film(title: title, collection: collection)
      film.year = 1960 + title.count * 17 % 60
      film.minutes = 8 + title.count * 7 % 40
      if film.minutes > 25 { film.watched = 1 - Double(title.count) / Double(film.minutes) }
      return film
    }
  }

  /// Returns the catalogs of this program and of another one that has saved meanwhile.
  static func merge(old: Self?, mine: Self, theirs: Self) -> Self {
    let old = old ?? Self()
    var merged = theirs
    merged.collections.merge(mine.collections, since: old.collections)
    merged.films.merge(mine.films, since: old.films)
    return merged
  }
}

extension Array where Element: Equatable & Identifiable {
  /// Replaces and adds the elements that are changed in other ones.
  fileprivate mutating func merge(_ other: Self, since old: Self) {
    for element in other where !old.contains(element) {
      if let index = firstIndex(where: { $0.id == element.id }) {
        self[index] = element
      } else {
        append(element)
      }
    }
  }
}
