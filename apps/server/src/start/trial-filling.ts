import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { StartError } from '#platform/cluster/index.ts';
import { neededBytes, type ReadSpace, spaceOf } from '#platform/files/disk-guard.ts';

interface Trial {
  dataDir: string;
  /** The given database; none for the built-in one. */
  databaseUrl: string | undefined;
}

const markerOf = ({ dataDir }: Trial) => path.join(dataDir, 'filling');
const nameOf = ({ databaseUrl }: Trial) =>
  databaseUrl ? createHash('sha256').update(databaseUrl).digest('hex') : 'built-in';

const megabyte = 1_048_576;
/** What the demonstration takes beside what a database in work needs at least: measured 160 MB, and as much while it is written. */
const demonstrationBytes = 350 * megabyte;

/** Refuses to begin a filling that would end half-way on a full disk. */
export function requireSpaceToFill({ dataDir }: Trial, readSpace: ReadSpace = spaceOf): void {
  const space = readSpace(dataDir);
  const needed = demonstrationBytes + neededBytes(space);
  if (space.freeBytes >= needed) return;
  throw new StartError(
    `The demonstration data need ${Math.ceil(needed / megabyte)} MB, and the disk of ${dataDir} has ${Math.floor(space.freeBytes / megabyte)} MB left: free some space, choose another folder with DATA_DIR, or start without them with SEED_DEMO=off.`,
  );
}

/** Fills an empty trial, marked while it lasts, so that the next start knows when it was cut off half-way. */
export async function fillTrial(trial: Trial, fill: () => Promise<void>): Promise<void> {
  requireSpaceToFill(trial);
  writeFileSync(markerOf(trial), nameOf(trial), { mode: 0o600 });
  await fill();
  rmSync(markerOf(trial), { force: true });
}

/**
 * Empties a trial whose filling was cut off (Ctrl-C, power): half a demonstration is of no use. Touches only the
 * database that was being filled, which was empty before. Answers whether there was something to clear.
 */
export async function clearHalfFilledTrial(trial: Trial, url: string): Promise<boolean> {
  const marker = markerOf(trial);
  if (!existsSync(marker)) return false;
  const isSame = readFileSync(marker, 'utf8') === nameOf(trial);
  if (isSame) {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(
        'drop schema if exists public cascade; drop schema if exists jobs cascade; drop schema if exists drizzle cascade; create schema public',
      );
    } finally {
      await client.end();
    }
    rmSync(path.join(trial.dataDir, 'sandbox-book.jsonl'), { force: true });
    rmSync(path.join(trial.dataDir, 'files'), { recursive: true, force: true });
  }
  rmSync(marker, { force: true });
  return isSame;
}
