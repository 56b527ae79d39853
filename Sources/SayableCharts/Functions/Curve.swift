/// A function over a window, cut into the pieces on which it is continuous.
internal struct Curve {
  /// A stretch without a break.
  struct Piece {
    /// The first and the last place with a value.
    var from: Double
    var to: Double
    /// Even steps between them, and both ends.
    var xs: [Double] = []
    var ys: [Double] = []
    /// Whether the values grow without bound towards the ends.
    var isUnboundedAtStart = false
    var isUnboundedAtEnd = false
  }

  /// Where two pieces meet, or one ends.
  struct Cut {
    enum Kind { case pole, hole, jump, edge }

    let kind: Kind
    /// The place; of an edge that of the last value.
    let x: Double
    /// Values beside a jump.
    var from = 0.0
    var to = 0.0
  }

  let function: RealFunction
  let from: Double
  let to: Double
  private(set) var pieces: [Piece] = []
  private(set) var cuts: [Cut] = []
  /// From the 5th to the 95th percentile of the values at even steps: how high the curve is, whatever it does at poles.
  private(set) var height = 1.0
  /// The values at even steps, sorted.
  private(set) var sortedValues: [Double] = []
  /// A place up to an end of the window from which on the values are too large for numbers; nil where there is none.
  private(set) var tooLargeAt: Double?

  /// How many steps the window is sampled in.
  static let steps = 4000

  var width: Double { to - from }

  init(_ function: RealFunction, from: Double, to: Double) {
    self.function = function
    self.from = from
    self.to = to
    let xs = (0...Self.steps).map { $0 == Self.steps ? to : from + (to - from) * Double($0) / Double(Self.steps) }
    let step = (to - from) / Double(Self.steps)
    let ys = xs.map { Self.isRoundedPole(function, $0, step: step) ? .nan : function($0) }
    sortedValues = ys.filter { !$0.isNaN }.sorted()
    height = measuredHeight()
    cutIntoPieces(xs, ys)
    reachOverLargeValues()
    splitAtEvenPoles()
    splitAtExcludedZeros()
    classifyCuts()
  }

  /// Whether a step came so close to a pole that rounding alone gave it a value, as tan(pi/2) has one: a millionth of a
  /// step beside it the values are a thousand times smaller.
  private static func isRoundedPole(_ function: RealFunction, _ x: Double, step: Double) -> Bool {
    let value = abs(function(x))
    let beside = [x - 1e-6 * step, x + 1e-6 * step].map { abs(function($0)) }.filter { !$0.isNaN }
    return value > 1e6 && beside.allSatisfy { value > 1e3 * $0 } && !beside.isEmpty
  }

  /// The value below which a share of the values lie.
  func percentile(_ share: Double) -> Double {
    sortedValues[Int((share * Double(sortedValues.count - 1)).rounded())]
  }

  private func measuredHeight() -> Double {
    guard let low = sortedValues.first, let high = sortedValues.last else { return 1 }
    let middle = percentile(0.95) - percentile(0.05)
    if middle > 1e-3 * (high - low) { return middle }
    return high > low ? max(middle, 1e-3 * (high - low)) : max(abs(high), 1)
  }

  private mutating func cutIntoPieces(_ xs: [Double], _ ys: [Double]) {
    var start: Double?
    var inner: [(Double, Double)] = []
    func close(_ end: Double, into pieces: inout [Piece]) {
      guard let begin = start else { return }
      var piece = Piece(from: begin, to: end)
      let samples = inner.filter { $0.0 > begin && $0.0 < end }
      piece.xs = [begin] + samples.map(\.0) + (end > begin ? [end] : [])
      piece.ys = [function(begin)] + samples.map(\.1) + (end > begin ? [function(end)] : [])
      pieces.append(piece)
      inner = []
    }
    for index in xs.indices {
      let isThere = !ys[index].isNaN
      if index == 0 {
        if isThere { start = xs[0] }
      } else if isThere, ys[index - 1].isNaN {
        start = edge(xs[index], xs[index - 1])
      } else if !isThere, !ys[index - 1].isNaN {
        close(edge(xs[index - 1], xs[index]), into: &pieces)
        start = nil
      } else if isThere, let (left, right) = breakBetween(xs[index - 1], ys[index - 1], xs[index], ys[index]) {
        close(left, into: &pieces)
        start = right
      }
      if isThere { inner.append((xs[index], ys[index])) }
    }
    if start != nil { close(to, into: &pieces) }
  }

