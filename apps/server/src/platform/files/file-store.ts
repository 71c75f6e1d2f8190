import { createReadStream } from 'node:fs';
import { default as path } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '../context.ts';
import { asOutage, type Breaker, CircuitOpen, createBreaker } from '../db/breaker.ts';
import { perPlatform } from '../per-platform.ts';
import { openDiskStore } from './disk-store.ts';
import type { ByteRange, FileStore } from './file-store.types.ts';

function httpStatusOf(error: unknown): number | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const status = (current as { $metadata?: { httpStatusCode?: number } }).$metadata
      ?.httpStatusCode;
    if (status !== undefined) return status;
  }
  return undefined;
}

/** A bucket that denies access or has no such file is not down. */
const isOutage = (error: unknown): boolean => (httpStatusOf(error) ?? 500) >= 500;

function unlessNotThere(error: unknown): undefined {
  if (httpStatusOf(error) !== 404) throw error;
}

/** Reads a part of an object, which the library of the store cannot. */
type OpenRange = (key: string, range: ByteRange) => Promise<Readable | undefined>;

/** A bucket behind a circuit breaker: while it is down, calls fail at once instead of waiting for it. */
function openBucket(bucket: Disk, openRange: OpenRange, breaker: Breaker): FileStore {
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await breaker.run(work, isOutage);
    } catch (error) {
      throw error instanceof CircuitOpen || isOutage(error) ? asOutage(error) : error;
    }
  }
  return {
    put: (key, bytes) => guarded(() => bucket.put(key, bytes)),
    putFile: (key, file) => guarded(() => bucket.putStream(key, createReadStream(file))),
    open: (key, range) => guarded(() => openRange(key, range).catch(unlessNotThere)),
    read: (key) =>
      guarded(async () => {
        // Copied, because the driver returns a view of memory that others share.
        const bytes = await bucket.getBytes(key).catch(unlessNotThere);
        return bytes && Buffer.from(bytes);
      }),
    has: (key) => guarded(() => bucket.exists(key)),
    delete: (key) => guarded(() => bucket.delete(key)),
  };
}

/** Where the files of an installation without a bucket are. */
export const filesFolder = (config: Config): string => path.join(config.DATA_DIR, 'files');

async function openStore({ config, log }: Platform): Promise<FileStore> {
  if (!config.S3_BUCKET) return openDiskStore(filesFolder(config));
  const [{ S3Driver }, { GetObjectCommand, S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    },
    region: config.S3_REGION,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
  });
  const Bucket = config.S3_BUCKET;
  const openRange: OpenRange = async (Key, { start, end }) =>
    (await client.send(new GetObjectCommand({ Bucket, Key, Range: `bytes=${start}-${end}` })))
      .Body as Readable | undefined;
  const bucket = new Disk(new S3Driver({ client, bucket: Bucket, visibility: 'private' }));
  return openBucket(bucket, openRange, createBreaker({ service: 'file bucket', log }));
}

/** The one store of this process. */
export const fileStoreOf = perPlatform(openStore);
