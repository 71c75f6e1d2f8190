import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import {
  categories as contract,
  type moveCategory as moveContract,
} from '@vitrine/contract/shop/product-categories.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { createFormService } from '#platform/crud/form-service.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import {
  announceCategory,
  catalogueHooks,
  categories,
  findPicture,
  withoutEmpty,
} from '../catalogue/index.ts';

type Row = typeof categories.$inferSelect;

/** Moves and deletions read what is below a category: one at a time. */
const lockTree = (ctx: Ctx): Promise<void> => lockInTx(ctx, 'product-categories');

async function readContents(ctx: Ctx, id: string) {
  const [row] = await ctx.db.rows(
    sql`select exists (select 1 from categories where parent_id = ${id}) as has_children,
      exists (select 1 from products where category_id = ${id} or primary_category_id = ${id}) as has_products`,
    { hasChildren: as.boolean, hasProducts: as.boolean },
  );
  return row ?? { hasChildren: false, hasProducts: false };
}

/** A category is below a primary one or is one, never below itself; products stay in secondary ones. */
async function assertPlace(ctx: Ctx, id: string | null, parentId: string | null): Promise<void> {
  const { hasChildren, hasProducts } = id
    ? await readContents(ctx, id)
    : { hasChildren: false, hasProducts: false };
  if (parentId === null) {
    if (hasProducts && !hasChildren) throw new Failure('category-in-use');
    return;
  }
  if (parentId === id || hasChildren) throw new Failure('category-circle');
  const [parent] = await ctx.db.rows(sql`select parent_id from categories where id = ${parentId}`, {
    parentId: orNull(as.id),
  });
  if (!parent)
    throw new Failure('invalid-input', { fields: [{ path: 'parentId', code: 'choice' }] });
  if (parent.parentId !== null) throw new Failure('category-circle');
}

/** The place after the last one of a level. */
async function nextSort(ctx: Ctx, parentId: string | null): Promise<number> {
  const [row] = await ctx.db.rows(
    sql`select coalesce(max(sort), 0)::int + 1 as sort from categories where parent_id is not distinct from ${parentId}::bigint`,
    { sort: as.integer },
  );
  return row?.sort ?? 1;
}

/** Products of a category repeat its parent. */
async function moveProducts(ctx: Ctx, id: string, parentId: string): Promise<void> {
  await ctx.db.run(
    sql`update products set primary_category_id = ${parentId} where category_id = ${id} and primary_category_id <> ${parentId}`,
  );
}

async function assertUnused(ctx: Ctx, rows: readonly Row[]): Promise<void> {
  for (const { id } of rows) {
    const { hasChildren, hasProducts } = await readContents(ctx, id);
    if (hasChildren || hasProducts) throw new Failure('category-in-use');
  }
  for (const find of ctx.platform.hooks.all(catalogueHooks.findNamedCategories))
    if (
      (
        await find(
          ctx,
          rows.map(({ id }) => id),
        )
      ).length
    )
      throw new Failure('category-in-use');
}

/** Categories as operators add, change and delete them. */
export const categoryService = createFormService(contract, {
  table: categories,
  toForm: ({ key, parentId, names, picture }) => ({
    key,
    parentId,
    names: fillNames(names),
    pictureKey: picture?.key ?? null,
  }),
  beforeChange: lockTree,
  async fromForm({ key, parentId, names, pictureKey }, ctx, before) {
    await assertPlace(ctx, before?.id ?? null, parentId);
    return {
      key,
      parentId,
      names: withoutEmpty(names),
      picture: pictureKey === null ? null : await findPicture(ctx, pictureKey, 'pictureKey'),
      ...(before && before.parentId === parentId ? {} : { sort: await nextSort(ctx, parentId) }),
    };
  },
  constraints: { categories_key_unique: ['invalid-input', 'key'] },
  assertDelete: assertUnused,
  async afterChange(ctx, { before, after }) {
    const row = after ?? before;
    if (!row) return;
    if (before && after?.parentId && before.parentId !== after.parentId)
      await moveProducts(ctx, row.id, after.parentId);
    await announceCategory(ctx, before ?? null, after ?? null);
  },
});

/** Puts a category before another one, and numbers its level. */
export async function moveCategory(
  ctx: Ctx,
  id: string,
  { parentId, beforeId }: EndpointInput<typeof moveContract>['body'],
): Promise<null> {
  await lockTree(ctx);
  const [row] = await ctx.db.rows(sql`select key, parent_id from categories where id = ${id}`, {
    key: as.text,
    parentId: orNull(as.id),
  });
  const { key, parentId: from } = orNotFound(row);
  if (parentId !== from) await assertPlace(ctx, id, parentId);
  const level = (
    await ctx.db.rows(
      sql`select id from categories where parent_id is not distinct from ${parentId}::bigint and id <> ${id} order by sort, id`,
      { id: as.id },
    )
  ).map((sibling) => sibling.id);
  const place = beforeId === null ? level.length : level.indexOf(beforeId);
  if (place < 0)
    throw new Failure('invalid-input', { fields: [{ path: 'beforeId', code: 'choice' }] });
  const ordered = level.toSpliced(place, 0, id);
  await ctx.db.run(sql`update categories set parent_id = ${parentId}::bigint where id = ${id}`);
  await ctx.db.run(
    sql`update categories c set sort = n.place from unnest(${sql.param(ordered)}::bigint[]) with ordinality as n (id, place) where c.id = n.id`,
  );
  if (parentId !== null && parentId !== from) await moveProducts(ctx, id, parentId);
  await announceCategory(ctx, { id, key, parentId: from }, { id, key, parentId });
  return null;
}
