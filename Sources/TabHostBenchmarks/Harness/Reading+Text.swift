extension Reading {
  /// Returns the header of the table whose lines are ``row``.
  ///
  /// - Parameter hasPeer: Whether there are columns for the peer.
  static func head(hasPeer: Bool) -> String {
    left("measure") + right("tabs", 9) + right("cost", 12) + right("floor", 12)
      + right("ratio", 9) + right("growth", 9)
      + (hasPeer ? right(Peer.name, 12) + right("to \(Peer.name)", 9) : "")
  }

  /// The result as one line of a table.
  var row: String {
    let line =
      Self.left(name) + Self.right("\(tabs)", 9) + Self.right(unit.text(cost), 12)
      + Self.right(unit.text(floor), 12) + Self.right(ratio.decimal(2), 9)
    let growth = growth?.decimal(2) ?? ""
    if let peer, let peerRatio {
      return line + Self.right(growth, 9) + Self.right(unit.text(peer), 12)
        + Self.right(peerRatio.decimal(2), 9)
    }
    return growth.isEmpty ? line : line + Self.right(growth, 9)
  }

  /// The result as one line of JSON.
  var json: String {
    // The names of measures contain no characters that need escaping.
    "{\"name\":\"\(name)\",\"tabs\":\(tabs),\"unit\":\"\(unit.rawValue)\","
      + "\"cost\":\(cost.decimal(1)),\"floor\":\(floor.decimal(1)),"
      + "\"ratio\":\(ratio.decimal(3))"
      + (growth.map { ",\"growth\":\($0.decimal(3))" } ?? "")
      + (peer.map { ",\"peer\":\($0.decimal(1))" } ?? "")
      + (peerRatio.map { ",\"peerRatio\":\($0.decimal(3))" } ?? "") + "}"
  }

  private static func left(_ text: String) -> String {
    text + String(repeating: " ", count: max(1, 45 - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}

extension Measure.Unit {
  /// Returns a value with the most readable unit.
  func text(_ value: Double) -> String {
    switch self {
    case .bytes, .bytesPerTab: value.decimal(1) + " B"
    case .nanoseconds where value < 1_000: value.decimal(0) + " ns"
    case .nanoseconds where value < 1_000_000: (value / 1_000).decimal(2) + " us"
    case .nanoseconds: (value / 1_000_000).decimal(2) + " ms"
    }
  }
}

extension Double {
  /// Returns the number with the given count of digits after the decimal point.
  func decimal(_ digits: Int) -> String {
    guard self >= 0 else { return "-" + (-self).decimal(digits) }
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let number = Int((self * Double(scale)).rounded())
    guard digits > 0 else { return "\(number)" }
    let fraction = "\(number % scale)"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(number / scale).\(zeros)\(fraction)"
  }
}
