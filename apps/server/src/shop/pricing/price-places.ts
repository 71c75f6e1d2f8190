import { convertMinor, percentToBasisPoints } from '@vitrine/contract/money.ts';
import type { PriceRule } from '@vitrine/contract/shop/choose-rule.ts';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import { applyEnding, floorOf, percentagePrice } from '@vitrine/contract/shop/price-rules.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { Names } from '../catalogue/index.ts';
import { findFees } from '../fees/index.ts';
import { findRate } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';

/** A place at which a price can be set, with the platform prices that it would cover. */
export interface Place {
  kind: 'product' | 'variant';
  id: string;
  productId: string;
  names: Names;
  platformUsdMinor: bigint[];
}

const placeRow = {
  productId: as.id,
  variantId: as.id,
  isActive: as.boolean,
  platformPriceMinor: as.minor,
  names: as.json<Names>(),
};

export const placeKey = (edit: { kind: string; id: string }) => `${edit.kind}:${edit.id}`;

/** The places that edits name, in one query; a product that is not (or no longer) on sale is no place. */
export async function readPlaces(
  ctx: Ctx,
  edits: readonly PriceEdit[],
): Promise<Map<string, Place>> {
  const idsOf = (kind: string) =>
    sql.param(edits.filter((edit) => edit.kind === kind).map(({ id }) => id));
  const rows = await ctx.db.rows(
    sql`
    select v.product_id, v.id as variant_id, v.is_active, v.platform_price_minor, p.card -> 'names' as names
    from variants v join products p on p.id = v.product_id
    where p.status = 'active' and v.is_active and (p.id = any(${idsOf('product')}::bigint[]) or v.id = any(${idsOf('variant')}::bigint[]))`,
    placeRow,
  );
  const places = new Map<string, Place>();
  for (const row of rows) {
    const price = row.platformPriceMinor;
    const shared = { productId: row.productId, names: row.names };
    places.set(`variant:${row.variantId}`, {
      ...shared,
      kind: 'variant',
      id: row.variantId,
      platformUsdMinor: [price],
    });
    const product = places.get(`product:${row.productId}`) ?? {
      ...shared,
      kind: 'product' as const,
      id: row.productId,
      platformUsdMinor: [],
    };
    product.platformUsdMinor.push(price);
    places.set(`product:${row.productId}`, product);
  }
  return places;
}

/** The edit as a rule in the store's terms; nothing when it gives the place back. */
export function toRule(edit: PriceEdit): PriceRule | undefined {
  if (edit.fixed) return { fixedMinor: BigInt(edit.fixed.amount) };
  if (edit.percentage !== null) return { percentageBp: percentToBasisPoints(edit.percentage) };
  return undefined;
}

/** The floor that a rule breaks at a place, in the store's currency: the highest of the variants that it covers. */
export async function findBrokenFloor(
  ctx: Ctx,
  store: Store,
  place: Place,
  rule: PriceRule,
): Promise<bigint | undefined> {
  const rate = await findRate(ctx, 'USD', store.baseCurrency);
  const fees = await findFees(ctx, store, store.baseCurrency);
  let broken: bigint | undefined;
  for (const usdMinor of place.platformUsdMinor) {
    const floor = floorOf(convertMinor(usdMinor, rate), fees);
    const price =
      'fixedMinor' in rule
        ? rule.fixedMinor
        : applyEnding(
            percentagePrice(usdMinor, rule.percentageBp, rate),
            store.priceEnding,
            store.baseCurrency,
          );
    if (price < floor && (broken === undefined || floor > broken)) broken = floor;
  }
  return broken;
}
