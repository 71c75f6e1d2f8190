import { and, eq, isNull, lt } from 'drizzle-orm';
import { type Platform, systemContext } from '#platform/context.ts';
import { storedFiles } from '#platform/files.tables.ts';
import { deletePicture } from '#platform/stored-pictures.ts';
import { reviewPhotos } from './reviews.tables.ts';

/** How long a photo waits for its review to be sent. */
const graceMs = 24 * 3_600_000;
const atOnce = 100;

/** Deletes photos whose review was never sent. */
export async function sweepPhotos(platform: Platform): Promise<void> {
  const { db, clock } = systemContext(platform);
  const unsent = and(isNull(reviewPhotos.reviewId), lt(reviewPhotos.createdAt, new Date(clock.now().getTime() - graceMs)));
  const photos = await db.select({ id: reviewPhotos.id, key: reviewPhotos.key }).from(reviewPhotos).where(unsent).limit(atOnce);
  for (const { id, key } of photos) {
    const deleted = await db
      .delete(reviewPhotos)
      .where(and(eq(reviewPhotos.id, id), isNull(reviewPhotos.reviewId)))
      .returning({ id: reviewPhotos.id });
    if (!deleted.length) continue;
    await db.delete(storedFiles).where(eq(storedFiles.key, key));
    await deletePicture(platform, key);
  }
}
