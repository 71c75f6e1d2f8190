import { LRUCache } from 'lru-cache';
import type { Ctx, Platform } from '#platform/context.ts';

interface Entry {
  value: unknown;
  tags: readonly string[];
}

/** A lost signal, or a piece of stock that nobody told of, costs at most this much staleness. */
const ageMaxMs = 5_000;
const entriesMax = 1_000;

class Memory {
  readonly #entries = new LRUCache<string, Entry>({ max: entriesMax, ttl: ageMaxMs });
  readonly #running = new Map<string, Promise<unknown>>();
  /** When a tag was last dropped, by a counter: what was being read meanwhile is not kept. */
  readonly #dropped = new Map<string, number>();
  #now = 0;

  async read<Value>(key: string, load: () => Promise<{ value: Value; tags: readonly string[] }>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) return known.value as Value;
    const running = this.#running.get(key);
    if (running) return running as Promise<Value>;
    const begun = this.#now;
    const loading: Promise<Value> = load()
      .then(({ value, tags }) => {
        if (!tags.some((tag) => (this.#dropped.get(tag) ?? 0) > begun) && (this.#dropped.get('*') ?? 0) <= begun) {
          this.#entries.set(key, { value, tags });
        }
        return value;
      })
      .finally(() => {
        if (this.#running.get(key) === loading) this.#running.delete(key);
      });
    this.#running.set(key, loading);
    return loading;
  }

  drop(tags: readonly string[]): void {
    this.#now += 1;
    for (const tag of tags) this.#dropped.set(tag, this.#now);
    // Whoever asks from now on must not join a read that began before.
    this.#running.clear();
    for (const [key, entry] of this.#entries.entries()) if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    if (this.#dropped.size > 10_000) this.dropAll();
  }

  dropAll(): void {
    this.#now += 1;
    this.#entries.clear();
    this.#running.clear();
    this.#dropped.clear();
    this.#dropped.set('*', this.#now);
  }
}

const memories = new WeakMap<Platform, Memory>();

function memoryOf(platform: Platform): Memory {
  const known = memories.get(platform);
  if (known) return known;
  const memory = new Memory();
  memories.set(platform, memory);
  return memory;
}

/** Listens for what changed; called once, when the routes are registered. */
export function listenForChanges(platform: Platform): void {
  const memory = memoryOf(platform);
  platform.signals.on('cache', (message) => memory.drop((message as { tags?: string[] }).tags ?? []));
  platform.signals.on('reconnected', () => memory.dropAll());
}

/**
 * Answers from this process's memory, or loads and keeps the answer until one of its tags is dropped or some seconds
 * have passed. Only for public reads outside transactions; with `CACHES=off` everything is loaded.
 */
export async function remember<Value>(
  ctx: Ctx,
  key: readonly unknown[],
  load: () => Promise<{ value: Value; tags: readonly string[] }>,
): Promise<Value> {
  if (ctx.platform.config.CACHES === 'off' || ctx.db !== ctx.platform.database.db) return (await load()).value;
  return memoryOf(ctx.platform).read(JSON.stringify(key), load);
}

/** The tags of everything that a store shows. */
export function tagsOf(store: { id: string }, productId?: string): string[] {
  return [`store:${store.id}`, 'catalogue', 'markets', ...(productId ? [`product:${productId}`] : [])];
}
