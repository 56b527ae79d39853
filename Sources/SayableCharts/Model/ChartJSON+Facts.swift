extension ChartJSON {
  mutating func add(_ plan: SoundPlan) {
    key("sound")
    open("{")
    number("duration", plan.duration)
    number("length", plan.length)
    number("start", plan.start)
    number("low", plan.low)
    number("high", plan.high)
    text("mode", plan.note == nil ? "continuous" : "discrete")
    number("note", plan.note)
    flag("together", plan.isTogether)
    list("cues", plan.cues) { json, cue in
      json.open("{")
      json.text("kind", cue.kind.rawValue)
      json.place("x", cue.place)
      json.number("t", cue.time)
      json.number("hz", cue.kind.hertz)
      json.close("}")
    }
    close("}")
  }

  mutating func add(_ point: ChartPoint, text spoken: String?) {
    open("{")
    place("x", point.place)
    number("y", point.value)
    number("t", point.time)
    number("hz", point.hertz)
    number("pan", point.pan)
    if let spoken { text("text", spoken) }
    close("}")
  }

  mutating func add(_ facts: DataFacts) {
    open("{")
    number("count", Double(facts.count))
    number("missing", Double(facts.missing))
    range(facts.minimum, facts.maximum, facts.minimumAt, facts.maximumAt, facts.mean)
    number("first", facts.first)
    number("last", facts.last)
    trend(facts.trend)
    list("outliers", facts.outliers) { $0.add($1) }
    list("jumps", facts.jumps) { $0.add($1) }
    number("period", facts.period)
    close("}")
  }

  mutating func add(_ facts: FunctionFacts) {
    open("{")
    range(facts.minimum, facts.maximum, facts.minimumAt, facts.maximumAt, facts.mean)
    number("yIntercept", facts.yIntercept)
    list("roots", facts.roots) { json, root in
      json.open("{")
      json.number("x", root.x)
      json.text("kind", root.kind.rawValue)
      json.close("}")
    }
    list("maxima", facts.maxima) { $0.add($1) }
    list("minima", facts.minima) { $0.add($1) }
    list("poles", facts.poles) { $0.number($1) }
    list("holes", facts.holes) { $0.number($1) }
    list("domain", facts.domain) { json, interval in
      json.list([interval.lowerBound, interval.upperBound]) { $0.number($1) }
    }
    list("excludedEnds", facts.excludedEnds) { $0.number($1) }
    list("jumps", facts.jumps) { $0.add($1) }
    number("period", facts.period)
    text("symmetry", facts.symmetry?.rawValue)
    trend(facts.trend)
    close("}")
  }

  private mutating func range(
    _ low: Double?, _ high: Double?, _ lowAt: [ChartPlace], _ highAt: [ChartPlace], _ mean: Double?
  ) {
    number("min", low)
    list("minAt", lowAt) { $0.place($1) }
    number("max", high)
    list("maxAt", highAt) { $0.place($1) }
    number("mean", mean)
  }

  private mutating func trend(_ segments: [TrendSegment]) {
    list("trend", segments) { json, segment in
      json.open("{")
      json.place("from", segment.from.place)
      json.place("to", segment.to.place)
      json.text("direction", segment.direction.rawValue)
      json.close("}")
    }
  }

  private mutating func add(_ point: PlacedValue) {
    open("{")
    place("x", point.place)
    number("y", point.value)
    close("}")
  }

  private mutating func add(_ jump: ChartJump) {
    open("{")
    place("x", jump.place)
    number("from", jump.from)
    number("to", jump.to)
    close("}")
  }
}
