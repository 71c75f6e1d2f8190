import type { Ctx } from '#platform/context.ts';
import type { Store } from './find-store.ts';
import { findTakenSlugs } from './open-store.ts';
import { isNeutralSlug, slugCandidates, slugify } from './stores.rules.ts';

/** A free address after the store's name, for a store that still has the one it was opened with. */
export async function offerSlug(
  ctx: Ctx,
  store: Pick<Store, 'slug' | 'name' | 'namedAt'>,
): Promise<string | null> {
  if (!store.namedAt || !isNeutralSlug(store.slug)) return null;
  const wanted = slugify(store.name);
  // A name without Latin letters makes no better address.
  if (wanted === slugify('')) return null;
  const candidates = slugCandidates(wanted);
  const taken = await findTakenSlugs(ctx, candidates);
  return candidates.find((slug) => !taken.has(slug)) ?? null;
}
