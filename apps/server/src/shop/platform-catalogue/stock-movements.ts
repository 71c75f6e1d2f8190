import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type {
  listStockMovements,
  moveStock as moveContract,
} from '@vitrine/contract/shop/stock-movements.ts';
import { sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { getVariants } from '../catalogue/index.ts';
import { announceStock } from '../pricing/index.ts';
import { assertNotRefused, changeStock, listMovements } from '../stock/index.ts';

/** The changes of the units in the warehouse, newest first. */
export async function readMovements(
  ctx: Ctx,
  { cursor, limit, ...filters }: EndpointInput<typeof listStockMovements>['query'],
): Promise<EndpointReply<typeof listStockMovements>> {
  if (cursor && !/^\d{1,18}$/.test(cursor))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  const rows = await listMovements(ctx, { ...filters, before: cursor ?? null, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const variants = await getVariants(
    ctx,
    shown.map(({ variantId }) => variantId),
  );
  const names = await nameOperators(
    ctx,
    shown.flatMap(({ accountId }) => accountId ?? []),
  );
  return {
    list: shown.flatMap(({ accountId, at, ...row }) => {
      const variant = variants.get(row.variantId);
      if (!variant) return [];
      const { productId, name, optionLabel: label, sku } = variant;
      const byName = accountId === null ? null : (names.get(accountId) ?? null);
      return [{ ...row, productId, name, label, sku, byName, at: at.toISOString() }];
    }),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Changes the units of a variant by hand. */
export async function moveStock(
  ctx: Ctx,
  { variantId, to, by, reason, note }: EndpointInput<typeof moveContract>['body'],
): Promise<EndpointReply<typeof moveContract>> {
  const [variant] = await ctx.db.rows(
    sql`select product_id from variants where id = ${variantId} and removed_at is null`,
    { productId: as.id },
  );
  const { productId } = orNotFound(variant);
  const change = to === null ? { by: by ?? 0 } : { to };
  const [changed] = await changeStock(ctx, [{ variantId, change, reason, note }]);
  if (changed) assertNotRefused([changed]);
  await announceStock(ctx, [productId]);
  return { onHand: changed?.after ?? 0, held: changed?.held ?? 0 };
}
