import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { announceCatalogue, createInvalidations, listTag } from './announce.ts';
import { categoryChanged } from './catalogue.events.ts';
import { catalogueHooks } from './catalogue.hooks.ts';

interface CategoryPlace {
  id: string;
  key: string;
  parentId: string | null;
}

/** Lets every process drop what shows a category by its name or lists it by its key. */
export async function invalidateCategory(
  ctx: Ctx,
  id: string,
  keys: readonly string[],
): Promise<void> {
  await announceCatalogue(ctx, []);
  // A list of categories shows the secondary ones below some of the primary ones.
  const tags = [`category:${id}`, `subcategory:${id}`, ...keys.map((key) => listTag(key))];
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: [...new Set(tags)] });
}

/**
 * Lets products follow a change of a category, and every process drop what shows it. One that moved changes its former and its new parent,
 * and takes percentages of the new one, so that its products may cost something else in every list: in the stores that sell them.
 */
export async function announceCategory(
  ctx: Ctx,
  before: CategoryPlace | null,
  after: CategoryPlace | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  await ctx.platform.events.emit(ctx, categoryChanged, { categoryId: row.id });
  await invalidateCategory(
    ctx,
    row.id,
    [before, after].flatMap((one) => one?.key ?? []),
  );
  if (!before || !after || before.parentId === after.parentId) return;
  const parentIds = [before.parentId, after.parentId].flatMap((id) => id ?? []);
  const parents = await ctx.db.rows(
    sql`select id, key from categories where id = any(${sql.param(parentIds)}::bigint[])`,
    { id: as.id, key: as.text },
  );
  const tags = parents.flatMap(({ id, key }) => [`category:${id}`, listTag(key)]);
  const storeIds = await ctx.platform.hooks.get(catalogueHooks.findStoresOfCategory)(ctx, row.id);
  const [first, ...others] = createInvalidations([listTag(), ...tags], storeIds);
  if (first) await ctx.platform.signals.send(ctx.db, 'cache', first, ...others);
}
