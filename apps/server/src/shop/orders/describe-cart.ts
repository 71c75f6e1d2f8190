import { fileUrl } from '@vitrine/contract/images.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import { convertMinor, toMoney } from '@vitrine/contract/money.ts';
import type { Cart, CartLine } from '@vitrine/contract/shop/cart-shapes.ts';
import type { Approximate } from '@vitrine/contract/shop/quotes.ts';
import { includedBasisPoints, type TaxTerms } from '@vitrine/contract/shop/tax-rules.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { chargedCurrency, findRate, rateConfirmedAt } from '../markets/index.ts';
import { findTaxTerms } from '../pricing/index.ts';
import { findCheapest, listShippingOptions } from '../shipping/index.ts';
import { readHeldUnits } from '../stock/index.ts';
import { type Store, storeHooks } from '../stores/index.ts';
import { type cartLines, type carts, orders } from './orders.tables.ts';
import { type PricedLine, priceLines, toShippedLines, type WantedLine } from './price-lines.ts';
import { orderToken } from './tokens.ts';

/** A cart as it is charged; what the buyer wants to see may be another currency, whose rate is too old. */
export type CartRow = typeof carts.$inferSelect & { askedCurrency: Currency };
export type CartLineRow = typeof cartLines.$inferSelect;

/** A cart with its store and its lines, in their order. */
export interface FilledCart {
  cart: CartRow;
  store: Store;
  lines: readonly CartLineRow[];
}

/** The row of a cart with the currency that is charged. */
export async function asCharged(
  ctx: Ctx,
  row: typeof carts.$inferSelect,
  store: Store,
): Promise<CartRow> {
  return {
    ...row,
    askedCurrency: row.currency,
    currency: await chargedCurrency(ctx, row.currency, store.baseCurrency),
  };
}

/** An amount in the currency that the buyer asked for, when another one is charged; nothing otherwise. */
export async function approximate(
  ctx: Ctx,
  { currency, askedCurrency }: CartRow,
  minor: bigint,
): Promise<Approximate | null> {
  if (askedCurrency === currency) return null;
  const [rate, confirmedAt] = [
    await findRate(ctx, currency, askedCurrency),
    await rateConfirmedAt(ctx, currency, askedCurrency),
  ];
  return {
    amount: toMoney(convertMinor(minor, rate), askedCurrency),
    rateOf: confirmedAt.toISOString(),
  };
}

/** A cart's lines at today's prices. What its own unpaid order holds is there for it. */
export async function priceCartLines(
  ctx: Ctx,
  cart: CartRow,
  store: Store,
  tax: TaxTerms,
  wanted: readonly WantedLine[],
): Promise<PricedLine[]> {
  const lines = await priceLines(
    { ...ctx, language: cart.language },
    { store, currency: cart.currency, tax },
    wanted,
  );
  if (!cart.openOrderId) return lines;
  const own = await readHeldUnits(ctx, cart.openOrderId);
  return lines.map((line) => ({ ...line, left: line.left + (own.get(line.variantId) ?? 0) }));
}

/** The price at which a line was put in, and what it was made for: another currency or tax makes another price. */
type SeenPrice = Pick<typeof cartLines.$inferSelect, 'unitMinor' | 'currency' | 'includedTaxBp'>;

function describeLine(
  line: PricedLine,
  seen: SeenPrice | undefined,
  { currency, countryCode }: CartRow,
  tax: TaxTerms,
): CartLine {
  const { facts, price, quantity, left } = line;
  const state = !price.isSold
    ? 'gone'
    : price.excludedCountries.includes(countryCode)
      ? 'not_shipped'
      : left <= 0
        ? 'sold_out'
        : left < quantity
          ? 'short'
          : 'available';
  const isComparable =
    seen?.currency === currency && seen.includedTaxBp === includedBasisPoints(tax);
  return {
    variantId: line.variantId,
    productId: facts.productId,
    productKey: facts.productKey,
    name: facts.name,
    option: facts.optionLabel || null,
    imageUrl: facts.image ? fileUrl(facts.image.key) : null,
    focusX: facts.image?.focusX ?? 50,
    focusY: facts.image?.focusY ?? 50,
    quantity,
    state,
    left: Math.max(0, left),
    unit: toMoney(price.unitMinor, currency),
    total: toMoney(line.totalMinor, currency),
    unitBefore:
      isComparable && seen.unitMinor !== price.unitMinor ? toMoney(seen.unitMinor, currency) : null,
  };
}

