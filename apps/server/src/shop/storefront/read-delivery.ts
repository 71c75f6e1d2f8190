import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { type Currency, type Money, toMoney } from '@vitrine/contract/money.ts';
import type { getStorefrontHome, StorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { includedBasisPoints } from '@vitrine/contract/shop/tax-rules.ts';
import type { Ctx } from '#platform/context.ts';
import type { VariantFacts } from '../catalogue/index.ts';
import { detectCountry, findCountry } from '../markets/index.ts';
import { findTaxTerms } from '../pricing/index.ts';
import {
  estimateDelivery,
  findCheapest,
  listShippingOptions,
  type ShippedLine,
} from '../shipping/index.ts';
import type { Store } from '../stores/index.ts';

/** One unit, as shipping counts it. */
type ShippedUnit = Omit<ShippedLine, 'quantity'>;

export const toShippedUnit = (facts: VariantFacts): ShippedUnit => ({
  productId: facts.productId,
  categoryIds: [facts.categoryId, facts.primaryCategoryId],
  weightGrams: facts.weightGrams,
});

/** The shipping of one unit of a product and a price to a buyer; null where the platform does not ship. */
export async function createShippingQuoter(
  ctx: Ctx,
  store: Store,
  { country, currency }: { country: string; currency: Currency },
) {
  const tax = await findTaxTerms(ctx, store, country);
  const includedTaxBp = includedBasisPoints(tax);
  return async (unit: ShippedUnit, goodsMinor: bigint): Promise<Money | null> => {
    const options = await listShippingOptions(ctx, {
      countryCode: country,
      lines: [{ ...unit, quantity: 1 }],
      currency,
      goodsMinor,
      includedTaxBp,
    });
    const option = findCheapest(options);
    return option ? toMoney(option.priceMinor, currency) : null;
  };
}

/** A parcel of hardly any weight: what shipping costs at least. */
const lightestGrams = 1;

/** From which amount on shipping to a country is free; null where the platform does not ship, or never for free. */
export async function readFreeShipping(
  ctx: Ctx,
  store: Store,
  { country: code, currency }: { country: string; currency: Currency },
): Promise<EndpointAnswer<typeof getStorefrontHome>['freeShipping']> {
  const country = await findCountry(ctx, code);
  const includedTaxBp = includedBasisPoints(await findTaxTerms(ctx, store, code));
  const unit = { productId: '', categoryIds: [], weightGrams: lightestGrams, quantity: 1 };
  const options = await listShippingOptions(ctx, {
    countryCode: code,
    lines: [unit],
    currency,
    goodsMinor: 0n,
    includedTaxBp,
  });
  const option = findCheapest(options.filter(({ freeFromMinor }) => freeFromMinor !== null));
  const freeFromMinor = option?.freeFromMinor ?? null;
  if (!country || !option || freeFromMinor === null) return null;
  return {
    countryName: country.names[ctx.language],
    freeFrom: toMoney(freeFromMinor, currency),
    shipping: toMoney(option.priceMinor, currency),
  };
}

/**
 * When, for how much and with how much tax one unit would arrive at the visitor's country; null when the platform does
 * not ship there, or not this product. What is sold out arrives on no day.
 */
export async function readDelivery(
  ctx: Ctx,
  store: Store,
  input: {
    country: string;
    /** The product may not be sent there. */
    isExcluded: boolean;
    isSoldOut: boolean;
    unit: ShippedUnit;
    leadTimeDays: number;
    goodsMinor: bigint;
    currency: Currency;
  },
): Promise<StorefrontProduct['delivery']> {
  if (input.isExcluded) return null;
  const country = (await findCountry(ctx, input.country)) ?? (await detectCountry(ctx));
  const tax = await findTaxTerms(ctx, store, country.code);
  const options = await listShippingOptions(ctx, {
    countryCode: country.code,
    lines: [{ ...input.unit, quantity: 1 }],
    currency: input.currency,
    goodsMinor: input.goodsMinor,
    includedTaxBp: includedBasisPoints(tax),
  });
  const option = findCheapest(options);
  if (!option) return null;
  const dates = await estimateDelivery(ctx, {
    countryCode: country.code,
    from: ctx.clock.now(),
    timeZone: store.timeZone,
    leadTimeDays: input.leadTimeDays,
    daysMin: option.daysMin,
    daysMax: option.daysMax,
  });
  return {
    country: country.code,
    countryName: country.names[ctx.language],
    ...dates,
    ...(input.isSoldOut ? { leavesOn: null, earliestOn: null, latestOn: null } : {}),
    shipping: toMoney(option.priceMinor, input.currency),
    freeFrom: option.freeFromMinor === null ? null : toMoney(option.freeFromMinor, input.currency),
    taxTreatment: tax.treatment,
    taxPercent: tax.basisPoints / 100,
  };
}
