public import TabHost

/// The window of `TabHost`, for tests that import this library alone.
public typealias TabHostWindow = TabHost.TabHostWindow
