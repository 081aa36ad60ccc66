extension FilePort {
  /// Imports TabHost in place of UIKit, and wherever a name of TabHost is used.
  func portImports() {
    var hasFoundation = file.imports.contains { tokens[$0.module].is("Foundation") }
    for declaration in file.imports where tokens[declaration.module].is("UIKit") {
      usesTabHost = true
      if declaration.module > declaration.keyword + 1 {
        portImport(ofSymbol: declaration)
      } else {
        let words = declaration.modifiers + ["import "]
        let attributes = declaration.attributes.filter { $0 == "_exported" }.map { "@\($0) " }
        let start = attributes.joined() + words.joined(separator: " ")
        let text = hasFoundation ? "\(start)TabHost" : "\(start)Foundation; \(start)TabHost"
        file.replace(declaration.start..<declaration.end + 1, with: text)
        // A second import, in another branch of a condition, needs its own.
        hasFoundation = hasFoundation || file.imports.count == 1
      }
    }
    reportOtherModules()
    // UIKit exports Foundation to all files of a module, also to those that import nothing.
    let needsFoundation = !hasFoundation && !importsFoundation && usesFoundation
    let needsTabHost = usesTabHost && !file.imports.contains { importsTabHost($0) }
    let importsStandIns = file.imports.contains { tokens[$0.module].is("TabHostViewStandIns") }
    addImports(
      (needsFoundation ? ["Foundation"] : []) + (needsTabHost ? ["TabHost"] : [])
        + (usesStandIns && !importsStandIns ? ["TabHostViewStandIns"] : [])
    )
    if usesNetworking {
      let networking = """
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        """
      let end = tokens.firstIndex { $0.kind == .end } ?? 0
      file.insert((tokens[end].leading.hasSuffix("\n") ? "" : "\n") + networking, after: end)
    }
  }

  // MARK: - Foundation

  private static let foundationNames: Set<String> = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Data", "Date",
    "DateFormatter", "DispatchQueue", "FileManager", "IndexPath", "IndexSet", "JSONDecoder",
    "JSONEncoder", "Locale", "LocalizedError", "Notification", "NotificationCenter",
    "OperationQueue", "TimeInterval", "Timer", "URL", "URLComponents", "URLQueryItem", "UUID",
    "UserDefaults",
  ]
  private static let networkingNames: Set<String> = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate", "URLSessionTask",
  ]

  private var importsFoundation: Bool {
    file.imports.contains { declaration in
      let isWhole = declaration.module == declaration.keyword + 1
      return isWhole
        && ["Foundation", "UIKit", "XCTest"].contains(tokens[declaration.module].word)
    }
  }

  private var usesFoundation: Bool {
    usesNotFound || usesName(of: Self.foundationNames) || usesNetworking
  }

  /// Whether the file uses a type that is in a module of its own outside of Apple's platforms.
  private var usesNetworking: Bool {
    usesName(of: Self.networkingNames)
      && !file.imports.contains { tokens[$0.module].is("FoundationNetworking") }
  }

  private func usesName(of names: Set<String>) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].kind == .identifier, index == 0 || tokens[index - 1].word != "." else {
        return false
      }
      let word = tokens[index].word
      let isObjectiveC = word.hasPrefix("NS") && word.dropFirst(2).first?.isUppercase == true
      let isListed = names.contains(word) || isObjectiveC && names == Self.foundationNames
      return isListed && !program.names.contains(word) && table.types[word] == nil
    }
  }

  // MARK: - TabHost

  private func importsTabHost(_ declaration: SourceFile.Import) -> Bool {
    tokens[declaration.module].is("TabHost") || tokens[declaration.module].is("UIKit")
  }

  /// Ports `import class UIKit.UIMenu`.
  private func portImport(ofSymbol declaration: SourceFile.Import) {
    let name = tokens[declaration.end].word
    if table.standIns[name] != nil {
      file.replace(declaration.module, with: "TabHostViewStandIns")
    } else if let type = table.types[name] ?? (table.ownTypes.contains(name) ? name : nil) {
      file.replace(declaration.module, with: "TabHost")
      file.replace(declaration.end, with: type)
    } else {
      let range = declaration.start..<declaration.end + 1
      file.replace(range, with: "/* \(file.source(of: range)) */")
    }
  }

  private func addImports(_ modules: [String]) {
    guard !modules.isEmpty else { return }
    let text = modules.map { "import \($0)" }.joined(separator: "; ")
    let isConditional = conditionalLines()
    let unconditional = file.imports.last { !isConditional.contains(tokens[$0.keyword].line) }
    if let last = unconditional ?? file.imports.last {
      // The import can have become a comment.
      let isComment = tokens[last.start].text.hasPrefix("/*")
      file.insert(isComment ? " \(text)" : "; \(text)", after: last.end)
    } else if let first = tokens.indices.first(where: { index in
      tokens[index].isFirstInLine && tokens[index].kind != .directive
    }) {
      file.insert("\(text); ", before: first)
    }
  }

  /// Returns the lines between `#if` and `#endif`.
  private func conditionalLines() -> Set<Int> {
    var lines: Set<Int> = []
    var starts: [Int] = []
    for token in tokens {
      if token.word == "#if" { starts.append(token.line) }
      if token.word == "#endif", let start = starts.popLast() {
        lines.formUnion(start...token.line)
      }
    }
    return lines
  }

  // MARK: - Other modules

  /// Modules of Apple's platforms that Swift has on no other one.
  private static let modules: Set<String> = [
    "AVFoundation", "AVKit", "CloudKit", "Contacts", "CoreAnimation", "CoreData", "CoreGraphics",
    "CoreImage", "CoreLocation", "CoreText", "EventKit", "Intents", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MessageUI", "MetricKit", "MobileCoreServices", "ObjectiveC",
    "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "Security",
    "StoreKit", "SwiftData", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications",
    "WebKit", "WidgetKit",
  ]
  /// Modules whose symbols Foundation has on other platforms, as far as it has them.
  private static let foundation: Set<String> = ["CoreFoundation", "CoreGraphics", "Darwin"]

  /// Removes imports of modules that exist on Apple's platforms only, and reports them.
  private func reportOtherModules() {
    for declaration in file.imports {
      let name = tokens[declaration.module].word
      let isOfSwiftUI = name == "SwiftUI"
      guard isOfSwiftUI || ["Combine", "OSLog", "os"].contains(name),
        isOfSwiftUI || !isInCondition(onModule: name, declaration)
      else { continue }
      // SwiftUI exports Observation.
      file.replace(
        declaration.module..<declaration.end + 1,
        with: "TabHostViewStandIns\(isOfSwiftUI ? "; import Observation" : "")"
      )
      usesStandIns = false
    }
    for declaration in file.imports where Self.modules.contains(tokens[declaration.module].word) {
      let name = tokens[declaration.module].word
      let range = declaration.start..<declaration.end + 1
      if Self.foundation.contains(name) {
        file.replace(range, with: "import Foundation")
      } else if !isInCondition(onModule: name, declaration) {
        file.replace(range, with: "/* \(file.source(of: range)) */")
        // The stand-ins have what is used of these modules most.
        guard !["ObjectiveC", "QuartzCore"].contains(name) else { continue }
        file.report(
          declaration.keyword,
          name,
          "is a module of Apple's platforms only; leave the file out, or declare what it uses"
        )
      }
    }
  }

  /// Whether an import is compiled only where the module exists.
  private func isInCondition(onModule name: String, _ declaration: SourceFile.Import) -> Bool {
    let conditions = tokens[..<declaration.keyword].indices.filter { index in
      tokens[index].is("canImport") && tokens[index + 2].is(name)
    }
    return conditions.contains { index in
      !tokens[index..<declaration.keyword].contains { $0.word == "#endif" }
    }
  }
}
