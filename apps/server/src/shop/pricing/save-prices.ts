import { intlTags } from '@vitrine/contract/locales.ts';
import { convertMinor, formatMoney, toMoney } from '@vitrine/contract/money.ts';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, type FieldProblem } from '#platform/failure.ts';
import { chooseName } from '../catalogue/index.ts';
import { findRate } from '../markets/index.ts';
import { lockStoresForPricing, markPriced, ownStoreId, type Store } from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import { refreshFloors } from './floors.ts';
import { readOwnRows } from './list-own-products.ts';
import { recordSavedPrices } from './price-history.ts';
import { findBrokenFloor, type Place, placeKey, readPlaces, toRule } from './price-places.ts';
import { assertSeenVersion, raisePriceVersions, type SeenEdit } from './price-versions.ts';
import { priceDrafts, priceRules } from './pricing.tables.ts';
import { refreshPrices } from './refresh-prices.ts';
import { finishPriceNews } from './select-news.ts';

/** The highest fixed price, a million dollars: a cart full of it is still a safe number in every currency. */
export const highestUsdMinor = 100_000_000n;

async function assertPricesValid(
  ctx: Ctx,
  store: Store,
  edits: readonly PriceEdit[],
  places: ReadonlyMap<string, Place>,
): Promise<void> {
  const problems: FieldProblem[] = [];
  let firstLow: { product: string; floor: string } | undefined;
  const highest = convertMinor(highestUsdMinor, await findRate(ctx, 'USD', store.baseCurrency));
  for (const [index, edit] of edits.entries()) {
    const place = places.get(placeKey(edit));
    if (!place) throw new Failure('not-found');
    if (edit.fixed && edit.fixed.currency !== store.baseCurrency) {
      problems.push({
        path: `items.${index}.fixed.currency`,
        code: 'wrong-currency',
        values: { currency: store.baseCurrency },
      });
      continue;
    }
    if (edit.fixed && BigInt(edit.fixed.amount) > highest) {
      const maximum = toMoney(highest, store.baseCurrency);
      const values = { maximum: formatMoney(maximum, intlTags[ctx.language]) };
      problems.push({ path: `items.${index}.fixed.amount`, code: 'too-big', values, maximum });
      continue;
    }
    const rule = toRule(edit);
    const floor = rule && (await findBrokenFloor(ctx, store, place, rule));
    if (floor === undefined) continue;
    const minimum = toMoney(floor, store.baseCurrency);
    const values = {
      product: chooseName(place.names, ctx.language, store.language),
      floor: formatMoney(minimum, intlTags[ctx.language]),
    };
    firstLow ??= values;
    problems.push({ path: `items.${index}`, code: 'below-floor', values, minimum });
  }
  if (firstLow) throw new Failure('price-below-floor', { values: firstLow, fields: problems });
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
}

/** Saves staged prices, all or none, and drops the drafts that they come from; what another window staged stays. */
export async function savePrices(
  ctx: Ctx,
  { items, drafts }: { items: readonly SeenEdit[]; drafts: readonly string[] },
): Promise<{ savedCount: number; products: OwnProductRow[] }> {
  const [store] = await lockStoresForPricing(ctx, [ownStoreId(ctx)]);
  if (!store) throw new Failure('not-found');
  const places = await readPlaces(ctx, items);
  await assertPricesValid(ctx, store, items, places);
  await assertSeenVersion(ctx, store.id, items, places);
  const edits = [...new Map(items.map((edit) => [placeKey(edit), edit])).values()];
  const now = ctx.clock.now();
  await recordSavedPrices(
    ctx,
    store,
    edits.flatMap((edit) => {
      const place = places.get(placeKey(edit));
      return place
        ? [
            {
              productId: place.productId,
              variantId: edit.kind === 'variant' ? edit.id : null,
              rule: toRule(edit),
            },
          ]
        : [];
    }),
  );
  for (const kind of ['product', 'variant'] as const) {
    const resets = edits.filter((edit) => edit.kind === kind && !toRule(edit)).map(({ id }) => id);
    if (resets.length) {
      await ctx.db
        .delete(priceRules)
        .where(
          and(
            eq(priceRules.storeId, store.id),
            eq(priceRules.kind, kind),
            inArray(priceRules.refId, resets),
          ),
        );
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
        set: {
          fixedMinor: sql`excluded.fixed_minor`,
          percentageBp: sql`excluded.percentage_bp`,
          changedAt: now,
        },
      });
    await markPriced(ctx, store.id);
  }
  const productIds = [
    ...new Set(edits.flatMap((edit) => places.get(placeKey(edit))?.productId ?? [])),
  ];
  await raisePriceVersions(ctx, store.id, productIds);
  if (drafts.length)
    await ctx.db
      .delete(priceDrafts)
      .where(and(eq(priceDrafts.storeId, store.id), inArray(priceDrafts.version, [...drafts])));
  await finishPriceNews(ctx, store.id, productIds);
  await refreshPrices(ctx, [store.id], productIds);
  await refreshFloors(ctx, { storeId: store.id, productIds, tell: false });
  await announcePrices(ctx, store.id);
  return { savedCount: edits.length, products: await readOwnRows(ctx, store, productIds) };
}
