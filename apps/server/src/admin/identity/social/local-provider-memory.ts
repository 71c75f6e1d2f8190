import { LRUCache } from 'lru-cache';

type Payload = Record<string, unknown> & { grantId?: string; uid?: string };

const entriesMax = 2_000;

/** Where a local provider keeps its sessions and codes: in memory, bounded, each provider for itself. */
export function createMemory(): new (name: string) => object {
  const entries = new LRUCache<string, Payload>({ max: entriesMax });

  return class Memory {
    readonly name: string;

    constructor(name: string) {
      this.name = name;
    }

    async upsert(id: string, payload: Payload, expiresInSeconds?: number): Promise<void> {
      entries.set(
        `${this.name}:${id}`,
        payload,
        expiresInSeconds ? { ttl: expiresInSeconds * 1000 } : {},
      );
    }

    async find(id: string): Promise<Payload | undefined> {
      return entries.get(`${this.name}:${id}`);
    }

    async findByUid(uid: string): Promise<Payload | undefined> {
      return [...entries.entries()].find(
        ([key, payload]) => key.startsWith(`${this.name}:`) && payload.uid === uid,
      )?.[1];
    }

    async consume(id: string): Promise<void> {
      const payload = entries.get(`${this.name}:${id}`);
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      entries.delete(`${this.name}:${id}`);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of entries.entries())
        if (payload.grantId === grantId) entries.delete(key);
    }
  };
}
