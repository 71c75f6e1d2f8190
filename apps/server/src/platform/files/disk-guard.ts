import { statfsSync } from 'node:fs';
import type { Logger } from '../log.ts';

export interface Space {
  freeBytes: number;
  totalBytes: number;
}

/** Reads the free space of the disk that contains a folder. */
export type ReadSpace = (folder: string) => Space;

/** Reports when the disk is so full that nothing may be written any more. */
export interface DiskGuard {
  /** True from the moment at which too little is left until there is clearly enough again. */
  isFull(): boolean;
}

const mostNeededBytes = 512 * 1024 * 1024;
/** A small disk needs only a share of it. */
const neededShare = 0.05;
/** Free space has to exceed the limit by this factor before writing resumes, so that the state does not flap. */
const recovery = 1.2;
/** How long one measurement is reused: measuring for every call would be too expensive. */
const lookEveryMs = 1_000;

/** The value of `Retry-After` for a rejected write. */
export const readOnlySeconds = 30;

export const spaceOf: ReadSpace = (folder) => {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** Free space below which a database on this disk is in danger. */
export function neededBytes({ totalBytes }: Space): number {
  return Math.min(mostNeededBytes, totalBytes * neededShare);
}

export interface DiskGuardSettings {
  folder: string;
  log: Logger;
  readSpace?: ReadSpace;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/**
 * Monitors the disk of the data folder. Writes are rejected while data can still be read and deleted, because a PostgreSQL
 * that cannot write its log stops completely.
 */
export function createDiskGuard({
  folder,
  log,
  readSpace = spaceOf,
  now = () => performance.now(),
}: DiskGuardSettings): DiskGuard {
  let isFull = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  function look(): void {
    let space: Space;
    try {
      space = readSpace(folder);
    } catch {
      // /readyz reports a folder that cannot be read; rejecting every write would not help.
      return;
    }
    const needed = neededBytes(space);
    const wasFull = isFull;
    isFull = space.freeBytes < (wasFull ? needed * recovery : needed);
    const megabytes = Math.floor(space.freeBytes / 1_048_576);
    if (isFull && !wasFull)
      log.error(
        { folder, megabytes },
        'the disk is nearly full: writes are refused until there is space again',
      );
    if (!isFull && wasFull)
      log.warn({ folder, megabytes }, 'the disk has space again: writes go on');
  }

  return {
    isFull() {
      const at = now();
      if (at - lookedAt >= lookEveryMs) {
        lookedAt = at;
        look();
      }
      return isFull;
    },
  };
}
