import { intlTags } from '@vitrine/contract/locales.ts';
import { convertMinor, formatMoney, percentToBasisPoints, toMoney } from '@vitrine/contract/money.ts';
import { applyEnding, feePolicy, floorOf, type PriceRule, percentagePrice } from '@vitrine/contract/shop/price-rules.ts';
import type { OwnProductRow, PriceEdit } from '@vitrine/contract/shop/pricing.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, type FieldProblem } from '#platform/failure.ts';
import { ownStoreId } from '#platform/route.ts';
import { chooseName, type Names } from '../catalogue/index.ts';
import { findRate } from '../markets/index.ts';
import { getStore, markPriced, type Store } from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import { refreshFloors } from './floors.ts';
import { readOwnRows } from './list-own-products.ts';
import { priceDrafts, priceRules } from './pricing.tables.ts';

/** A place at which a price can be set, with the platform prices that it would cover. */
interface Place {
  kind: 'product' | 'variant';
  id: string;
  productId: string;
  names: Names;
  platformUsdMinor: bigint[];
}

interface PlaceRow extends Record<string, unknown> {
  product_id: string;
  variant_id: string;
  is_active: boolean;
  platform_price_minor: string;
  names: Names;
}

const placeKey = (edit: { kind: string; id: string }) => `${edit.kind}:${edit.id}`;

/** The places that edits name, in one query; a product that is not (or no longer) on sale is no place. */
async function readPlaces(ctx: Ctx, edits: readonly PriceEdit[]): Promise<Map<string, Place>> {
  const idsOf = (kind: string) => sql.param(edits.filter((edit) => edit.kind === kind).map(({ id }) => id));
  const { rows } = await ctx.db.execute<PlaceRow>(sql`
    select v.product_id, v.id as variant_id, v.is_active, v.platform_price_minor, p.card -> 'names' as names
    from variants v join products p on p.id = v.product_id
    where p.status = 'active' and v.is_active and (p.id = any(${idsOf('product')}::bigint[]) or v.id = any(${idsOf('variant')}::bigint[]))`);
  const places = new Map<string, Place>();
  for (const row of rows) {
    const price = BigInt(row.platform_price_minor);
    const shared = { productId: row.product_id, names: row.names };
    places.set(`variant:${row.variant_id}`, { ...shared, kind: 'variant', id: row.variant_id, platformUsdMinor: [price] });
    const product = places.get(`product:${row.product_id}`) ?? {
      ...shared,
      kind: 'product' as const,
      id: row.product_id,
      platformUsdMinor: [],
    };
    product.platformUsdMinor.push(price);
    places.set(`product:${row.product_id}`, product);
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
async function findBrokenFloor(ctx: Ctx, store: Store, place: Place, rule: PriceRule): Promise<bigint | undefined> {
  const rate = await findRate(ctx, 'USD', store.baseCurrency);
  const fees = feePolicy(rate);
  let broken: bigint | undefined;
  for (const usdMinor of place.platformUsdMinor) {
    const floor = floorOf(convertMinor(usdMinor, rate), fees);
    const price =
      'fixedMinor' in rule
        ? rule.fixedMinor
        : applyEnding(percentagePrice(usdMinor, rule.percentageBp, rate), store.priceEnding, store.baseCurrency);
    if (price < floor && (broken === undefined || floor > broken)) broken = floor;
  }
  return broken;
}

async function refuseWrong(ctx: Ctx, store: Store, edits: readonly PriceEdit[], places: ReadonlyMap<string, Place>): Promise<void> {
  const problems: FieldProblem[] = [];
  let firstLow: { product: string; floor: string } | undefined;
  for (const [index, edit] of edits.entries()) {
    const place = places.get(placeKey(edit));
    if (!place) throw new Failure('not-found');
    if (edit.fixed && edit.fixed.currency !== store.baseCurrency) {
      problems.push({ path: `items.${index}.fixed.currency`, code: 'wrong-currency', values: { currency: store.baseCurrency } });
      continue;
    }
    const rule = toRule(edit);
    const floor = rule && (await findBrokenFloor(ctx, store, place, rule));
    if (floor === undefined) continue;
    const values = {
      product: chooseName(place.names, ctx.language, store.language),
      floor: formatMoney(toMoney(floor, store.baseCurrency), intlTags[ctx.language]),
    };
    firstLow ??= values;
    problems.push({ path: `items.${index}`, code: 'below-floor', values });
  }
  if (firstLow) throw new Failure('price-below-floor', { values: firstLow, fields: problems });
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
}

/** Saves staged prices, all or none, and drops the drafts of their products. */
export async function savePrices(ctx: Ctx, items: readonly PriceEdit[]): Promise<{ savedCount: number; products: OwnProductRow[] }> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const places = await readPlaces(ctx, items);
  await refuseWrong(ctx, store, items, places);
  const edits = [...new Map(items.map((edit) => [placeKey(edit), edit])).values()];
  const now = ctx.clock.now();
  for (const kind of ['product', 'variant'] as const) {
    const resets = edits.filter((edit) => edit.kind === kind && !toRule(edit)).map(({ id }) => id);
    if (resets.length) {
      await ctx.db
        .delete(priceRules)
        .where(and(eq(priceRules.storeId, store.id), eq(priceRules.kind, kind), inArray(priceRules.refId, resets)));
    }
  }
  const rules = edits.flatMap((edit) => {
    const rule = toRule(edit);
    const place = places.get(placeKey(edit));
    if (!rule || !place) return [];
    return [
      {
        storeId: store.id,
        kind: edit.kind,
        refId: edit.id,
        productId: place.productId,
        variantId: edit.kind === 'variant' ? edit.id : null,
        fixedMinor: 'fixedMinor' in rule ? rule.fixedMinor : null,
        percentageBp: 'percentageBp' in rule ? rule.percentageBp : null,
        changedAt: now,
      },
    ];
  });
  if (rules.length) {
    await ctx.db
      .insert(priceRules)
      .values(rules)
      .onConflictDoUpdate({
        target: [priceRules.storeId, priceRules.kind, priceRules.refId],
        set: { fixedMinor: sql`excluded.fixed_minor`, percentageBp: sql`excluded.percentage_bp`, changedAt: now },
      });
    await markPriced(ctx, store.id);
  }
  const productIds = [...new Set(edits.flatMap((edit) => places.get(placeKey(edit))?.productId ?? []))];
  await ctx.db.delete(priceDrafts).where(and(eq(priceDrafts.storeId, store.id), inArray(priceDrafts.productId, productIds)));
  await refreshFloors(ctx, { storeId: store.id, productIds, tell: false });
  await announcePrices(ctx, store.id);
  return { savedCount: edits.length, products: await readOwnRows(ctx, store, productIds) };
}
