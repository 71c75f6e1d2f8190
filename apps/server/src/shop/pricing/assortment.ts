import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockInTx, lockSharedInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';

const listChoices = statement(
  (places: Places<{ storeId: string }>) =>
    sql`select category_id, is_chosen, joins_new from store_categories where store_id = ${places.storeId}`,
  { categoryId: as.id, isChosen: as.boolean, joinsNew: as.boolean },
);

export interface CategoryChoice {
  isChosen: boolean;
  joinsNew: boolean;
}

/** What a store sells, by category. */
export interface Assortment {
  /** The owner has chosen nothing yet. */
  sellsAll: boolean;
  /** The choice for a category of either level: its own, else that of its primary category. */
  choiceOf(category: { id: string; parentId: string | null }): CategoryChoice;
}

export async function readAssortment(ctx: Ctx, storeId: string): Promise<Assortment> {
  const rows = await listChoices(ctx, { storeId });
  const choices = new Map(
    rows.map(({ categoryId, isChosen, joinsNew }) => [categoryId, { isChosen, joinsNew }]),
  );
  const sellsAll = rows.length === 0;
  return {
    sellsAll,
    choiceOf: ({ id, parentId }) =>
      choices.get(id) ??
      (parentId === null ? undefined : choices.get(parentId)) ?? {
        isChosen: sellsAll,
        joinsNew: sellsAll,
      },
  };
}

const lockName = 'store-categories';

/** Choices and new products exclude each other: a product that is being created would otherwise be shown in a store that has just removed its category. */
export const lockForChoice = (ctx: Ctx): Promise<void> => lockSharedInTx(ctx, lockName);

/** Hides a product that was just created in the stores that its category does not join. */
export async function hideNewProduct(
  ctx: Ctx,
  {
    productId,
    categoryId,
    primaryCategoryId,
  }: { productId: string; categoryId: string; primaryCategoryId: string },
): Promise<void> {
  await lockInTx(ctx, lockName);
  await ctx.db.run(sql`
    insert into store_products (store_id, product_id, is_hidden, is_addition)
    select chosen.store_id, ${productId}, true, true
    from (select distinct store_id from store_categories) chosen
      left join store_categories own on own.store_id = chosen.store_id and own.category_id = ${categoryId}
      left join store_categories above on above.store_id = chosen.store_id and above.category_id = ${primaryCategoryId}
    where not coalesce(own.joins_new, above.joins_new, false)
    order by chosen.store_id
    on conflict do nothing`);
}
