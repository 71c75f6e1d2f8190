import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { findImage } from '#platform/files/files.ts';
import type { StoredImage } from './stores.tables.ts';

/** Size and colour of a picture that the account uploaded, or that comes with the platform; refuses every other key alike. */
export async function readStoredImage(
  ctx: Ctx,
  accountId: string,
  path: string,
  key: string,
): Promise<StoredImage> {
  const image = await findImage(ctx, key);
  if (!image || (image.ownerId !== null && image.ownerId !== accountId))
    throw new Failure('invalid-input', { fields: [{ path, code: 'own-picture' }] });
  const { width, height, tone } = image;
  return { key, width, height, tone };
}
