/// The log of a compiler that has built ported code, with what to write instead under the errors.
struct ExplainedLog {
  /// The lines of the log, and the notes under them.
  private(set) var lines: [String] = []
  /// How many errors are about each name that is not found.
  private var missing: [String: Int] = [:]
  private(set) var hasErrors = false

  init(_ log: String) {
    var printed: Set<Substring> = []
    var notes: Set<String> = []
    var isRepeated = false
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      let diagnostic = line.wholeMatch(of: /(\S.*?:\d+:\d+: )(error|warning|note): (.*)/)
      // A build can print an error for the module, and again for the file.
      if diagnostic != nil {
        isRepeated = !printed.insert(line).inserted
      } else if line.first == "[" || line.first?.isLetter == true {
        isRepeated = false
      }
      if isRepeated { continue }
      lines.append(String(line))
      guard let error = diagnostic?.output, error.2 == "error" else { continue }
      hasErrors = true
      let message = CompilerError(error.3)
      if let name = message.missingName { missing[name, default: 0] += 1 }
      guard let note = message.advice, notes.insert(note).inserted else { continue }
      lines.append("\(error.1)note: \(note)")
    }
    if missing.count > 1 { lines += summary }
  }

  /// The missing names, those with the most errors first.
  private var summary: [String] {
    let names = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ["", "Missing names, with the number of their errors:"]
      + names.map { "  \($0.key) \($0.value)" }
  }
}

/// An error of the compiler in ported code.
struct CompilerError {
  /// The name of which nothing is found, with the type of a member, such as `UILabel.wobble`.
  let missingName: String?
  /// What to write, or `nil` for an error that says so itself.
  let advice: String?

  private static let table = PortingTable.current

