import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '#platform/cluster/index.ts';

const digest = z.string().length(64);

/** What a backup says of itself: enough to know, before anything is written, whether it is whole and fits. */
const manifest = z.strictObject({
  format: z.literal('vitrine-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: digest })),
  /** Version of the job queue's tables. */
  jobs: z.number().int(),
  tables: z.array(
    z.strictObject({
      schema: z.enum(['public', 'jobs']),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      sha256: digest,
    }),
  ),
  sequences: z.array(
    z.strictObject({
      schema: z.string(),
      name: z.string(),
      value: z.string(),
      isCalled: z.boolean(),
    }),
  ),
  /** Where uploads lie: inside this backup, or in a bucket that is kept by its own means. */
  uploads: z.enum(['inside', 'bucket']),
  files: z.array(z.strictObject({ path: z.string(), bytes: z.number().int(), sha256: digest })),
});

export type Manifest = z.output<typeof manifest>;
export type BackedUpTable = Manifest['tables'][number];

export const tableFile = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  path.join('tables', `${schema}.${name}.copy.gz`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the manifest and, beside it, its own checksum in the form that sha256sum reads. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = `${JSON.stringify(content, null, 1)}\n`;
  await writeFile(path.join(folder, 'manifest.json'), text);
  await writeFile(path.join(folder, 'manifest.sha256'), `${sha256(text)}  manifest.json\n`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(path.join(folder, name), 'utf8').catch(() => {
      throw new StartError('This file is no backup of Vitrine: it has no manifest.');
    });
  const [text, sum] = [await read('manifest.json'), await read('manifest.sha256')];
  if (!sum.startsWith(sha256(text)))
    throw new StartError(
      'The backup is damaged: its manifest is not what was written. Take another copy of it.',
    );
  const parsed = manifest.safeParse(readJson(text));
  if (!parsed.success)
    throw new StartError(
      'The backup was made by another version of Vitrine, in a form that this one does not read.',
    );
  return parsed.data;
}
