import TabHostTestSupport
import Testing

/// The everyday uses of UIKit that compile after renaming, because they are part of this target, and
/// those that do not.
@Suite(.ownThread) struct IdiomTests {
  private let idioms: Idioms
  private let article: String

  init() throws {
    idioms = try Idioms()
    article = try PortingFiles.article()
  }

  @Test(.enabled(if: RenamingCommand.isAvailable, "Perl is not installed"))
  func `the published command turns the idioms into the stored ports`() throws {
    let ports = try idioms.ports(with: RenamingCommand(article: article))
    if PackageFiles.Generated.ports.isUpdated { try Idioms.store(ports) }
    #expect(try Idioms.storedPorts() == ports)
  }

  @Test func `at least 82 of 93 idioms compile after renaming`() {
    let names = idioms.sections.map(\.name)
    #expect(names.count == 93)
    #expect(Set(names).count == 93)
    #expect(names.count - idioms.notCompiling.count >= 82)
  }

  @Test func `each of the others is an idiom with an entry in the article`() {
    let names = Set(idioms.sections.map(\.name))
    #expect(idioms.notCompiling.filter { !names.contains($0.name) }.map(\.name) == [])
    let missing = idioms.notCompiling.filter { $0.entry.isEmpty || !article.contains($0.entry) }
    #expect(missing.map(\.name) == [])
  }

  @Test(
    .enabled(if: RenamingCommand.isAvailable && Soak.factor > 0, "The compiler runs in full runs")
  )
  func `each of the others does not compile`() throws {
    let command = try RenamingCommand(article: article)
    for (name, _) in idioms.notCompiling {
      let file = try #require(idioms.files.first { $0.sections.contains { $0.name == name } })
      let renamed = try command.applied(to: file.text { $0.name == name })
      #expect(try !Idioms.compiles(#require(renamed)), "\(name) compiles: remove it from the list")
    }
  }
}
