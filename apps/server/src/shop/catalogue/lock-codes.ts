import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';

/**
 * Waits until no other transaction writes codes: keys of products, SKUs of variants, IDs of other systems. A transaction that inserts a
 * code waits for another one that inserted the same, so two of them that have the same codes in a different order would wait for each
 * other. It comes after the locks of all product rows of the transaction (docs/decisions/0139-codes-of-products.md).
 */
export const lockCodes = (ctx: Ctx): Promise<void> => lockInTx(ctx, 'product-codes');

/** Locks products in the order of their ids, for a transaction that changes one after the other: their codes are locked after all of them. */
export const lockProducts = (ctx: Ctx, ids: readonly string[]): Promise<unknown> =>
  ctx.db.run(
    sql`select id from products where id = any(${sql.param([...ids])}::bigint[]) order by id for no key update`,
  );

/** True if a form gives its product or a variant a code that it does not have yet. */
export function hasNewCodes(before: ProductForm, form: ProductForm): boolean {
  const known = new Map(before.variants.map(({ id, sku }) => [id, sku]));
  return form.key !== before.key || form.variants.some(({ id, sku }) => known.get(id) !== sku);
}
