RunningProgram.reportBrokenPipes()
var program = Program()
RunningProgram.end(with: program.run(CommandLine.arguments.dropFirst()))
