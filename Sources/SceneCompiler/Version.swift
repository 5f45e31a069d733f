/// The version of scenec.
public let scenecVersion = "0.1.0"