/** The price of the cheapest way to ship the lines, as at checkout, and the amount that is missing until it is free; null if no method takes them. */
async function estimateShipping(
  ctx: Ctx,
  { countryCode, currency }: CartRow,
  tax: TaxTerms,
  lines: readonly PricedLine[],
  goodsMinor: bigint,
): Promise<Cart['shipping']> {
  if (!lines.length) return null;
  const cheapest = findCheapest(
    await listShippingOptions(ctx, {
      countryCode,
      lines: toShippedLines(lines),
      currency,
      goodsMinor,
      includedTaxBp: includedBasisPoints(tax),
    }),
  );
  if (!cheapest) return null;
  const { priceMinor, freeFromMinor } = cheapest;
  const leftMinor =
    freeFromMinor === null || goodsMinor >= freeFromMinor ? null : freeFromMinor - goodsMinor;
  return {
    price: toMoney(priceMinor, currency),
    freeFrom: freeFromMinor === null ? null : toMoney(freeFromMinor, currency),
    left: leftMinor === null ? null : toMoney(leftMinor, currency),
  };
}

/** A cart at today's prices and stock. */
export async function describeCart(
  ctx: Ctx,
  { cart, store, lines }: FilledCart,
  token: string,
): Promise<Cart> {
  const tax = await findTaxTerms(ctx, store, cart.countryCode);
  return describePriced(ctx, { cart, store, lines }, token, {
    priced: await priceCartLines(ctx, cart, store, tax, lines),
    tax,
  });
}

/** The same when its lines are priced already. */
export async function describePriced(
  ctx: Ctx,
  { cart, store, lines: stored }: FilledCart,
  token: string,
  { priced, tax }: { priced: readonly PricedLine[]; tax: TaxTerms },
): Promise<Cart> {
  const seen = new Map<string, SeenPrice>(stored.map((line) => [line.variantId, line]));
  const lines = priced.map((line) => describeLine(line, seen.get(line.variantId), cart, tax));
  // The sum of what the lines show: one of which fewer are left is shown with its price as well.
  const buyable = priced.filter(
    (_, index) => lines[index]?.state === 'available' || lines[index]?.state === 'short',
  );
  const goodsMinor = buyable.reduce((total, line) => total + line.totalMinor, 0n);
  const open = cart.openOrderId
    ? (
        await ctx.db
          .select({
            number: orders.number,
            linkVersion: orders.linkVersion,
            buyerPayment: orders.buyerPayment,
            cancelledAt: orders.cancelledAt,
          })
          .from(orders)
          .where(eq(orders.id, cart.openOrderId))
      )[0]
    : undefined;
  const { refusal } = await ctx.platform.hooks.get(storeHooks.paymentChoice)(ctx, store, {
    amountMinor: goodsMinor,
    currency: cart.currency,
    country: cart.countryCode,
  });
  const shipping = await estimateShipping(ctx, cart, tax, buyable, goodsMinor);
  const canShip = shipping !== null || buyable.length === 0;
  const isOpen = open && !open.cancelledAt && open.buyerPayment !== 'paid';
  return {
    token,
    storeSlug: store.slug,
    currency: cart.currency,
    askedCurrency: cart.askedCurrency,
    countryCode: cart.countryCode,
    language: cart.language,
    lines,
    units: lines.reduce((total, line) => total + (line.state === 'gone' ? 0 : line.quantity), 0),
    goods: toMoney(goodsMinor, cart.currency),
    approximate: await approximate(ctx, cart, goodsMinor),
    shipping,
    canShip,
    taxTreatment: tax.treatment,
    taxPercent: tax.basisPoints / 100,
    canPayInCountry: refusal !== 'country',
    canCheckout: canShip && lines.length > 0 && lines.every(({ state }) => state === 'available'),
    openOrderToken: isOpen ? orderToken(ctx.platform, open) : null,
  };
}
