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
    var (stateA, stateB, stateC, stateD) = (first.state, second.state, third.state, fourth.state)
    var steps = 0
    while steps < rest {
      let nextA = unsafe next(stateA, a[steps], columns)
      let nextB = unsafe next(stateB, b[steps], columns)
      let nextC = unsafe next(stateC, c[steps], columns)
      let nextD = unsafe next(stateD, d[steps], columns)
      // One comparison tells of what is not known and of marks.
      if min(min(nextA, nextB), min(nextC, nextD)) <= 0 { break }
      (stateA, stateB, stateC, stateD) = (Int(nextA), Int(nextB), Int(nextC), Int(nextD))
      steps += 1
    }
    first.go(on: steps, to: stateA)
    second.go(on: steps, to: stateB)
    third.go(on: steps, to: stateC)
    fourth.go(on: steps, to: stateD)
  }

  /// Goes on in one walk until it is at its end, or cannot go on without a decision.
  internal func advance(
    _ walk: inout LineWalk, over bytes: UnsafeBufferPointer<UInt8>, _ columns: UnsafePointer<UInt32>
  ) {
    precondition(walk.fits(capacity), "no such place")
    let rest = walk.rest(of: bytes.count)
    var state = walk.state
    var steps = 0
    while steps < rest {
      let next = unsafe next(state, bytes[walk.position &+ steps], columns)
      if next <= 0 { break }
      state = Int(next)
      steps += 1
    }
    walk.go(on: steps, to: state)
  }

  /// The transition from a state as it stands: 0 where it is not known, below 0 where it leads to marks. Neither state
  /// nor column is large enough for an overflow.
  @inline(__always)
  private func next(_ state: Int, _ byte: UInt8, _ columns: UnsafePointer<UInt32>) -> Int16 {
    let place = unsafe Int(columns[Int(byte)]) &+ state &<< Self.columnBits
    return Int16(bitPattern: unsafe transitions[place].load(ordering: .relaxed))
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
    var guessed = guess
    walk = LineWalk(from: start, to: other.end, in: walk.state)
    // Walks from different states come to the same one within a word or two.
    while walk.state != guessed, walk.position < other.position {
      let byte = unsafe bytes[walk.position]
      let next = unsafe next(walk.state, byte, columns)
      if next <= 0 { return }
      guessed = unsafe Int(self.next(guessed, byte, columns))
      walk.pass(to: Int(next))
    }
    if walk.state == guessed { walk = other }
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
  fileprivate mutating func go(on steps: Int, to state: Int) {
    position += steps
    self.state = state
  }
}
