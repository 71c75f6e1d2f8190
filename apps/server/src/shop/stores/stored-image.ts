import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { findImage } from '#platform/files.ts';
import type { StoredImage } from './stores.tables.ts';

/** Size and colour of an uploaded picture; refuses a key under which nothing was uploaded. */
export async function readStoredImage(ctx: Ctx, path: string, key: string): Promise<StoredImage> {
  const image = await findImage(ctx, key);
  if (!image) throw new Failure('invalid-input', { fields: [{ path, code: 'choice' }] });
  return { key, ...image };
}
