internal import Synchronization

extension TransitionTable {
  /// Goes on in four walks until one of them is at its end, or cannot go on without a decision.
  internal func advance(
    _ first: inout LineWalk, _ second: inout LineWalk, _ third: inout LineWalk, _ fourth: inout LineWalk,
    over bytes: UnsafeBufferPointer<UInt8>, _ columns: UnsafePointer<UInt32>
  ) {
    precondition(
      first.fits(capacity) && second.fits(capacity) && third.fits(capacity) && fourth.fits(capacity), "no such place")
    let rest = min(
      min(first.rest(of: bytes.count), second.rest(of: bytes.count)),
      min(third.rest(of: bytes.count), fourth.rest(of: bytes.count)))
    guard rest > 0, let bytes = bytes.baseAddress else { return }
    let (a, b, c, d) = unsafe (
      bytes + first.position, bytes + second.position, bytes + third.position, bytes + fourth.position
    )
    var (rowA, rowB, rowC, rowD) = (
      Self.row(first.state), Self.row(second.state), Self.row(third.state), Self.row(fourth.state)
    )
    var steps = 0
    while steps < rest {
      let nextA = unsafe next(rowA, a[steps], columns)
      let nextB = unsafe next(rowB, b[steps], columns)
      let nextC = unsafe next(rowC, c[steps], columns)
      let nextD = unsafe next(rowD, d[steps], columns)
      // One bit of all tells of what is not known and of marks.
      if nextA & nextB & nextC & nextD & Self.plain == 0 { break }
      (rowA, rowB, rowC, rowD) = (nextA, nextB, nextC, nextD)
      steps += 1
    }
    first.go(on: steps, to: rowA)
    second.go(on: steps, to: rowB)
    third.go(on: steps, to: rowC)
    fourth.go(on: steps, to: rowD)
  }

  /// Goes on in one walk until it is at its end, or cannot go on without a decision.
  internal func advance(
    _ walk: inout LineWalk, over bytes: UnsafeBufferPointer<UInt8>, _ columns: UnsafePointer<UInt32>
  ) {
    precondition(walk.fits(capacity), "no such place")
    let rest = walk.rest(of: bytes.count)
    var row = Self.row(walk.state)
    var steps = 0
    while steps < rest {
      let next = unsafe next(row, bytes[walk.position &+ steps], columns)
      if next & Self.plain == 0 { break }
      row = next
      steps += 1
    }
    walk.go(on: steps, to: row)
  }

  /// A transition to a state, as if that had no marks.
  private static func row(_ state: Int) -> UInt32 { UInt32(truncatingIfNeeded: state << columnBits) | plain }

  /// The transition that follows on one to a state without marks.
  @inline(__always)
  private func next(_ row: UInt32, _ byte: UInt8, _ columns: UnsafePointer<UInt32>) -> UInt32 {
    let place = unsafe Int(row &+ columns[Int(byte)])
    return unsafe transitions[place].load(ordering: .relaxed)
  }
}

// MARK: One text in parts

extension TransitionTable {
  /// Shorter parts are not worth it.
  private static let partLength = 12
  /// How often a guess may be wrong that was right as often.
  private static let fullTrust: UInt32 = 7

  /// Walks over a long text in four parts at once: those behind the first begin in the state that most words begin in.
  /// Where this proves wrong, the beginning of a part is walked over again.
  ///
  /// - Returns: How far it came from the beginning, which may be nowhere.
  internal func walkParts(_ bytes: UnsafeBufferPointer<UInt8>) -> LineWalk {
    let part = bytes.count / 4
    var first = LineWalk(from: 0, to: bytes.count, in: 1)
    guard part >= Self.partLength, let second = unsafe wordStart(bytes, part),
      let third = unsafe wordStart(bytes, 2 * part), let fourth = unsafe wordStart(bytes, 3 * part)
    else { return first }
    let guess = Int(guessed.load(ordering: .relaxed) & 0xFFFF)
    first = LineWalk(from: 0, to: second, in: 1)
    var others = (
      LineWalk(from: second, to: third, in: guess), LineWalk(from: third, to: fourth, in: guess),
      LineWalk(from: fourth, to: bytes.count, in: guess)
    )
    unsafe advance(&first, &others.0, &others.1, &others.2, over: bytes, columns)
    unsafe advance(&first, over: bytes, columns)
    unsafe goOn(&first, with: others.0, from: second, guess, over: bytes)
    unsafe goOn(&first, with: others.1, from: third, guess, over: bytes)
    unsafe goOn(&first, with: others.2, from: fourth, guess, over: bytes)
    return first
  }

  /// Goes on from `start` to the end of `other`, if `walk` came there: in the steps of `other`, once they are in the same
  /// state.
  private func goOn(
    _ walk: inout LineWalk, with other: LineWalk, from start: Int, _ guess: Int,
    over bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard walk.position == start else { return }
    noteGuess(walk.state, guess)
    var (row, guessed) = (Self.row(walk.state), Self.row(guess))
    walk = LineWalk(from: start, to: other.end, in: walk.state)
    var steps = 0
    // Walks from different states come to the same one within a word or two.
    while row != guessed, start + steps < other.position {
      let byte = unsafe bytes[start + steps]
      let next = unsafe next(row, byte, columns)
      if next & Self.plain == 0 { break }
      row = next
      guessed = unsafe self.next(guessed, byte, columns)
      steps += 1
    }
    walk.go(on: steps, to: row)
    if row == guessed { walk = other }
    unsafe advance(&walk, over: bytes, columns)
  }

  /// Notes the state that a word begins in. A state that most agree in is guessed as long as most do.
  private func noteGuess(_ state: Int, _ guess: Int) {
    let known = guessed.load(ordering: .relaxed)
    var trust = known >> 16
    if state == guess {
      if trust == Self.fullTrust { return }
      trust += 1
    } else if trust > 0 {
      trust -= 1
    } else {
      return guessed.store(UInt32(truncatingIfNeeded: state), ordering: .relaxed)
    }
    guessed.store(trust << 16 | known & 0xFFFF, ordering: .relaxed)
  }

  /// Where the first word behind a space begins from `start` on; nil where none is near.
  private func wordStart(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    for index in start..<(start + Self.partLength - 1) {
      if unsafe bytes[index] == UInt8(ascii: " ") { return index + 1 }
    }
    return nil
  }
}

extension LineWalk {
  fileprivate mutating func go(on steps: Int, to row: UInt32) {
    position += steps
    state = TransitionTable.state(row)
  }
}
