import TabHost
import TabHostTesting
import Testing

@MainActor struct ShopCases {
  @Test(arguments: try CaseFile.cases(in: "Cases"))
  func `a case holds`(_ given: HostCase) throws {
    var runner = CaseRunner()
    runner.addHost("shop") { Shop() }
    try runner.verify(given)
  }
}
