import { createHash, randomBytes } from 'node:crypto';
import { asLine } from '@vitrine/contract/shapes.ts';
import { mediaBytesMax } from '@vitrine/contract/shop/media.ts';
import { eq } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import { storeEncoded } from '#platform/files/files.ts';
import type { ImageLimits } from '#platform/files/images.ts';
import { decodeApart } from '#platform/files/picture-pool.ts';
import { deletePicture } from '#platform/files/stored-pictures.ts';
import { mediaAdded } from './catalogue.events.ts';
import { media } from './media.tables.ts';

/** Pictures of products as cameras and suppliers deliver them. */
const limits: ImageLimits = { bytesMax: mediaBytesMax, pixelsMax: 100_000_000 };

export interface LibraryPicture {
  id: string;
  key: string;
}

/** The picture of the library that was made of the same bytes. */
export async function findByHash(ctx: Ctx, hash: string): Promise<LibraryPicture | undefined> {
  const [known] = await ctx.db
    .select({ id: media.id, key: media.key })
    .from(media)
    .where(eq(media.hash, hash))
    .orderBy(media.id)
    .limit(1);
  return known;
}

/** Originals have metadata such as the place of a photo, so no address leads to them that was not signed. */
export const getOriginalKey = (name: string): string => `media-originals/${name}`;

interface AddedPicture {
  bytes: Buffer;
  name: string;
  accountId: string | null;
}

/**
 * Puts a picture into the media library, from wherever it comes: it is decoded in a separate process and stored as WebP; the
 * original is kept, and smaller sizes and AVIF follow in a job. The same bytes are there once. Outside of a transaction.
 */
export async function addPicture(ctx: Ctx, added: AddedPicture): Promise<LibraryPicture> {
  const { bytes } = added;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = await findByHash(ctx, hash);
  if (known) return known;
  const image = await decodeApart(bytes, limits);
  const name = asLine(added.name).slice(0, 200) || 'picture';
  const store = await fileStoreOf(ctx.platform);
  const originalKey = getOriginalKey(randomBytes(20).toString('hex'));
  await store.put(originalKey, bytes);
  const key = await storeEncoded(ctx, { name: '', ownerId: null }, image);
  const { picture, isNew } = await inTx(ctx, async (tx) => {
    await lockInTx(tx, `media:${hash}`);
    const other = await findByHash(tx, hash);
    if (other) return { picture: other, isNew: false };
    const { width, height, tone } = image;
    const [row] = await tx.db
      .insert(media)
      .values({
        key,
        originalKey,
        hash,
        name,
        bytes: bytes.length,
        width,
        height,
        tone,
        accountId: added.accountId,
        createdAt: tx.clock.now(),
      })
      .returning({ id: media.id });
    await tx.platform.events.emit(tx, mediaAdded, { key });
    return { picture: { id: row?.id ?? '', key }, isNew: true };
  });
  if (!isNew) {
    await store.delete(originalKey);
    await deletePicture(ctx.platform, key);
  }
  return picture;
}
