import { fileUrl, type Image } from '@vitrine/contract/images.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { storedFiles } from '#platform/files/files.tables.ts';

/** The pictures of courses, by key, read with one statement. */
export async function imageOf(
  ctx: Ctx,
  courses: readonly { coverKey: string | null }[],
): Promise<(key: string | null) => Image | null> {
  const keys = courses.flatMap(({ coverKey }) => coverKey ?? []);
  if (!keys.length) return () => null;
  const { key, width, height, tone } = storedFiles;
  const rows = await ctx.db
    .select({ key, width, height, tone })
    .from(storedFiles)
    .where(inArray(key, keys));
  const images = new Map(
    rows.map((row) => [
      row.key,
      { url: fileUrl(row.key), width: row.width, height: row.height, tone: row.tone },
    ]),
  );
  return (wanted) => (wanted === null ? null : (images.get(wanted) ?? null));
}
