import TabHost
import TabHostTesting
import Testing

@MainActor @Test func `a tap on New Recipe adds a recipe and is vetoed`() {
  let host = CookbookHost()
  let log = CallLog()
  host.appear()
  log.record(host)

  host.user.tap("new recipe")
  host.user.tap("recipe 4")

  #expect(
    log.calls == [
      .shouldSelect("new recipe", answer: false),
      .shouldSelect("recipe 4"), .didSelect("recipe 4", previous: "tonight"),
    ]
  )
}
