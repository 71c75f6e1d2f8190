import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound, violatedConstraint } from '#platform/failure.ts';
import { announceStore } from './announce.ts';
import { describeOwnStore } from './describe-store.ts';
import { findStoreBySlug, getStore } from './find-store.ts';
import { findTakenSlugs } from './open-store.ts';
import { ownStoreId } from './own-store-id.ts';
import { isReservedSlug, slugCandidates } from './stores.rules.ts';
import { storeSlugs, stores } from './stores.tables.ts';

/** Every former address redirects for good, so their number per store is limited. */
const formerMax = 20;

/**
 * Refuses an address that another store has left. Asked once the address is this store's: the unique index waits
 * for a store that is just leaving it.
 */
async function assertNotFormerSlug(ctx: Ctx, slug: string, storeId: string): Promise<void> {
  const [foreign] = await ctx.db
    .select({ slug: storeSlugs.slug })
    .from(storeSlugs)
    .where(and(eq(storeSlugs.slug, slug), ne(storeSlugs.storeId, storeId)));
  if (foreign) throw new Failure('slug-taken', { fields: [{ path: 'slug', code: 'taken' }] });
}

/** Moves the own store to a new address; the old one leads there from now on. A former address can be taken back. */
export async function changeSlug(ctx: Ctx, slug: string): Promise<OwnStore> {
  const storeId = ownStoreId(ctx);
  if (isReservedSlug(slug)) throw new Failure('slug-reserved');
  const [store] = await ctx.db
    .select()
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update');
  const current = orNotFound(store);
  if (current.slug === slug) return describeOwnStore(ctx, current);
  await ctx.db
    .delete(storeSlugs)
    .where(and(eq(storeSlugs.slug, slug), eq(storeSlugs.storeId, storeId)));
  if ((await ctx.db.$count(storeSlugs, eq(storeSlugs.storeId, storeId))) >= formerMax)
    throw new Failure('slugs-full', { values: { max: formerMax } });
  await ctx.db
    .insert(storeSlugs)
    .values({ slug: current.slug, storeId, leftAt: ctx.clock.now() })
    .onConflictDoNothing();
  try {
    await ctx.db
      .update(stores)
      .set({ slug, changedAt: ctx.clock.now(), version: current.version + 1 })
      .where(eq(stores.id, storeId));
  } catch (error) {
    if (violatedConstraint(error) === 'stores_slug_unique')
      throw new Failure('slug-taken', { fields: [{ path: 'slug', code: 'taken' }] });
    throw error;
  }
  await assertNotFormerSlug(ctx, slug, storeId);
  await announceStore(ctx, storeId);
  return describeOwnStore(ctx, await getStore(ctx, storeId));
}

/** Whether the own store could take an address, and a free one like it when not. */
export async function checkSlug(
  ctx: Ctx,
  slug: string,
): Promise<{ state: 'free' | 'own' | 'taken' | 'reserved'; suggestion: string | null }> {
  const storeId = ownStoreId(ctx);
  const holder = await findStoreBySlug(ctx, slug);
  if (holder?.id === storeId) return { state: 'own', suggestion: null };
  if (!holder && !isReservedSlug(slug)) return { state: 'free', suggestion: null };
  const candidates = slugCandidates(slug.slice(0, 37)).slice(1);
  const taken = await findTakenSlugs(ctx, candidates);
  return {
    state: holder ? 'taken' : 'reserved',
    suggestion: candidates.find((candidate) => !taken.has(candidate)) ?? null,
  };
}
