import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { changeCategoryDisplay as displayContract } from '@vitrine/contract/shop/topics.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { type Category, listCategories } from '../catalogue/index.ts';
import { lockStore, ownStoreId } from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import {
  type Assortment,
  type CategoryChoice,
  lockForChoice,
  readAssortment,
} from './assortment.ts';
import { countByCategory } from './own-categories.ts';
import { storeCategories } from './pricing.tables.ts';

/** Shows or hides every product of these categories, whether it is on sale yet or not. */
async function showProducts(
  ctx: Ctx,
  storeId: string,
  categoryIds: readonly string[],
  isShown: boolean,
): Promise<void> {
  if (categoryIds.length === 0) return;
  const ids = sql.param([...categoryIds]);
  const ofCategories = sql`(p.primary_category_id = any(${ids}::bigint[]) or p.category_id = any(${ids}::bigint[]))`;
  if (isShown) {
    await ctx.db.run(sql`
      update store_products set is_hidden = false, is_addition = false
      where store_id = ${storeId} and is_hidden and product_id in (select p.id from products p where ${ofCategories})`);
    return;
  }
  await ctx.db.run(sql`
    insert into store_products (store_id, product_id, is_hidden)
    select ${storeId}, p.id, true from products p where ${ofCategories} order by p.id
    on conflict (store_id, product_id) do update set is_hidden = true where not store_products.is_hidden`);
}

async function writeChoices(
  ctx: Ctx,
  storeId: string,
  choices: readonly ({ categoryId: string } & CategoryChoice)[],
): Promise<void> {
  if (choices.length === 0) return;
  await ctx.db
    .insert(storeCategories)
    .values(choices.map((choice) => ({ storeId, ...choice })))
    .onConflictDoUpdate({
      target: [storeCategories.storeId, storeCategories.categoryId],
      set: { isChosen: sql`excluded.is_chosen`, joinsNew: sql`excluded.joins_new` },
    });
}

/** Secondary categories follow their primary one after it was added or removed. */
async function deleteChoicesBelow(
  ctx: Ctx,
  storeId: string,
  categories: readonly Category[],
  primaryIds: readonly string[],
): Promise<void> {
  const below = categories
    .filter(({ parentId }) => parentId !== null && primaryIds.includes(parentId))
    .map(({ id }) => id);
  if (below.length === 0) return;
  await ctx.db
    .delete(storeCategories)
    .where(and(eq(storeCategories.storeId, storeId), inArray(storeCategories.categoryId, below)));
}

/** A store that sold everything keeps what it does not remove: every primary category gets a row with the first choice. */
const choicesBefore = (categories: readonly Category[], assortment: Assortment) =>
  assortment.sellsAll
    ? categories
        .filter(({ parentId }) => parentId === null)
        .map(({ id }) => ({ categoryId: id, isChosen: true, joinsNew: true }))
    : [];

async function begin(ctx: Ctx) {
  const storeId = ownStoreId(ctx);
  await lockForChoice(ctx);
  await lockStore(ctx, storeId);
  return {
    storeId,
    categories: await listCategories(ctx),
    assortment: await readAssortment(ctx, storeId),
  };
}

async function finish(ctx: Ctx, storeId: string): Promise<{ inStoreCount: number }> {
  await announcePrices(ctx, storeId);
  const counts = await countByCategory(ctx, storeId);
  return { inStoreCount: [...counts.values()].reduce((sum, { inStore }) => sum + inStore, 0) };
}

/** Chooses the primary categories that the own store sells; those that stay chosen keep their single switches. */
export async function chooseTopics(
  ctx: Ctx,
  wanted: readonly string[],
): Promise<{ inStoreCount: number }> {
  const { storeId, categories, assortment } = await begin(ctx);
  const primaries = categories.filter(({ parentId }) => parentId === null);
  if (wanted.some((id) => !primaries.some((primary) => primary.id === id)))
    throw new Failure('not-found');
  const isWanted = ({ id }: Category) => wanted.includes(id);
  const changed = primaries.filter(
    (primary) => assortment.choiceOf(primary).isChosen !== isWanted(primary),
  );
  await writeChoices(ctx, storeId, choicesBefore(categories, assortment));
  await writeChoices(
    ctx,
    storeId,
    changed.map((primary) => ({
      categoryId: primary.id,
      isChosen: isWanted(primary),
      joinsNew: isWanted(primary),
    })),
  );
  const idsOf = (list: readonly Category[]) => list.map(({ id }) => id);
  await deleteChoicesBelow(ctx, storeId, categories, idsOf(changed));
  await showProducts(ctx, storeId, idsOf(changed.filter(isWanted)), true);
  await showProducts(ctx, storeId, idsOf(changed.filter((primary) => !isWanted(primary))), false);
  return finish(ctx, storeId);
}

/** Adds a category to the own store or removes it, or decides only whether new products of it join. */
export async function changeCategoryDisplay(
  ctx: Ctx,
  categoryId: string,
  change: EndpointInput<typeof displayContract>['body'],
): Promise<{ inStoreCount: number }> {
  const { storeId, categories, assortment } = await begin(ctx);
  const category = orNotFound(categories.find(({ id }) => id === categoryId));
  const before = assortment.choiceOf(category);
  const isChosen = change.isChosen ?? before.isChosen;
  const joinsNew = isChosen && (change.joinsNew ?? (before.isChosen ? before.joinsNew : true));
  await writeChoices(ctx, storeId, choicesBefore(categories, assortment));
  await writeChoices(ctx, storeId, [{ categoryId, isChosen, joinsNew }]);
  await deleteChoicesBelow(ctx, storeId, categories, [categoryId]);
  if (change.isChosen !== undefined) await showProducts(ctx, storeId, [categoryId], isChosen);
  return finish(ctx, storeId);
}
