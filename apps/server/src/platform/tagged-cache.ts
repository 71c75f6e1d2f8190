import { LRUCache } from 'lru-cache';

/** A value with the tags of everything that it was computed from. Without tags (`null`) it is used once and not cached. */
export interface Made<Value> {
  value: Value;
  tags: readonly string[] | null;
}

interface Entry<Value> {
  value: Value;
  tags: readonly string[];
  freshUntil: number;
}

export interface TaggedCacheOptions<Value> {
  entriesMax: number;
  /** Limits the staleness after a lost signal, and after changes without a signal. */
  ttlMs: number;
  /** How much longer a value can be had by `getStale`, for what goes on while no newer one can be computed. */
  staleMs?: number;
  nowMs: () => number;
  /** A second limit in addition to the number of entries: the sum of their sizes. */
  size?: { bytesMax: number; bytesOf: (value: Value) => number };
}

/** The moments of more invalidated tags than this are forgotten, the oldest first: values that were begun before are not cached. */
const invalidatedTagsMax = 10_000;

/** Caches values by key until one of their tags is invalidated, they expire or the space is needed. */
export class TaggedCache<Value> {
  readonly #nowMs: () => number;
  readonly #ttlMs: number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #running = new Map<string, Promise<Made<Value>>>();
  /** The version at which each tag was last invalidated: a value whose computation began before is not cached. */
  readonly #invalidatedAt = new Map<string, number>();
  /** A value whose computation began before this version is not cached, whatever its tags are. */
  #acceptedFrom = 0;
  #version = 0;

  constructor({ entriesMax, ttlMs, staleMs = 0, nowMs, size }: TaggedCacheOptions<Value>) {
    this.#nowMs = nowMs;
    this.#ttlMs = ttlMs;
    this.#entries = new LRUCache<string, Entry<Value>>({
      max: entriesMax,
      ttl: ttlMs + staleMs,
      ttlResolution: 0,
      perf: { now: nowMs },
      dispose: (entry, key) => this.#removeFromIndex(key, entry.tags),
      ...(size
        ? {
            maxSize: size.bytesMax,
            sizeCalculation: (entry: Entry<Value>) => Math.max(1, size.bytesOf(entry.value)),
          }
        : {}),
    });
  }

  get(key: string): Value | undefined {
    return this.#getFresh(key)?.value;
  }

  /** The value even if it has expired, for `staleMs`. One of whose tags was invalidated is gone. */
  getStale(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** The version before a value is computed, to be passed to `set`. */
  begin(): number {
    return this.#version;
  }

  /** Caches a value, unless one of its tags was invalidated since `begun`. */
  set(key: string, begun: number, { value, tags }: Made<Value>): void {
    if (
      !tags ||
      this.#acceptedFrom > begun ||
      tags.some((tag) => (this.#invalidatedAt.get(tag) ?? 0) > begun)
    )
      return;
    this.#entries.set(key, { value, tags, freshUntil: this.#nowMs() + this.#ttlMs });
    // A value larger than the whole cache is not cached.
    if (!this.#entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysOfTag.set(tag, new Set([key]));
    }
  }

  /** The cached value, or a new one. Concurrent calls for the same key share one computation. */
  async load(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const known = this.#getFresh(key);
    if (known) return known;
    const running = this.#running.get(key);
    if (running) return running;
    const making = this.loadAlone(key, make).finally(() => {
      if (this.#running.get(key) === making) this.#running.delete(key);
    });
    this.#running.set(key, making);
    return making;
  }

  /** The same without sharing: for computations inside a transaction, whose failure must not affect others. */
  async loadAlone(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const known = this.#getFresh(key);
    if (known) return known;
    const begun = this.begin();
    const made = await make();
    this.set(key, begun, made);
    return made;
  }

  /**
   * Drops the values with one of the tags; with `within`, only those that have one of these tags too. What is being computed with one
   * of the tags is not cached in either case.
   */
  invalidate(tags: readonly string[], within?: readonly string[]): void {
    this.#version += 1;
    // Later calls must not share a computation that began before the change.
    this.#running.clear();
    const scope = within && new Set(within);
    for (const tag of tags) {
      // Added again at the end: the tags stay in the order of their versions.
      this.#invalidatedAt.delete(tag);
      this.#invalidatedAt.set(tag, this.#version);
      for (const key of [...(this.#keysOfTag.get(tag) ?? [])])
        if (!scope || this.#entries.peek(key)?.tags.some((one) => scope.has(one)))
          this.#entries.delete(key);
    }
    for (const [tag, version] of this.#invalidatedAt) {
      if (this.#invalidatedAt.size <= invalidatedTagsMax) break;
      this.#acceptedFrom = version;
      this.#invalidatedAt.delete(tag);
    }
  }

  clear(): void {
    this.#version += 1;
    this.#acceptedFrom = this.#version;
    this.#running.clear();
    this.#invalidatedAt.clear();
    this.#entries.clear();
  }

  #getFresh(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#nowMs() <= entry.freshUntil ? entry : undefined;
  }

  #removeFromIndex(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
