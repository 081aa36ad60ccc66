import TabHostTestSupport
import Testing

/// The tables of samples in README and articles.
struct SampleTableTests {
  /// Returns the code in the cells of the rows of a table, by columns.
  private func rows(below heading: String, in file: String) throws -> [[[String]]] {
    let lines = try PackageFiles.text(file).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let table = lines.drop { $0 != heading }.dropFirst(2).prefix { $0.hasPrefix("|") }
    return table.map { line in
      line.split(separator: "|").map { cell in
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
    }
  }

  private func source(of sample: String) throws -> String {
    try PackageFiles.names(in: "Samples/\(sample)")
      .map { try PackageFiles.text("Samples/\(sample)/\($0)") }.joined(separator: "\n")
  }

  @Test func `each sample is in the table of samples`() throws {
    let names = try rows(below: "| Sample | Teaches | To drive it |", in: "README.md")
      .compactMap { $0.first?.first }
    expectEqual(names.sorted(), Program.samples.sorted())
  }

  @Test func `the samples use the members for which an article names them`() throws {
    let article = "Sources/TabHost/TabHost.docc/Recipes.md"
    let rows = try rows(below: "| Members | Samples |", in: article)
    expect(rows.count > 8)
    for row in rows {
      for sample in row[1] {
        let source = try source(of: sample)
        let missing = row[0].filter { !source.contains($0) }
        expectEqual(missing, [], "\(sample)")
      }
    }
  }
}
