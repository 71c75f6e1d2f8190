import { createHash } from 'node:crypto';
import { termsVersion } from '@vitrine/contract/admin/identity.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { type Currency, type Money, toMoney } from '@vitrine/contract/money.ts';
import type { ShippingMethod } from '@vitrine/contract/shop/checkout-shapes.ts';
import type { Quote } from '@vitrine/contract/shop/quotes.ts';
import type { Ctx } from '#platform/context.ts';
import { insertStatement } from '#platform/db/statement.ts';
import { Failure } from '#platform/failure.ts';
import { canonicalAddress, describeAddressForm, leadDaysOf } from '../markets/index.ts';
import { findTaxTerms } from '../pricing/index.ts';
import { estimateDelivery, hasRegionalRates, localizeShippingName } from '../shipping/index.ts';
import { type Store, sellerOf, storeHooks } from '../stores/index.ts';
import { getFilledCart } from './carts.ts';
import { approximate, type CartRow, type FilledCart, priceCartLines } from './describe-cart.ts';
import { quotes } from './orders.tables.ts';
import {
  assertShippedTo,
  type PricedLine,
  type ShippingPlace,
  type Totals,
  totalLines,
} from './price-lines.ts';

const lifeMs = 15 * 60_000;
const insertQuote = insertStatement(quotes, ['id']);

/** What an order would lock, as one text: when it differs from the quote's, something moved. */
export function fingerprintOf(totals: Totals, currency: Currency, countryCode: string): string {
  const parts = [
    currency,
    countryCode,
    totals.shipping.method,
    totals.totalMinor,
    totals.taxTreatment,
    totals.taxMinor,
    totals.shippingMinor,
    totals.costMinor,
    ...totals.lines.map((line) => `${line.variantId}x${line.quantity}@${line.price.unitMinor}`),
  ];
  return createHash('sha256').update(parts.join('|')).digest('hex');
}

/** Refuses lines that cannot be bought as they stand. */
function assertVariantsExist(lines: readonly PricedLine[]): void {
  for (const { price, left, quantity, facts } of lines) {
    if (!price.isSold || left < quantity)
      throw new Failure('out-of-stock', {
        values: { product: facts.name, left: price.isSold ? Math.max(0, left) : 0 },
      });
  }
}

/** Prices a cart as it stands; refuses an empty one and lines that are not there. */
export async function totalCart(
  ctx: Ctx,
  { cart, store, lines: stored }: FilledCart,
  place: ShippingPlace,
  method: ShippingMethod | undefined,
): Promise<Totals> {
  const { countryCode } = place;
  if (!stored.length) throw new Failure('cart-empty');
  const tax = await findTaxTerms(ctx, store, countryCode);
  const lines = await priceCartLines(ctx, cart, store, tax, stored);
  assertVariantsExist(lines);
  assertShippedTo(ctx, lines, countryCode);
  return totalLines(ctx, { store, currency: cart.currency, lines, place, method, tax });
}

/** The ways to ship that a quote offers, with the days on which the parcel would arrive. */
async function describeOptions(
  ctx: Ctx,
  store: Store,
  totals: Totals,
  countryCode: string,
  money: (minor: bigint) => Money,
) {
  const leadDays = leadDaysOf(totals.lines.map(({ facts }) => facts.leadTimeDays));
  return Promise.all(
    totals.options.map(async (option) => {
      const { earliestOn, latestOn } = await estimateDelivery(ctx, {
        countryCode,
        from: ctx.clock.now(),
        timeZone: store.timeZone,
        leadTimeDays: leadDays,
        daysMin: option.daysMin,
        daysMax: option.daysMax,
      });
      return {
        method: option.method,
        name: localizeShippingName({ key: option.method, names: option.names }, ctx.language),
        carrier: option.carrierName,
        price: money(option.priceMinor),
        daysMin: option.daysMin + leadDays,
        daysMax: option.daysMax + leadDays,
        arrivesFrom: earliestOn,
        arrivesTo: latestOn,
      };
    }),
  );
}

/** The amounts of a quote as buyers read them. */
export async function describeTotals(
  ctx: Ctx,
  store: Store,
  totals: Totals,
  currency: Currency,
  countryCode: string,
) {
  const money = (minor: bigint) => toMoney(minor, currency);
  return {
    lines: totals.lines.map(({ variantId, facts, quantity, price, totalMinor }) => ({
      variantId,
      productId: facts.productId,
      name: facts.name,
      option: facts.optionLabel || null,
      imageUrl: facts.image ? fileUrl(facts.image.key) : null,
      focusX: facts.image?.focusX ?? 50,
      focusY: facts.image?.focusY ?? 50,
      quantity,
      unit: money(price.unitMinor),
      total: money(totalMinor),
    })),
    goods: money(totals.goodsMinor),
    discount: money(totals.discountMinor),
    shippingOptions: await describeOptions(ctx, store, totals, countryCode, money),
    shippingMethod: totals.shipping.method,
    shipping: money(totals.shippingMinor),
    taxTreatment: totals.taxTreatment,
    tax: money(totals.taxMinor),
    taxPercent: totals.taxBp / 100,
    total: money(totals.totalMinor),
    countryCode,
    variesByRegion: await hasRegionalRates(ctx, countryCode),
    address: describeAddressForm(ctx, countryCode),
  };
}

/** Stores what the buyer is shown for 15 minutes. */
export async function saveQuote(
  ctx: Ctx,
  cart: CartRow,
  store: Store,
  totals: Totals,
  countryCode: string,
): Promise<Quote> {
  const { options, refusal } = await ctx.platform.hooks.get(storeHooks.paymentChoice)(ctx, store, {
    amountMinor: totals.totalMinor,
    currency: cart.currency,
    country: countryCode,
  });
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  const { id } = await insertQuote(ctx, {
    cartId: cart.id,
    fingerprint: fingerprintOf(totals, cart.currency, countryCode),
    countryCode,
    shippingMethod: totals.shipping.method,
    createdAt: now,
    expiresAt,
  });
  return {
    quoteId: id,
    expiresAt: expiresAt.toISOString(),
    ...(await describeTotals(ctx, store, totals, cart.currency, countryCode)),
    approximate: await approximate(ctx, cart, totals.totalMinor),
    seller: sellerOf(ctx, store),
    termsVersion,
    paymentOptions: options,
    paymentRefusal: refusal,
  };
}

/** The part of the address that is known when a quote is made. */
export interface QuotedPlace extends ShippingPlace {
  postcode?: string | undefined;
}

/** The place of a quote, with the region as orders store it; of Spain it follows from the postcode. */
export const placeOf = ({ countryCode, region, postcode }: QuotedPlace): ShippingPlace => ({
  countryCode,
  region: canonicalAddress({ countryCode, region, postcode }).region,
});

export async function quoteCart(
  ctx: Ctx,
  ref: { slug: string; cart: string },
  input: QuotedPlace & { shippingMethod?: ShippingMethod | undefined },
): Promise<Quote> {
  const filled = await getFilledCart(ctx, ref, 'quote');
  const totals = await totalCart(ctx, filled, placeOf(input), input.shippingMethod);
  return saveQuote(ctx, filled.cart, filled.store, totals, input.countryCode);
}
