import TabHostProgram

await HostProgram.mainOfDescription(help: help, version: "0.3.0")
