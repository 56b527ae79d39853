/// A place where a curve meets the axis of x.
public struct FunctionRoot: Sendable, Hashable {
  /// How a graph meets the axis of x.
  public enum Kind: String, Sendable, Hashable {
    /// The values have other signs on the two sides.
    case crossing
    /// The values have the same sign on both sides.
    case touching
    /// There are no values on one side.
    case end
  }

  /// The place.
  public let x: Double
  /// How the graph meets the axis there.
  public let kind: Kind
}

/// Finds where a curve meets the axis of x: never across a break, and never where it only comes near.
internal struct Roots {
  private(set) var roots: [FunctionRoot] = []

  init(_ curve: Curve) {
    for piece in curve.pieces {
      findInside(piece, curve)
      findAtEnd(curve, piece, isStart: true)
      findAtEnd(curve, piece, isStart: false)
      findAlone(curve, piece)
    }
    roots.sort { $0.x < $1.x }
    var distinct: [FunctionRoot] = []
    for root in roots {
      if let last = distinct.last, root.x - last.x <= 1e-7 * curve.width { continue }
      distinct.append(root)
    }
    roots = distinct
  }

  private mutating func findInside(_ piece: Curve.Piece, _ curve: Curve) {
    let (xs, ys) = (piece.xs, piece.ys)
    var index = 1
    while index < xs.count {
      let (before, here) = (ys[index - 1], ys[index])
      if here == 0, index + 1 < xs.count {
        // A stretch of zeros is no root.
        var last = index
        while last + 1 < xs.count, ys[last + 1] == 0 { last += 1 }
        if last == index, before != 0 {
          roots.append(FunctionRoot(x: xs[index], kind: before * ys[index + 1] < 0 ? .crossing : .touching))
        }
        index = last + 1
        continue
      }
      if before * here < 0 {
        roots.append(FunctionRoot(x: crossing(curve, xs[index - 1], xs[index]), kind: .crossing))
      } else if index + 1 < xs.count, here != 0, before != 0, ys[index + 1] != 0, abs(here) <= abs(before),
        abs(here) < abs(ys[index + 1]), before * ys[index + 1] > 0, abs(here) < 0.1 * curve.height
      {
        touch(curve, xs[index - 1], xs[index + 1], here > 0 ? 1 : -1)
      }
      index += 1
    }
  }

  private func crossing(_ curve: Curve, _ left: Double, _ right: Double) -> Double {
    let sign = curve.function(left)
    let last = curve.bisect(left, right) { curve.function($0) * sign > 0 }
    let (here, next) = (curve.function(last), curve.function(last < right ? last.nextUp : last))
    let root = abs(next) < abs(here) ? last.nextUp : last
    return curve.rounded(root) { abs(curve.function($0)) <= abs(curve.function(root)) }
  }

  /// A dip that comes to a billionth of what is beside it touches; one that goes through has two roots.
  private mutating func touch(_ curve: Curve, _ left: Double, _ right: Double, _ sign: Double) {
    let bottom = curve.lowest(left, right) { sign * curve.function($0) }
    let value = sign * curve.function(bottom)
    let beside = min(abs(curve.function(left)), abs(curve.function(right)))
    if value < -1e-12 * beside {
      roots.append(FunctionRoot(x: crossing(curve, left, bottom), kind: .crossing))
      roots.append(FunctionRoot(x: crossing(curve, bottom, right), kind: .crossing))
    } else if abs(value) <= 1e-9 * beside {
      roots.append(FunctionRoot(x: bottom, kind: .touching))
    }
  }

  /// A single place with the value 0 between two breaks.
  private mutating func findAlone(_ curve: Curve, _ piece: Curve.Piece) {
    guard piece.from == piece.to, piece.ys == [0] else { return }
    let sides = [-1.0, 1].map { curve.function(piece.from + $0 * 1e-5 * curve.width) }
    let product = sides[0] * sides[1]
    roots.append(FunctionRoot(x: piece.from, kind: product.isNaN ? .end : product < 0 ? .crossing : .touching))
  }

  /// The end of a piece is a root where the value is a millionth of that at a thousandth of the window beside it.
  private mutating func findAtEnd(_ curve: Curve, _ piece: Curve.Piece, isStart: Bool) {
    let x = isStart ? piece.from : piece.to
    let side: Double = isStart ? 1 : -1
    let step = min(1e-3 * curve.width, (piece.to - piece.from) / 2)
    guard step > 0 else { return }
    if isStart ? piece.isUnboundedAtStart : piece.isUnboundedAtEnd { return }
    let (value, beside) = (curve.function(x), curve.function(x + side * step))
    guard !value.isNaN, !beside.isNaN, beside != 0, abs(value) <= 1e-6 * abs(beside) else { return }
    // A value that is only come near to, as that of x ln x at 0, is none.
    if x != 0, abs(x) < 1e-12 * curve.width { return }
    // The places beside a hole are none of the curve's ends.
    if curve.cuts.contains(where: { $0.kind == .hole && abs($0.x - x) < 1e-5 * curve.width }) { return }
    let outside = curve.function(x - side * 1e-5 * curve.width)
    let inside = curve.function(x + side * 1e-5 * curve.width)
    let kind: FunctionRoot.Kind = outside.isNaN ? .end : outside * inside < 0 ? .crossing : .touching
    let isOwn = x == curve.from || x == curve.to || outside.isNaN
    // A jump onto the axis counts, and one across it does not.
    guard isOwn || value == 0 else { return }
    roots.append(FunctionRoot(x: x, kind: kind))
  }
}

extension Curve {
  /// `x` in fewer digits where that serves as well.
  func rounded(_ x: Double, _ serves: (Double) -> Bool) -> Double {
    if abs(x) < 1e-9 * width { return serves(0) ? 0 : x }
    var unit = 1.0
    while unit > 1e-6 * width { unit /= 10 }
    while unit * 10 < 1e-6 * width { unit *= 10 }
    let simple = unit < 1 ? (x / unit).rounded() / (1 / unit).rounded() : (x / unit).rounded() * unit
    return abs(simple - x) < 1e-7 * width && serves(simple) ? simple : x
  }

  /// Where `function` is smallest between two places, by golden section.
  func lowest(_ from: Double, _ to: Double, _ function: (Double) -> Double) -> Double {
    let golden = 0.381966011250105
    var (left, right) = (from, to)
    var (x1, x2) = (left + golden * (right - left), right - golden * (right - left))
    var (y1, y2) = (function(x1), function(x2))
    for _ in 0..<120 where right > left {
      if y1 < y2 {
        (right, x2, y2) = (x2, x1, y1)
        x1 = left + golden * (right - left)
        y1 = function(x1)
      } else {
        (left, x1, y1) = (x1, x2, y2)
        x2 = right - golden * (right - left)
        y2 = function(x2)
      }
    }
    let best = left + (right - left) / 2
    let value = function(best)
    return rounded(best) { function($0) <= value }
  }
}
