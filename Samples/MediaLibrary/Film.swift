/// A film, and how much of it the user has watched.
struct Film: Equatable, Identifiable, Sendable {
  let title: String
  let year: Int
  let minutes: Int
  let watchedMinutes: Int

  var id: String { title }

  /// The films, by the identifier of the tab that shows them.
  static let collections: [String: [Film]] = [
    "cinematic-shots": films("The Long Take", "Crane over Rooftops", "Dusk in Five Colors"),
    "forest-life": films(
      "Moss and Rain",
      "The Owl at Noon",
      "Beech, Birch, Alder",
      "A Fox in March",
      "Under the Leaves",
      "Night Voices",
      "The Last Oak"
    ),
    "sea-life": films("Tide Pools", "Kelp Cathedral", "The Slow Shark", "Lanternfish"),
    "city-lights": films("Neon Harbour", "Last Tram Home"),
    "paper-boats": films("Down the Gutter", "Regatta"),
    "clay-foxes": films("Two Foxes", "Three Foxes"),
    "ink-drops": films("Bloom", "Blot"),
  ]

  /// All films, sorted by title.
  static let all = collections.values.joined().sorted { $0.title < $1.title }

  /// The films that the user has begun to watch.
  static let begun = Array(all.filter { $0.watchedMinutes > 0 }.prefix(5))

  private static func films(_ titles: String...) -> [Film] {
    titles.map { title in
      let length = title.utf8.count
      let minutes = 8 + length * 7 % 40
      return Film(
        title: title,
        year: 1960 + length * 17 % 60,
        minutes: minutes,
        watchedMinutes: minutes > 25 ? minutes - length : 0
      )
    }
  }
}
