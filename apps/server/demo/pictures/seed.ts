import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that depends on the words alone, so that every run paints the same pictures. */
export function seededFraction(...words: readonly (string | number)[]): number {
  const digest = createHash('sha256').update(words.join('|')).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

export function seededPick<T>(from: readonly T[], ...words: readonly (string | number)[]): T {
  const found = from[Math.floor(seededFraction(...words) * from.length)];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
}
