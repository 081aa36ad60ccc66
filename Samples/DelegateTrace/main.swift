import TabHostProgram

await HostProgram.mainOfDescription(help: help, version: "0.1.0")
