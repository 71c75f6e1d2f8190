import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type { StorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { detectCountry, findCountry, listShippingOptions } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';
import { dayIn, estimateDelivery } from './delivery.rules.ts';
import { findTaxOnTop } from './tax.ts';

/** When, for how much and with how much tax one piece would arrive at the visitor's country; null when the platform does not ship there. */
export async function readDelivery(
  ctx: Ctx,
  store: Store,
  input: { country: string; weightGrams: number; leadTimeDays: number; goodsMinor: bigint; currency: Currency },
): Promise<StorefrontProduct['delivery']> {
  const country = (await findCountry(ctx, input.country)) ?? (await detectCountry(ctx));
  const options = await listShippingOptions(ctx, {
    countryCode: country.code,
    weightGrams: input.weightGrams,
    currency: input.currency,
    goodsMinor: input.goodsMinor,
  });
  const option = options.find(({ method }) => method === 'standard') ?? options[0];
  if (!option) return null;
  const today = dayIn(ctx.clock.now(), store.timeZone);
  return {
    country: country.code,
    countryName: country.names[ctx.language],
    ...estimateDelivery(today, input.leadTimeDays, option.daysMin, option.daysMax),
    shipping: toMoney(option.priceMinor, input.currency),
    freeFrom: option.freeFromMinor === null ? null : toMoney(option.freeFromMinor, input.currency),
    taxPercent: (await findTaxOnTop(ctx, store, country.code)) / 100,
  };
}
