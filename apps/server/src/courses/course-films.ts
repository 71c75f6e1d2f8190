import { open } from 'node:fs/promises';
import { defineParser } from '#platform/files/parser-pool.ts';

const headBytes = 64;

/** The type of a film by its first bytes, never by its name: MP4 has a box `ftyp`, WebM is an EBML document of that type. */
function mediaTypeOf(head: Buffer): 'video/mp4' | 'video/webm' | undefined {
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'video/mp4';
  const isEbml = head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  return isEbml && head.includes('webm') ? 'video/webm' : undefined;
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await handle.read(head, 0, headBytes, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Type and duration of a film, read from the file; undefined when it is none that browsers play.
 * @public The parser's worker calls it by name.
 */
export async function readFilm(
  file: string,
): Promise<{ mediaType: string; durationSeconds: number } | undefined> {
  const mediaType = mediaTypeOf(await readHead(file));
  if (!mediaType) return undefined;
  const { parseFile } = await import('music-metadata');
  const format = await parseFile(file, { duration: true, skipCovers: true }).then(
    (metadata) => metadata.format,
    () => undefined,
  );
  // A film without sound has the duration of its picture only.
  const seconds =
    format?.duration ??
    Math.max(0, ...(format?.trackInfo ?? []).map(({ duration = 0 }) => duration));
  if (!format?.hasVideo || !Number.isFinite(seconds) || seconds <= 0) return undefined;
  return { mediaType, durationSeconds: Math.max(1, Math.round(seconds)) };
}

export const filmParser = defineParser(import.meta.url, readFilm);
