import Testing

@testable import TabHost

struct CustomizationFileNameTests {
  @Test(
    arguments: [
      ("library", "library.json"),
      ("Media_Library-2", "Media_Library-2.json"),
      ("com.example.library", "com.example.library.json"),
      ("", "%.json"),
      ("%", "%25.json"),
      (".", "%2E.json"),
      ("..", "%2E%2E.json"),
      ("../x", "%2E.%2Fx.json"),
      ("/", "%2F.json"),
      (".hidden.", "%2Ehidden%2E.json"),
      ("a.json", "a.json.json"),
      ("a.json.tmp", "a.json.tmp.json"),
      ("a\0b", "a%00b.json"),
      ("\u{1B}[2J\n", "%1B%5B2J%0A.json"),
      ("é", "%C3%A9.json"),
      ("e\u{301}", "e%CC%81.json"),
      ("🐳", "%F0%9F%90%B3.json"),
      ("a b~c", "a%20b%7Ec.json"),
    ]
  )
  func `every identifier has a plain file name of its own`(identifier: String, name: String) throws
  {
    #expect(try CustomizationFileName.name(for: identifier) == name)
  }

  @Test func `a file name can have 200 bytes`() throws {
    let longest = String(repeating: "a", count: 200)
    #expect(try CustomizationFileName.name(for: longest) == longest + ".json")
  }

  @Test func `a longer file name is an error that states its length`() {
    let error = storeError {
      _ = try CustomizationFileName.name(for: "\(String(repeating: "é", count: 34))")
    }
    #expect(
      error?.description
        == "%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C…: the identifier makes a file name of 204 bytes;"
        + " at most 200"
    )
    #expect(error?.kind == .identifierTooLong)
  }
}
