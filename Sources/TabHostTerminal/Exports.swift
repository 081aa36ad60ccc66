// Programs that import this library need not import the toolkit.

@_exported public import TerminalToolkit
