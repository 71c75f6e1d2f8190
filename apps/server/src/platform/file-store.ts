import path from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from '#server/start/config.ts';
import { asOutage, type Breaker, CircuitOpen, createBreaker } from './breaker.ts';
import type { Platform } from './context.ts';
import { openDiskStore } from './disk-store.ts';
import { perPlatform } from './per-platform.ts';

/** Where uploads are stored: a local folder, or a bucket. */
export interface FileStore {
  /** Stores a file. Readers get the previous or the new one, never a part of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a file, and no other memory of their buffer; undefined when there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
}

function httpStatusOf(error: unknown): number | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const status = (current as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status !== undefined) return status;
  }
  return undefined;
}

/** A bucket that denies access or has no such file is not down. */
const isOutage = (error: unknown): boolean => (httpStatusOf(error) ?? 500) >= 500;

/** A bucket behind a circuit breaker: while it is down, calls fail at once instead of waiting for it. */
function openBucket(bucket: Disk, breaker: Breaker): FileStore {
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await breaker.run(work, isOutage);
    } catch (error) {
      throw error instanceof CircuitOpen || isOutage(error) ? asOutage(error) : error;
    }
  }
  return {
    put: (key, bytes) => guarded(() => bucket.put(key, bytes)),
    read: (key) =>
      guarded(async () => {
        try {
          // Copied, because the driver returns a view of memory that others share.
          return Buffer.from(await bucket.getBytes(key));
        } catch (error) {
          if (httpStatusOf(error) === 404) return undefined;
          throw error;
        }
      }),
    has: (key) => guarded(() => bucket.exists(key)),
    delete: (key) => guarded(() => bucket.delete(key)),
  };
}

/** Where the files of an installation without a bucket are. */
export const filesFolder = (config: Config): string => path.join(config.DATA_DIR, 'files');

async function openStore({ config, log }: Platform): Promise<FileStore> {
  if (!config.S3_BUCKET) return openDiskStore(filesFolder(config));
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
  return openBucket(bucket, createBreaker({ service: 'file bucket', log }));
}

/** The one store of this process. */
export const fileStoreOf = perPlatform(openStore);
