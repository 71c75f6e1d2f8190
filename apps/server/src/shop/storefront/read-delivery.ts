import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { type Currency, type Money, toMoney } from '@vitrine/contract/money.ts';
import type { getStorefrontHome, StorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { includedBasisPoints } from '@vitrine/contract/shop/tax-rules.ts';
import type { Ctx } from '#platform/context.ts';
import {
  dayIn,
  detectCountry,
  estimateDelivery,
  findCountry,
  listShippingOptions,
} from '../markets/index.ts';
import { findTaxTerms } from '../pricing/index.ts';
import type { Store } from '../stores/index.ts';

/** What one unit of a weight and a price costs to ship to a buyer; null where the platform does not ship. */
export async function createShippingQuoter(
  ctx: Ctx,
  store: Store,
  { country, currency }: { country: string; currency: Currency },
) {
  const tax = await findTaxTerms(ctx, store, country);
  const includedTaxBp = includedBasisPoints(tax);
  return async (weightGrams: number, goodsMinor: bigint): Promise<Money | null> => {
    const options = await listShippingOptions(ctx, {
      countryCode: country,
      weightGrams,
      currency,
      goodsMinor,
      includedTaxBp,
    });
    const option = options.find(({ method }) => method === 'standard') ?? options[0];
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
  const parcel = {
    countryCode: code,
    weightGrams: lightestGrams,
    currency,
    goodsMinor: 0n,
    includedTaxBp,
  };
  const options = await listShippingOptions(ctx, parcel);
  const option = options.find(({ method }) => method === 'standard') ?? options[0];
  if (!country || !option || option.freeFromMinor === null) return null;
  return {
    countryName: country.names[ctx.language],
    freeFrom: toMoney(option.freeFromMinor, currency),
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
    weightGrams: number;
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
    weightGrams: input.weightGrams,
    currency: input.currency,
    goodsMinor: input.goodsMinor,
    includedTaxBp: includedBasisPoints(tax),
  });
  const option = options.find(({ method }) => method === 'standard') ?? options[0];
  if (!option) return null;
  const today = dayIn(ctx.clock.now(), store.timeZone);
  return {
    country: country.code,
    countryName: country.names[ctx.language],
    timeZone: store.timeZone,
    ...(input.isSoldOut
      ? { orderedOn: today, leavesOn: null, earliestOn: null, latestOn: null }
      : estimateDelivery(today, input.leadTimeDays, option.daysMin, option.daysMax)),
    shipping: toMoney(option.priceMinor, input.currency),
    freeFrom: option.freeFromMinor === null ? null : toMoney(option.freeFromMinor, input.currency),
    taxTreatment: tax.treatment,
    taxPercent: tax.basisPoints / 100,
  };
}
