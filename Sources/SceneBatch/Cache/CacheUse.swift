/// What a run does with the cache in the folder of its outputs.
package struct CacheUse: Sendable {
  /// Whether outputs whose scenes are gone are removed, not only reported.
  package let prunes: Bool

  /// Uses the cache.
  package init(prunes: Bool) { self.prunes = prunes }
}
