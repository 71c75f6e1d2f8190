import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import type { StoredPicture } from './catalogue.tables.ts';
import { media } from './media.tables.ts';

/** A picture of the media library; one that is not in it is refused at the field. */
export async function findPicture(ctx: Ctx, key: string, path: string): Promise<StoredPicture> {
  const { width, height, tone } = media;
  const [row] = await ctx.db
    .select({ key: media.key, width, height, tone })
    .from(media)
    .where(eq(media.key, key));
  if (!row) throw new Failure('invalid-input', { fields: [{ path, code: 'choice' }] });
  return row;
}