  /// Reads the text of an error.
  init(_ message: Substring) {
    let quoted = message.matches(of: /'([^']*)'/).map { String($0.1) }
    let form = message.replacing(/'[^']*'/, with: "'…'")
    let name = quoted.first ?? ""
    if form.hasPrefix("cannot find '…' in") || form.hasPrefix("cannot find type '…' in") {
      missingName = name
      advice = Self.advice(forMissing: name)
    } else if form.contains("has no member '…'"), let member = quoted.last {
      let types = quoted.dropLast().map(Self.plainName)
      missingName = "\(types.last ?? "").\(member)"
      advice = types.lazy.compactMap { Self.advice(forMember: member, of: $0) }.first
    } else {
      missingName = nil
      if form.contains("conform to"), Self.isDeclared(Self.plainName(name)) {
        advice =
          "\(name) is no object of Objective-C here; declare the conformance in StandIns.swift"
      } else {
        advice = Self.forms.first { message.contains($0.text) }?.advice
      }
    }
  }

  /// Returns the name of a type without what makes it optional or generic.
  private static func plainName(_ type: String) -> String {
    String(type.prefix { $0.isLetter || $0.isNumber || $0 == "." })
  }

  /// Returns whether TabHost or the stand-ins declare a type.
  private static func isDeclared(_ type: String) -> Bool {
    table.ownTypes.contains(type) || table.standIns[type] != nil
  }

  // MARK: - Names

  private static func advice(forMissing name: String) -> String {
    if table.standIns[name] != nil { return "import TabHostViewStandIns, which declares \(name)" }
    if let module = symbols[name] ?? modules.first(where: { begins(name, with: $0.prefix) })?.module
    {
      return "\(name) is of \(module), which only Apple's platforms have; leave the file out, or "
        + "declare in StandIns.swift what the code uses of it"
    }
    if let entry = table.leftOut.first(where: { $0.name == name }) {
      return "\(name): \(entry.reason)"
    }
    if name.first?.isUppercase != true {
      return "if \(name) is a member of a view or a controller, declare it in StandIns.swift in an "
        + "extension of the class"
    }
    return
      "if a file of the app declares \(name), list the file in UIKitSources.txt; if Xcode or a "
      + "package does, declare it in StandIns.swift"
  }

  private static func advice(forMember member: String, of type: String) -> String? {
    let original = table.types.first { $0.value == type }?.key ?? type
    let entry = table.leftOut.first { $0.owner == original && $0.name == member }
    if let entry { return "\(member): \(entry.reason)" }
    guard isDeclared(type) else { return nil }
    return "declare \(member) in StandIns.swift, in an extension of \(type)"
  }

  /// Returns whether a name begins with the first letters of a module, as `MKMapView` does.
  private static func begins(_ name: String, with prefix: String) -> Bool {
    let next = name.dropFirst(prefix.count).first
    return name.hasPrefix(prefix) && (prefix.count > 2 || next?.isUppercase == true)
  }

  /// The modules of Apple's platforms, by names.
  private static let symbols = [
    "AnyCancellable": "Combine", "AnyPublisher": "Combine", "CurrentValueSubject": "Combine",
    "NSSelectorFromString": "Objective-C", "PassthroughSubject": "Combine",
    "Selector": "Objective-C",
  ]

  /// The modules of Apple's platforms, by the first letters of their names.
  private static let modules: [(prefix: String, module: String)] = [
    ("AV", "AVFoundation"), ("CA", "Core Animation"), ("CG", "Core Graphics"), ("CK", "CloudKit"),
    ("CL", "Core Location"), ("CN", "Contacts"), ("EK", "EventKit"), ("IN", "Intents"),
    ("LA", "LocalAuthentication"), ("MF", "MessageUI"), ("MK", "MapKit"), ("NSFetch", "Core Data"),
    ("NSManaged", "Core Data"), ("NSPersistent", "Core Data"), ("PH", "Photos"), ("PK", "PassKit"),
    ("SF", "SafariServices"), ("SK", "StoreKit"), ("UI", "UIKit"), ("UN", "UserNotifications"),
    ("WK", "WebKit"), ("XCUI", "XCTest"), ("class_", "Objective-C"), ("method_", "Objective-C"),
    ("objc_", "Objective-C"),
  ]

  // MARK: - Other errors

  private static let arguments =
    "if this is UIKit's, declare it with these arguments in StandIns.swift, in an extension of the type"
  private static let follows =
    "follows from another error in this statement; resolve that one first"
  private static let twice =
    "several of the files declare it; leave all but one out in UIKitSources.txt, or make a target for "
    + "each target of Xcode"

  /// Errors by parts of their texts.
  private static let forms: [(text: String, advice: String)] = [
    (
      "no such module",
      "add a target of this name that declares what the app uses of it, or the package itself if it "
        + "builds here"
    ),
    ("is ambiguous for type lookup", twice),
    ("invalid redeclaration of", twice),
    (
      "does not override any",
      "TabHost calls no such member; put it between #if !canImport(TabHost) and #endif"
    ),
    (
      "cannot be overridden from extension",
      "move the override into the class, or put it between #if !canImport(TabHost) and #endif"
    ),
    ("'#keyPath' can only", "write the key as a text"),
    (
      "can only be used with the Objective-C runtime",
      "use the form of the call that has a closure, or call the method"
    ),
    ("call that takes no arguments", arguments), ("extra argument", arguments),
    ("unknown attribute 'Observa", "import Observation, which SwiftUI exports"),
    ("unknown attribute", "declare a property wrapper of this name in StandIns.swift"),
    ("extraneous argument label 'localized:'", "import TabHostViewStandIns, which declares it"),
    ("overriding non-open", "TabHost calls no override of it; give the member another name"),
    (
      "must use a 'required' initializer",
      "initializers of controllers are not required; pass a closure that creates the object"
    ),
    (
      "can only be applied to members of an '@objc' protocol",
      "delete the word, and add a default implementation in an extension of the protocol"
    ),
    (
      "cannot use optional chaining on non-optional value of type '(",
      "requirements are not optional here; delete the question mark"
    ),
    (
      "main actor-isolated",
      "add @MainActor to the function or the type around it; a stand-in of your own needs "
        + "@preconcurrency @MainActor"
    ),
    ("cannot infer contextual base", follows), ("requires a contextual type", follows),
    ("cannot be resolved without a contextual type", follows),
    ("cannot infer type of closure parameter", follows),
    ("because it has no superclass", "resolve the error about the superclass first"),
  ]
}
