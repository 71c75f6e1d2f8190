import { statfsSync } from 'node:fs';
import type { Logger } from './log.ts';

export interface Space {
  freeBytes: number;
  totalBytes: number;
}

/** Reads the space of the disk on which a folder lies. */
export type ReadSpace = (folder: string) => Space;

/** Says when the disk is so full that nothing may be written any more. */
export interface DiskGuard {
  /** True from the moment at which too little is left until there is clearly enough again. */
  isFull(): boolean;
}

const mostNeededBytes = 512 * 1024 * 1024;
/** Of a small disk not everything is asked. */
const neededShare = 0.05;
/** Space has to come back by this factor before writing goes on, so that the answer does not flicker. */
const recovery = 1.2;
/** For how long one look counts: looking at every call would cost more than it is worth. */
const lookEveryMs = 1_000;

/** How long a client is asked to wait before it retries a refused write. */
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
  /** A monotonous clock in milliseconds. */
  now?: () => number;
}

/**
 * Watches the disk of the data folder. Writes are refused while it can still be read and emptied: a PostgreSQL that
 * cannot write its log stops altogether.
 */
export function createDiskGuard({ folder, log, readSpace = spaceOf, now = () => performance.now() }: DiskGuardSettings): DiskGuard {
  let isFull = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  function look(): void {
    let space: Space;
    try {
      space = readSpace(folder);
    } catch {
      // A folder that cannot be looked at is /readyz's business; refusing every write would not mend it.
      return;
    }
    const needed = neededBytes(space);
    const wasFull = isFull;
    isFull = space.freeBytes < (wasFull ? needed * recovery : needed);
    const megabytes = Math.floor(space.freeBytes / 1_048_576);
    if (isFull && !wasFull) log.error({ folder, megabytes }, 'the disk is nearly full: writes are refused until there is space again');
    if (!isFull && wasFull) log.warn({ folder, megabytes }, 'the disk has space again: writes go on');
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
