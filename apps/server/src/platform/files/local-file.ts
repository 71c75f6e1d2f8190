import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../context.ts';
import { notFound } from '../failure.ts';
import { fileStoreOf, filesFolder } from './file-store.ts';

/** Calls back with the path of a stored file on this machine's disk: of one in a bucket there is a copy for as long. */
export async function withLocalFile<Result>(
  platform: Platform,
  { key, bytes }: { key: string; bytes: number },
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const { config } = platform;
  if (!config.S3_BUCKET) return use(path.join(filesFolder(config), key));
  const folder = path.join(config.DATA_DIR, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = path.join(folder, `${path.basename(key)}.${process.pid}.${process.hrtime.bigint()}`);
  const source = await (await fileStoreOf(platform)).open(key, { start: 0, end: bytes - 1 });
  try {
    await pipeline(source ?? notFound(), createWriteStream(copy, { mode: 0o600 }));
    return await use(copy);
  } finally {
    await rm(copy, { force: true });
  }
}
