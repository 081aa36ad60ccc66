public import TabHostTesting

extension HostScript {
  /// Returns the error that parsing a script throws, or `nil` if it is parsed.
  public static func error(parsing text: String) -> ScriptError? {
    do {
      _ = try HostScript(parsing: text, name: "s")
      return nil
    } catch {
      return error
    }
  }
}

extension HostDescription {
  /// Returns the error that parsing a description throws, or `nil` if it is parsed.
  public static func error(json: String) -> HostDescriptionError? { error(json: json.utf8) }

  /// Returns the error that parsing a description throws, or `nil` if it is parsed.
  public static func error(json: some Collection<UInt8>) -> HostDescriptionError? {
    do {
      _ = try HostDescription(json: json)
      return nil
    } catch {
      return error
    }
  }
}
