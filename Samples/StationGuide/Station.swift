/// A radio station.
struct Station: Identifiable {
  let id: String
  let title: String
  let frequency: String
  /// Whether the station is for subscribers only.
  var isLocked = false

  var frequencyText: String { "\(frequency) MHz" }

  static let all = [
    Station(id: "harbour-jazz", title: "Harbour Jazz", frequency: "88.4"),
    Station(id: "deep-focus", title: "Deep Focus", frequency: "94.1"),
    Station(id: "night-opera", title: "Night Opera", frequency: "101.7", isLocked: true),
  ]
}
