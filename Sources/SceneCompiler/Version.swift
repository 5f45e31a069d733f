/// The version of scenec.
public let scenecVersion = "0.1.0"
/// The day on which this version was made, for the manual page.
public let scenecReleaseDate = "2026-11-30"
