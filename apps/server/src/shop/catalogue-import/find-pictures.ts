import { createHash } from 'node:crypto';
import { fileKeyShape } from '@vitrine/contract/images.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { media } from '../catalogue/media.tables.ts';
import { fetchedPictures } from './catalogue-import.tables.ts';

export const hashAddress = (url: string): string => createHash('sha256').update(url).digest('hex');

/** The key in an address of one of our own pictures, as exports write it. */
function ownKeyOf({ platform }: Ctx, url: string): string | undefined {
  const { consoleUrl, mobileUrl, storeUrl } = platform.config;
  const parsed = URL.parse(url);
  const isOurs = [consoleUrl, mobileUrl, storeUrl].some(
    (own) => URL.parse(own)?.origin === parsed?.origin,
  );
  const key = isOurs
    ? fileKeyShape.safeParse(parsed?.pathname.replace(/^\/files\//, ''))
    : undefined;
  return key?.success ? key.data : undefined;
}

/** Finds the stored pictures among addresses: our own, and those that were fetched before. */
export async function findPictures(
  ctx: Ctx,
  urls: readonly string[],
): Promise<(url: string) => string | null> {
  const own = new Map(
    urls.flatMap((url) => {
      const key = ownKeyOf(ctx, url);
      return key ? [[url, key] as const] : [];
    }),
  );
  const foreign = new Map(
    urls.filter((url) => !own.has(url)).map((url) => [hashAddress(url), url]),
  );
  const fetched = foreign.size
    ? await ctx.db
        .select({ hash: fetchedPictures.hash, key: fetchedPictures.key })
        .from(fetchedPictures)
        .where(inArray(fetchedPictures.hash, [...foreign.keys()]))
    : [];
  const keys = new Map(own);
  for (const { hash, key } of fetched) keys.set(foreign.get(hash) ?? '', key);
  if (!keys.size) return () => null;
  const rows = await ctx.db
    .select({ key: media.key })
    .from(media)
    .where(inArray(media.key, [...new Set(keys.values())]));
  const stored = new Set(rows.map(({ key }) => key));
  return (url) => {
    const key = keys.get(url);
    return key && stored.has(key) ? key : null;
  };
}
