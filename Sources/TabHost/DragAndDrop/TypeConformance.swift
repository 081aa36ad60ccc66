/// The conformances between common types of data.
///
/// A type that is not listed conforms only to itself. Register the general types of such data in
/// addition to its own type.
enum TypeConformance {
  /// Returns whether a type is another type or conforms to it.
  static func conforms(_ type: String, to wanted: String) -> Bool {
    if type == wanted { return true }
    return (parents[type] ?? []).contains { conforms($0, to: wanted) }
  }

  /// Returns the type of files with an extension, or `nil` if it is not listed.
  static func type(ofExtension name: String) -> String? {
    let name = name.lowercased()
    return fileExtensions.first { $0.names.contains(name) }?.type
  }

  /// Returns the usual extension of files of a type, or `nil` if the type is not listed.
  static func fileExtension(of type: String) -> String? {
    fileExtensions.first { $0.type == type }?.names.first
  }

  /// The extensions of files by type, the usual one first.
  private static let fileExtensions: [(type: String, names: [String])] = [
    ("public.utf8-plain-text", ["txt"]),
    ("public.plain-text", ["txt", "text"]),
    ("public.swift-source", ["swift"]),
    ("public.html", ["html", "htm"]),
    ("public.xml", ["xml"]),
    ("public.json", ["json"]),
    ("public.rtf", ["rtf"]),
    ("public.comma-separated-values-text", ["csv"]),
    ("public.tab-separated-values-text", ["tsv"]),
    ("net.daringfireball.markdown", ["md", "markdown"]),
    ("public.png", ["png"]),
    ("public.jpeg", ["jpeg", "jpg"]),
    ("public.tiff", ["tiff", "tif"]),
    ("public.heic", ["heic"]),
    ("public.svg-image", ["svg"]),
    ("com.compuserve.gif", ["gif"]),
    ("com.microsoft.bmp", ["bmp"]),
    ("org.webmproject.webp", ["webp"]),
    ("public.mp3", ["mp3"]),
    ("public.mpeg-4-audio", ["m4a"]),
    ("com.microsoft.waveform-audio", ["wav"]),
    ("public.mpeg-4", ["mp4"]),
    ("com.apple.quicktime-movie", ["mov"]),
    ("com.adobe.pdf", ["pdf"]),
    ("public.zip-archive", ["zip"]),
    ("public.vcard", ["vcf"]),
  ]

  private static let parents: [String: [String]] = [
    "public.content": ["public.item"],
    "public.data": ["public.item"],
    "public.directory": ["public.item"],
    "public.folder": ["public.directory"],

    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.rtf": ["public.text"],
    "public.delimited-values-text": ["public.text"],
    "public.comma-separated-values-text": ["public.delimited-values-text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "net.daringfireball.markdown": ["public.text"],

    "public.url": ["public.data"],
    "public.file-url": ["public.url"],

    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.tiff": ["public.image"],
    "public.heic": ["public.image"],
    "public.svg-image": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.microsoft.bmp": ["public.image"],
    "org.webmproject.webp": ["public.image"],

    "public.audiovisual-content": ["public.data", "public.content"],
    "public.audio": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "public.mpeg-4-audio": ["public.audio"],
    "com.microsoft.waveform-audio": ["public.audio"],
    "public.movie": ["public.audiovisual-content"],
    "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],

    "com.adobe.pdf": ["public.data", "public.content"],
    "public.archive": ["public.data"],
    "public.zip-archive": ["public.archive"],
    "public.vcard": ["public.text"],
  ]
}
