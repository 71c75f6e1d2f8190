import { termsVersion } from '@vitrine/contract/admin/identity.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { Address, ShippingMethod } from '@vitrine/contract/shop/checkout-shapes.ts';
import { noTax } from '@vitrine/contract/shop/tax-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { addressProblems, canonicalAddress } from '../markets/index.ts';
import { addressMark, checkOffer, type DeliveryAddress, readPayer } from '../promotions/index.ts';
import { getStore, ownStoreId, type Store } from '../stores/index.ts';
import { createOrder, takeOrderId } from './create-order.ts';
import {
  assertShippedTo,
  type PricedLine,
  priceLines,
  type ShippingPlace,
  type Totals,
  totalLines,
  type WantedLine,
} from './price-lines.ts';
import { describeTotals, fingerprintOf, placeOf, type QuotedPlace } from './quote.ts';

/** At platform price: no margin, no fee, no tax; shipping as for everybody. */
async function totalOwn(
  ctx: Ctx,
  store: Store,
  wanted: readonly WantedLine[],
  place: ShippingPlace,
  method: ShippingMethod | undefined,
): Promise<Totals> {
  const merged = new Map<string, number>();
  for (const { variantId, quantity } of wanted)
    merged.set(variantId, (merged.get(variantId) ?? 0) + quantity);
  const priced = await priceLines(
    ctx,
    { store, currency: store.baseCurrency, tax: noTax },
    [...merged].map(([variantId, quantity]) => ({ variantId, quantity })),
  );
  if (priced.length !== merged.size) throw new Failure('not-found');
  const lines: PricedLine[] = priced.map((line) => ({
    ...line,
    price: { ...line.price, unitMinor: line.price.platformStoreMinor },
    totalMinor: line.price.platformStoreMinor * BigInt(line.quantity),
  }));
  for (const { facts, left, quantity } of lines) {
    if (!facts.isOnSale || left < quantity)
      throw new Failure('out-of-stock', {
        values: { product: facts.name, left: facts.isOnSale ? Math.max(0, left) : 0 },
      });
  }
  assertShippedTo(ctx, lines, place.countryCode);
  const totals = await totalLines(ctx, {
    store,
    currency: store.baseCurrency,
    lines,
    place,
    method,
    tax: noTax,
  });
  const costMinor = totals.platformCostMinor + totals.shippingCostMinor;
  return {
    ...totals,
    ownerFeesMinor: 0n,
    plannedFees: {},
    costMinor,
    sellingTotalMinor: 0n,
    profitMinor: 0n,
  };
}

interface OwnInput extends QuotedPlace {
  lines: readonly WantedLine[];
  shippingMethod?: ShippingMethod | undefined;
  address?: Omit<DeliveryAddress, 'countryCode'> | undefined;
}

/** What it costs, and what the welcome offer will take off when it is paid, or why it will not. */
export async function quoteOwnOrder(ctx: Ctx, input: OwnInput) {
  const store = await getStore(ctx, ownStoreId(ctx));
  const totals = await totalOwn(ctx, store, input.lines, placeOf(input), input.shippingMethod);
  const { offer, refusal } = await checkOffer(ctx, await readPayer(ctx, store), {
    goodsMinor: totals.goodsMinor,
    goodsUsdMinor: totals.goodsUsdMinor,
    currency: store.baseCurrency,
    addresses: input.address
      ? [addressMark({ ...input.address, countryCode: input.countryCode })]
      : [],
  });
  return {
    ...(await describeTotals(ctx, store, totals, store.baseCurrency, input.countryCode)),
    offer: offer && {
      kind: offer.kind,
      percent: offer.percent,
      amount: toMoney(offer.amountMinor, offer.currency),
    },
    offerRefusal: refusal,
  };
}

interface PlaceOwnInput {
  lines: readonly WantedLine[];
  address: Address;
  shippingMethod: ShippingMethod;
  expectedTotal: { amount: number; currency: string };
}

/** Orders for oneself; the owner's payment is due at once. */
export async function placeOwnOrder(ctx: Ctx, input: PlaceOwnInput) {
  const store = await getStore(ctx, ownStoreId(ctx));
  const problems = addressProblems(input.address);
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
  const address = canonicalAddress(input.address);
  const totals = await totalOwn(ctx, store, input.lines, address, input.shippingMethod);
  // The method that was shown may have been taken away, and another one cost the same.
  if (totals.shipping.method !== input.shippingMethod) throw new Failure('price-changed');
  const total = toMoney(totals.totalMinor, store.baseCurrency);
  if (
    total.amount !== input.expectedTotal.amount ||
    total.currency !== input.expectedTotal.currency
  )
    throw new Failure('price-changed');
  const { order } = await createOrder(ctx, await takeOrderId(ctx), {
    store,
    kind: 'own',
    currency: store.baseCurrency,
    totals,
    fingerprint: fingerprintOf(totals, store.baseCurrency, address.countryCode),
    cartId: null,
    email: callerOf(ctx).email,
    address,
    language: ctx.language,
    termsVersion,
    marketing: false,
    visitId: null,
    linkId: null,
  });
  return { orderId: order.id, number: order.number, total };
}
