import SceneBatch

/// How far a long run is: the last line of a terminal, on standard error.
///
/// It is shown after half a second, at most ten times a second, and erased before anything else
/// is written.
final class ProgressLine {
  private let count: Int
  private let isWritable: () -> Bool
  private let stream = StreamWriter(.error)
  private let stopwatch = Stopwatch()
  private var done = 0
  private var isShown = false
  private var nextTime = 0.5

  /// Begins the line of a run over `count` scenes; nil when nobody would see it.
  ///
  /// While another line of the terminal is unfinished `isWritable` says no.
  init?(count: Int, isWritable: @escaping () -> Bool) {
    guard count > 1, StreamWriter.isTerminal(.error), environmentValue("TERM") != "dumb" else {
      return nil
    }
    self.count = count
    self.isWritable = isWritable
  }

  /// Another scene is done.
  func advance() {
    done += 1
    let seconds = stopwatch.seconds
    guard seconds >= nextTime, done < count, isWritable() else { return }
    nextTime = seconds + 0.1
    show(text(after: seconds))
  }

  /// Takes the line away.
  func erase() {
    guard isShown else { return }
    stream.write("\r\u{1B}[K")
    isShown = false
    Interruption.noteProgressLine(false)
  }

  private func show(_ text: String) {
    // In the last column a terminal may begin another line.
    let width = (StreamWriter.terminalWidth ?? 80) - 1
    guard width >= 16 else { return }
    Interruption.noteProgressLine(true)
    isShown = true
    stream.write("\r\u{1B}[K" + text.prefix(width))
  }

  private func text(after seconds: Double) -> String {
    let rate = Double(done) / seconds
    let left = Double(count - done) / rate
    let speed = rate < 10 ? rate.formatted(decimals: 1) : rate.formatted(decimals: 0)
    return "scenec: \(done) of \(count) scenes, \(speed) per second, \(duration(left)) left"
  }

  private func duration(_ seconds: Double) -> String {
    switch seconds {
    case ..<99: "\(max(1, Int(seconds.rounded(.up)))) s"
    case ..<5400: "\(Int((seconds / 60).rounded(.up))) min"
    default: "\((seconds / 3600).formatted(decimals: 1)) h"
    }
  }
}

extension Double {
  /// A number from 0 up with so many decimals.
  func formatted(decimals: Int) -> String {
    var factor = 1
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (self * Double(factor)).rounded()
    guard scaled < 1e18 else { return "many" }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: factor)
    guard decimals > 0 else { return "\(whole)" }
    let digits = String(rest)
    return "\(whole)." + String(repeating: "0", count: decimals - digits.count) + digits
  }
}
