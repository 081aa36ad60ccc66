// Programs that import this library need not import the toolkit and its pictures.

@_exported public import TerminalPictures
@_exported public import TerminalToolkit
