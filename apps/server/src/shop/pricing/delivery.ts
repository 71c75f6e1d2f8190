import { type Currency, convertMinor, toMoney } from '@vitrine/contract/money.ts';
import type { StorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { detectCountry, findCountry, findRate, listShippingOptions } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';
import { dayIn, estimateDelivery } from './delivery.rules.ts';

/** When and for how much one piece would arrive at the visitor's country; null when the platform does not ship there. */
export async function readDelivery(
  ctx: Ctx,
  store: Store,
  input: { country: string; weightGrams: number; leadTimeDays: number; goodsUsdMinor: bigint; currency: Currency },
): Promise<StorefrontProduct['delivery']> {
  const country = (await findCountry(ctx, input.country)) ?? (await detectCountry(ctx));
  const options = await listShippingOptions(ctx, {
    countryCode: country.code,
    weightGrams: input.weightGrams,
    goodsUsdMinor: input.goodsUsdMinor,
  });
  const option = options.find(({ method }) => method === 'standard') ?? options[0];
  if (!option) return null;
  const rate = await findRate(ctx, 'USD', input.currency);
  const today = dayIn(ctx.clock.now(), store.timeZone);
  return {
    country: country.code,
    countryName: country.names[ctx.language],
    ...estimateDelivery(today, input.leadTimeDays, option.daysMin, option.daysMax),
    shipping: toMoney(convertMinor(option.priceUsdMinor, rate), input.currency),
    freeFrom: option.freeFromUsdMinor === null ? null : toMoney(convertMinor(option.freeFromUsdMinor, rate), input.currency),
  };
}