  /// The last place with a value on the way from one that has one to one that has none.
  func edge(_ inside: Double, _ outside: Double) -> Double {
    let last = bisect(inside, outside) { !function($0).isNaN }
    return last == 0 ? 0 : besideZero(last)
  }

  /// `x`, or what is farther from zero where numbers lie so close together that a part of a formula rounds to zero.
  private func besideZero(_ x: Double) -> Double {
    let nearest = 1e-15 * width
    guard abs(x) < nearest else { return x }
    let moved = x.sign == .minus ? -nearest : nearest
    return function(moved).isNaN ? x : moved
  }

  /// The last place for which `holds` on the way to a place for which it does not.
  func bisect(_ inside: Double, _ outside: Double, _ holds: (Double) -> Bool) -> Double {
    var (good, bad) = (inside, outside)
    for _ in 0..<1100 {
      let middle = good + (bad - good) / 2
      if middle == good || middle == bad { break }
      if holds(middle) { good = middle } else { bad = middle }
    }
    // Around zero the neighbouring numbers are smaller than any step that matters.
    return abs(good) < 1e-15 * width && holds(0) ? 0 : good
  }

  /// The last and the first place beside a break between two neighbours; nil where the function is continuous. The half
  /// that changes more is followed: a continuous change shrinks, a jump does not.
  private func breakBetween(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> (Double, Double)? {
    let change = abs(y1 - y0)
    guard change > 1e-9 * height else { return nil }
    var (left, right, low, high) = (x0, x1, y0, y1)
    for _ in 0..<1100 {
      let middle = left + (right - left) / 2
      guard middle > left, middle < right else { break }
      let value = function(middle)
      if value.isNaN { return (edge(left, middle), edge(right, middle)) }
      if abs(value - low) >= abs(high - value) {
        (right, high) = (middle, value)
      } else {
        (left, low) = (middle, value)
      }
      if abs(high - low) < 1e-3 * change { return nil }
    }
    // Of a jump at zero the number that is nearest to it may have a value between both.
    guard max(abs(left), abs(right)) < 1e-15 * width else { return (left, right) }
    return left < 0 ? (-1e-15 * width, 0) : (0, 1e-15 * width)
  }

  /// Values too large for a number hide the way to a pole, as those of e^(1/x) do: the piece reaches up to where they end.
  private mutating func reachOverLargeValues() {
    let step = width / Double(Self.steps)
    for (end, beside) in [(from, from + step), (to, to - step)]
    where function.overflows(at: end) && function.overflows(at: beside) { tooLargeAt = end }
    let ends = pieces.map { ($0.from, $0.to) }
    for index in pieces.indices {
      let (first, last) = ends[index]
      if first > from, function.overflows(at: first.nextDown) {
        pieces[index].from = pole(beside: first.nextDown, until: index > 0 ? ends[index - 1].1 : from)
        pieces[index].isUnboundedAtStart = true
      }
      if last < to, function.overflows(at: last.nextUp) {
        pieces[index].to = pole(beside: last.nextUp, until: index + 1 < pieces.count ? ends[index + 1].0 : to)
        pieces[index].isUnboundedAtEnd = true
      }
    }
  }

  /// Where values too large for a number end on the way to a limit: at a place without a value, or in the middle where
  /// they are too large on the other side as well.
  private mutating func pole(beside start: Double, until limit: Double) -> Double {
    // One place alone is the pole itself, as 0 is that of a logarithm.
    guard start != limit else { return limit }
    var last = start
    for step in 1..<1000 {
      let x = start + (limit - start) * Double(step) / 1000
      if !function.overflows(at: x) { return bisect(last, x) { function.overflows(at: $0) } }
      last = x
    }
    if limit == from || limit == to {
      guard function.overflows(at: limit) else { return bisect(last, limit) { function.overflows(at: $0) } }
      tooLargeAt = start
      return limit
    }
    let isOnBothSides = function.overflows(at: start < limit ? limit.nextDown : limit.nextUp)
    return isOnBothSides ? start + (limit - start) / 2 : bisect(last, limit) { function.overflows(at: $0) }
  }

  /// A place without a value may lie between two steps and their neighbours, however near they come.
  private mutating func splitAtExcludedZeros() {
    for part in function.nonzero {
      for zero in Roots(Curve(RealFunction(name: "", part), from: from, to: to)).roots.map(\.x) {
        let near = 1e-6 * width
        guard let index = pieces.firstIndex(where: { $0.from < zero - near && zero + near < $0.to }) else { continue }
        var (left, right) = (pieces[index], pieces[index])
        left.end(at: besideZero(zero.nextDown), function)
        left.isUnboundedAtEnd = false
        right.begin(at: besideZero(zero.nextUp), function)
        right.isUnboundedAtStart = false
        pieces.replaceSubrange(index...index, with: [left, right])
      }
    }
  }

  /// A local peak of the absolute value that grows a millionfold as it is looked at closer is a pole.
  private mutating func splitAtEvenPoles() {
    var split: [Piece] = []
    for var piece in pieces {
      var index = 1
      while index + 1 < piece.xs.count {
        let size = abs(piece.ys[index])
        if size > 2 * height, size >= abs(piece.ys[index - 1]), size >= abs(piece.ys[index + 1]),
          let pole = evenPole(piece, index)
        {
          var left = piece
          left.to = pole.0
          left.xs = piece.xs[..<index].filter { $0 < pole.0 } + [pole.0]
          left.ys = left.xs.map { function($0) }
          split.append(left)
          piece.from = pole.1
          piece.xs = [pole.1] + piece.xs[index...].filter { $0 > pole.1 }
          piece.ys = piece.xs.map { function($0) }
          index = 0
        }
        index += 1
      }
      split.append(piece)
    }
    pieces = split
  }

  private mutating func classifyCuts() {
    for index in pieces.indices {
      pieces[index].isUnboundedAtStart =
        pieces[index].isUnboundedAtStart || pieces[index].from > from && isUnbounded(at: pieces[index].from, side: 1)
        || pieces[index].from == from && function(from.nextDown).isNaN && isUnbounded(at: from, side: 1)
      pieces[index].isUnboundedAtEnd =
        pieces[index].isUnboundedAtEnd || pieces[index].to < to && isUnbounded(at: pieces[index].to, side: -1)
        || pieces[index].to == to && function(to.nextUp).isNaN && isUnbounded(at: to, side: -1)
    }
    if let first = pieces.first, first.from > from || first.isUnboundedAtStart {
      addEdge(first.from, first.isUnboundedAtStart)
    }
    for index in pieces.indices.dropLast() {
      let (before, after) = (pieces[index], pieces[index + 1])
      guard after.from - before.to <= 1e-9 * width else {
        addEdge(before.to, before.isUnboundedAtEnd)
        addEdge(after.from, after.isUnboundedAtStart)
        continue
      }
      cut(at: index)
    }
    if let last = pieces.last, last.to < to || last.isUnboundedAtEnd { addEdge(last.to, last.isUnboundedAtEnd) }
  }

  private mutating func addEdge(_ x: Double, _ isPole: Bool) {
    cuts.append(Cut(kind: isPole ? .pole : .edge, x: abs(x) < 1e-12 * width ? 0 : x))
  }

  private mutating func cut(at index: Int) {
    let (before, after) = (pieces[index], pieces[index + 1])
    let undefined = before.to + (after.from - before.to) / 2
    let middle = abs(undefined) < 1e-12 * width ? 0 : undefined
    if before.isUnboundedAtEnd || after.isUnboundedAtStart {
      cuts.append(Cut(kind: .pole, x: middle))
      return
    }
    guard hasLimit(at: middle, side: -1), hasLimit(at: middle, side: 1) else {
      cuts.append(Cut(kind: .edge, x: middle))
      return
    }
    let distance = 1e-7 * width
    let (left, right) = (function(middle - distance), function(middle + distance))
    let isJump = !left.isNaN && !right.isNaN && abs(right - left) > 1e-5 * height
    if !isJump {
      cuts.append(Cut(kind: .hole, x: middle))
      // What is computed right beside a hole is noise.
      pieces[index].end(at: max(before.from, middle - 10 * distance), function)
      pieces[index + 1].begin(at: min(after.to, middle + 10 * distance), function)
    } else {
      let place = function(middle).isNaN ? middle : after.from
      cuts.append(Cut(kind: .jump, x: place, from: before.ys.last ?? left, to: after.ys.first ?? right))
    }
  }
}

extension Curve.Piece {
  fileprivate mutating func end(at x: Double, _ function: RealFunction) {
    to = x
    xs = xs.filter { $0 < x } + [x]
    ys = xs.map { function($0) }
  }

  fileprivate mutating func begin(at x: Double, _ function: RealFunction) {
    from = x
    xs = [x] + xs.filter { $0 > x }
    ys = xs.map { function($0) }
  }
}
