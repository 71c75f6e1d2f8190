import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/config.ts';
import { asOutage, type Breaker, CircuitOpen, createBreaker } from './breaker.ts';
import type { Platform } from './context.ts';

/** Where uploads lie: a folder of ours, or a bucket. */
export type FileStore = Pick<Disk, 'put' | 'getBytes' | 'exists' | 'delete'>;

const stores = new WeakMap<Config, Promise<FileStore>>();

/** A bucket that says no, or that it has no such file, is there. */
function isOutage(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const status = (current as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status !== undefined) return status >= 500;
  }
  return true;
}

/** A bucket behind a breaker: one that is away is said to be, and is not waited for by everybody. */
function guardStore(store: FileStore, breaker: Breaker): FileStore {
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await breaker.run(work, isOutage);
    } catch (error) {
      throw error instanceof CircuitOpen || isOutage(error) ? asOutage(error) : error;
    }
  }
  return {
    put: (...words) => guarded(() => store.put(...words)),
    getBytes: (key) => guarded(() => store.getBytes(key)),
    exists: (key) => guarded(() => store.exists(key)),
    delete: (key) => guarded(() => store.delete(key)),
  };
}

async function openStore({ config, log }: Platform): Promise<FileStore> {
  if (!config.S3_BUCKET) return new Disk(new FSDriver({ location: path.join(config.DATA_DIR, 'files'), visibility: 'private' }));
  const { S3Driver } = await import('flydrive/drivers/s3');
  const bucket = new Disk(
    new S3Driver({
      credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
      region: config.S3_REGION,
      bucket: config.S3_BUCKET,
      visibility: 'private',
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
      ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    }),
  );
  return guardStore(bucket, createBreaker({ service: 'file bucket', log }));
}

/** The one store of this process. */
export function fileStoreOf(platform: Platform): Promise<FileStore> {
  const open = stores.get(platform.config) ?? openStore(platform);
  stores.set(platform.config, open);
  return open;
}
