import Foundation
import Testing

/// The program as an editor runs it: by a recorded conversation, and by Neovim where there is one.
@Suite struct `A language server in an editor` {
  private func frame(_ message: String) -> String { "Content-Length: \(message.utf8.count)\r\n\r\n\(message)" }

  @Test func `a recorded conversation is answered`() throws {
    let address = "file:///project/en.lproj/Localizable.strings"
    let conversation = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(address)","#
        + #""languageId":"strings","version":1,"text":"\"size\" = \"🏠 75 m²\";\n"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(address)"},"#
        + #""position":{"line":0,"character":14}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    let outcome = try BuiltProgram.run(["lsp", "--no-config"], input: conversation.map(frame).joined())
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
    #expect(outcome.text.contains(#""positionEncoding":"utf-16""#))
    #expect(outcome.text.contains("Spoken: **🏠 75 square meters**"))
    #expect(outcome.text.hasSuffix(#"{"jsonrpc":"2.0","id":3,"result":null}"#))
  }

  @Test func `an editor that goes away ends the server`() throws {
    #expect(try BuiltProgram.run(["lsp", "--no-config"], input: "").status == 1)
    #expect(try BuiltProgram.run(["lsp", "--no-config"], input: "Content-Length: x\r\n\r\n").status == 1)
  }

  private static let script = """
    vim.cmd('edit en.lproj/Localizable.strings')
    local client = vim.lsp.start_client({ name = 'sayable', cmd = { vim.env.SAYABLE_PROGRAM, 'lsp', '--no-config' },
      root_dir = vim.fn.getcwd() })
    vim.lsp.buf_attach_client(0, client)
    local function wait(count)
      return vim.wait(60000, function() return #vim.diagnostic.get(0) == count end, 20)
    end
    local lines = { tostring(wait(1)) }
    local first = vim.diagnostic.get(0)[1] or {}
    table.insert(lines, string.format('%s:%s %s', first.lnum, first.col, first.code or ''))
    local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 0, character = 14 } }
    local hover = vim.lsp.buf_request_sync(0, 'textDocument/hover', params, 60000)
    for _, answer in pairs(hover or {}) do
      table.insert(lines, (answer.result.contents.value:gsub('\\n.*', '')))
    end
    vim.api.nvim_buf_set_text(0, 0, 10, 0, 19, { 'large' })
    table.insert(lines, tostring(wait(0)))
    vim.fn.writefile(lines, 'said')
    vim.cmd('qa!')
    """

  @Test func `Neovim shows what is found, and takes it away once it is mended`() throws {
    try withTemporaryFolder { folder in
      let strings = folder.appendingPathComponent("en.lproj")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try Data("\"size\" = \"ü 75 m²\";\n".utf8).write(to: strings.appendingPathComponent("Localizable.strings"))
      try Data(Self.script.utf8).write(to: folder.appendingPathComponent("check.lua"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", "luafile check.lua", "-c", "cquit"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["SAYABLE_PROGRAM": BuiltProgram.url.path, "HOME": folder.path]
      ) { $1 }
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      // There is no Neovim.
      if process.terminationStatus == 127 { return }
      let said = try String(contentsOf: folder.appendingPathComponent("said"), encoding: .utf8)
      #expect(
        said.split(separator: "\n").map(String.init) == [
          "true", "0:13 spoken-differently", "Spoken: **ü 75 square meters**", "true",
        ])
    }
  }
}
