import { intlTags } from '@vitrine/contract/locales.ts';
import { convertMinor } from '@vitrine/contract/money.ts';
import { readNumber } from '@vitrine/contract/number-input.ts';
import type { PriceLine } from '@vitrine/contract/shop/price-imports.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { findRate } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';
import { readInStore } from './export-prices.ts';
import { findNamedPlaces, type NamedPlace } from './find-named-places.ts';
import type { GivenPrice, GivenPrices } from './price-lines.rules.ts';
import { priceVariants, type VariantPrice } from './price-variants.ts';
import { priceRules } from './pricing.tables.ts';
import { highestUsdMinor } from './save-prices.ts';

type Problem = NonNullable<PriceLine['problem']>;

/** A line of an import with what it means for the store. */
export interface ValidatedLine {
  given: GivenPrice;
  outcome: 'change' | 'same' | 'wrong';
  problem: Problem | null;
  /** Where the price would be set; a product with one variant is priced as a whole, as its row on the screen is. */
  place: NamedPlace | undefined;
  /** The variants that the price would be for. */
  covered: VariantPrice[];
  priceMinor: bigint | undefined;
  /** The lowest price that is accepted there. */
  floorMinor: bigint | undefined;
}

const keyOf = ({ productId, variantId }: NamedPlace) => variantId ?? `product ${productId}`;
const highestOf = (values: readonly bigint[]) =>
  values.reduce((most, value) => (value > most ? value : most), 0n);

/** Variants with a price or percentage of their own, which a price of the whole product leaves alone. */
async function readOwnPriced(
  ctx: Ctx,
  storeId: string,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ variantId: priceRules.variantId })
    .from(priceRules)
    .where(
      and(
        eq(priceRules.storeId, storeId),
        eq(priceRules.kind, 'variant'),
        inArray(priceRules.productId, [...productIds]),
      ),
    );
  return new Set(rows.flatMap(({ variantId }) => variantId ?? []));
}

/** Judges every line of an import; the number of queries does not depend on how many there are. */
export async function validatePriceLines(
  ctx: Ctx,
  store: Store,
  { prices, hasTitles, numbersIn }: GivenPrices,
): Promise<ValidatedLine[]> {
  const places = await findNamedPlaces(
    ctx,
    prices.flatMap(({ names }) => names),
  );
  const priced = await priceVariants(ctx, {
    store,
    variantIds: [...places.variantIds.values()].flat(),
    currency: store.baseCurrency,
  });
  const ownPriced = await readOwnPriced(ctx, store.id, [...places.variantIds.keys()]);
  const highest = convertMinor(highestUsdMinor, await findRate(ctx, 'USD', store.baseCurrency));
  const field = {
    kind: 'money',
    currency: store.baseCurrency,
    min: 1,
    max: Number(highest),
  } as const;
  const tag = intlTags[numbersIn ?? ctx.language];
  const seen = new Set<string>();

  const settle = ({ productId, variantId }: NamedPlace): NamedPlace => {
    const isOnlyOne =
      variantId !== null &&
      places.variantIds.get(productId)?.length === 1 &&
      !ownPriced.has(variantId);
    return { productId, variantId: isOnlyOne ? null : variantId };
  };
  const judge = (given: GivenPrice): ValidatedLine => {
    const found =
      given.names.map((name) => places.find(name)).find(({ length }) => length > 0) ?? [];
    const place = found.length === 1 && found[0] ? settle(found[0]) : undefined;
    const ids = place ? (places.variantIds.get(place.productId) ?? []) : [];
    const all = (place?.variantId ? [place.variantId] : ids).flatMap((id) => priced.get(id) ?? []);
    const covered = place?.variantId
      ? all
      : all.filter(({ facts }) => !ownPriced.has(facts.variantId));
    const floorMinor = all.length
      ? highestOf(all.map(({ floorStoreMinor }) => floorStoreMinor))
      : undefined;
    const parts = { given, place, covered, floorMinor, priceMinor: undefined, problem: null };
    const wrong = (problem: Problem): ValidatedLine => ({ ...parts, outcome: 'wrong', problem });
    if (given.inStore.trim() && readInStore(given.inStore) === undefined)
      return wrong('not-yes-or-no');
    if (hasTitles && !given.price.trim() && !given.inStore.trim())
      return { ...parts, outcome: 'same' };
    if (!place || floorMinor === undefined)
      return wrong(found.length > 1 ? 'several-products' : 'unknown-product');
    if (hasTitles && !given.price.trim()) return { ...parts, outcome: 'same' };
    const number = readNumber(given.price, field, tag);
    if (number.problem) return wrong(number.problem === 'empty' ? 'no-price' : number.problem);
    if (seen.has(keyOf(place))) return wrong('repeated');
    if (covered.length === 0) return wrong('own-prices');
    const read = { ...parts, priceMinor: BigInt(number.value) };
    const isSame = covered.every(({ unitMinor }) => unitMinor === read.priceMinor);
    if (!isSame && read.priceMinor < floorMinor)
      return { ...read, outcome: 'wrong', problem: 'below-floor' };
    seen.add(keyOf(place));
    if (isSame) return { ...read, outcome: 'same' };
    return { ...read, outcome: 'change' };
  };
  return prices.map(judge);
}
