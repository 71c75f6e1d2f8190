import { fileUrl } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { Cart, CartLine } from '@vitrine/contract/shop/carts.ts';
import { includedBasisPoints, type TaxTerms } from '@vitrine/contract/shop/tax-rules.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { insertStatement, type Places, statement } from '#platform/statement.ts';
import { detectCountry } from '../markets/index.ts';
import { findTaxTerms } from '../pricing/index.ts';
import { readHeldUnits } from '../stock/index.ts';
import { findStoreBySlug, type Store } from '../stores/index.ts';
import { cartLines, carts, orders } from './orders.tables.ts';
import { type PricedLine, priceLines, type WantedLine } from './price-lines.ts';
import { hashToken, newCartToken, orderToken } from './tokens.ts';

export type CartRow = typeof carts.$inferSelect;

interface CartChoices {
  currency?: Currency | undefined;
  countryCode?: string | undefined;
  language?: Language | undefined;
  visitId?: string | undefined;
  linkId?: string | undefined;
}

interface CartRef {
  slug: string;
  cart: string;
}

type CartKey = Places<{ hash: string; storeId: string }>;
const ofKey = (places: CartKey) => and(eq(carts.tokenHash, places.hash), eq(carts.storeId, places.storeId));
const findByToken = statement((places: CartKey, query) => query.select().from(carts).where(ofKey(places)), getTableColumns(carts));
const lockByToken = statement(
  (places: CartKey, query) => query.select().from(carts).where(ofKey(places)).for('update'),
  getTableColumns(carts),
);
const listLines = statement(
  (places: Places<{ cartId: string }>, query) =>
    query.select().from(cartLines).where(eq(cartLines.cartId, places.cartId)).orderBy(cartLines.position),
  getTableColumns(cartLines),
);
const insertCart = insertStatement(carts);
const quantityMax = 99;
/** Every line is priced each time that the cart is shown. */
const linesMax = 100;
const originPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The visit and tracked link that brought this buyer, from the storefront's cookies; what does not look like one is left out. */
export function originOf(ctx: Ctx): Pick<CartChoices, 'visitId' | 'linkId'> {
  const read = (name: string) => {
    const value = ctx.call.cookies[name];
    return value && originPattern.test(value) ? value : undefined;
  };
  const visitId = read('vt_visit');
  const linkId = read('vt_link');
  return { ...(visitId ? { visitId } : {}), ...(linkId ? { linkId } : {}) };
}

/** The cart behind a token in a store; a closed one is not found any more. */
export async function getCart(ctx: Ctx, ref: CartRef, lock = false): Promise<{ cart: CartRow; store: Store }> {
  const store = orNotFound(await findStoreBySlug(ctx, ref.slug));
  const find = lock ? lockByToken : findByToken;
  const cart = orNotFound((await find(ctx, { hash: hashToken(ref.cart), storeId: store.id }))[0]);
  if (cart.isClosed) throw new Failure(lock ? 'cart-closed' : 'not-found');
  return { cart, store };
}

export async function readCartLines(ctx: Ctx, cartId: string) {
  return listLines(ctx, { cartId });
}

/** A cart's lines at today's prices. What its own unpaid order holds is there for it. */
export async function priceCartLines(
  ctx: Ctx,
  cart: CartRow,
  store: Store,
  tax: TaxTerms,
  wanted: readonly WantedLine[],
): Promise<PricedLine[]> {
  const lines = await priceLines({ ...ctx, language: cart.language }, { store, currency: cart.currency, tax }, wanted);
  if (!cart.openOrderId) return lines;
  const own = await readHeldUnits(ctx, cart.openOrderId);
  return lines.map((line) => ({ ...line, left: line.left + (own.get(line.variantId) ?? 0) }));
}

/** The price at which a line was put in, and what it was made for: another currency or tax makes another price. */
type SeenPrice = Pick<typeof cartLines.$inferSelect, 'unitMinor' | 'currency' | 'includedTaxBp'>;

function describeLine(line: PricedLine, seen: SeenPrice | undefined, currency: Currency, tax: TaxTerms): CartLine {
  const { facts, price, quantity, left } = line;
  const state = !price.isSold ? 'gone' : left <= 0 ? 'sold_out' : left < quantity ? 'short' : 'available';
  const isComparable = seen?.currency === currency && seen.includedTaxBp === includedBasisPoints(tax);
  return {
    variantId: line.variantId,
    productId: facts.productId,
    productKey: facts.productKey,
    name: facts.name,
    option: facts.optionLabel || null,
    imageUrl: facts.image ? fileUrl(facts.image.key) : null,
    quantity,
    state,
    left: Math.max(0, left),
    unit: toMoney(price.unitMinor, currency),
    total: toMoney(line.totalMinor, currency),
    unitBefore: isComparable && seen.unitMinor !== price.unitMinor ? toMoney(seen.unitMinor, currency) : null,
  };
}

/** A cart at today's prices and stock. */
async function describeCart(ctx: Ctx, cart: CartRow, store: Store, token: string): Promise<Cart> {
  const stored = await readCartLines(ctx, cart.id);
  const tax = await findTaxTerms(ctx, store, cart.countryCode);
  const priced = await priceCartLines(ctx, cart, store, tax, stored);
  const byId = new Map(stored.map((line) => [line.variantId, line]));
  return describePriced(ctx, cart, store, token, { priced, tax }, (variantId) => byId.get(variantId));
}

async function describePriced(
  ctx: Ctx,
  cart: CartRow,
  store: Store,
  token: string,
  { priced, tax }: { priced: readonly PricedLine[]; tax: TaxTerms },
  seenOf: (variantId: string) => SeenPrice | undefined,
): Promise<Cart> {
  const lines = priced.map((line) => describeLine(line, seenOf(line.variantId), cart.currency, tax));
  // The sum of what the lines show: one of which fewer are left is shown with its price as well.
  const buyable = priced.filter((_, index) => lines[index]?.state === 'available' || lines[index]?.state === 'short');
  const open = cart.openOrderId
    ? (
        await ctx.db
          .select({ number: orders.number, buyerPayment: orders.buyerPayment, cancelledAt: orders.cancelledAt })
          .from(orders)
          .where(eq(orders.id, cart.openOrderId))
      )[0]
    : undefined;
  const isOpen = open && !open.cancelledAt && open.buyerPayment !== 'paid';
  return {
    token,
    storeSlug: store.slug,
    currency: cart.currency,
    countryCode: cart.countryCode,
    language: cart.language,
    lines,
    units: lines.reduce((total, line) => total + line.quantity, 0),
    goods: toMoney(
      buyable.reduce((total, line) => total + line.totalMinor, 0n),
      cart.currency,
    ),
    taxTreatment: tax.treatment,
    taxPercent: tax.basisPoints / 100,
    canCheckout: lines.length > 0 && lines.every(({ state }) => state === 'available'),
    openOrderToken: isOpen ? orderToken(ctx.platform, open.number) : null,
  };
}

export async function createCart(
  ctx: Ctx,
  slug: string,
  input: CartChoices & { line?: { variantId: string; quantity: number } | undefined },
): Promise<Cart> {
  const store = orNotFound(await findStoreBySlug(ctx, slug));
  const token = newCartToken();
  const now = ctx.clock.now();
  const created = await insertCart(ctx, {
    tokenHash: hashToken(token),
    storeId: store.id,
    currency: input.currency ?? store.baseCurrency,
    countryCode: input.countryCode ?? (await detectCountry(ctx)).code,
    language: input.language ?? ctx.language,
    visitId: input.visitId ?? null,
    linkId: input.linkId ?? null,
    createdAt: now,
    changedAt: now,
  });
  // What stands in a new cart is what was just put in, at the price that was just read.
  const tax = await findTaxTerms(ctx, store, created.countryCode);
  const priced = input.line ? [await putLine(ctx, created, store, tax, input.line)] : [];
  return describePriced(ctx, created, store, token, { priced, tax }, () => undefined);
}

async function putLine(ctx: Ctx, cart: CartRow, store: Store, tax: TaxTerms, line: WantedLine): Promise<PricedLine> {
  const [priced] = await priceCartLines(ctx, cart, store, tax, [line]);
  const includedTaxBp = includedBasisPoints(tax);
  if (!priced?.price.isSold) throw new Failure('not-found');
  if (priced.left <= 0) throw new Failure('out-of-stock', { values: { product: priced.facts.name, left: 0 } });
  await ctx.db
    .insert(cartLines)
    .values({
      cartId: cart.id,
      variantId: line.variantId,
      quantity: line.quantity,
      unitMinor: priced.price.unitMinor,
      currency: cart.currency,
      includedTaxBp,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from cart_lines where cart_id = ${cart.id})`,
    })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: {
        quantity: sql`least(${cartLines.quantity} + ${line.quantity}, ${quantityMax})`,
        unitMinor: priced.price.unitMinor,
        currency: cart.currency,
        includedTaxBp,
      },
    });
  return priced;
}

export async function readCart(ctx: Ctx, ref: CartRef): Promise<Cart> {
  const { cart, store } = await getCart(ctx, ref);
  return describeCart(ctx, cart, store, ref.cart);
}

export async function changeCart(ctx: Ctx, ref: CartRef, choices: CartChoices): Promise<Cart> {
  const { cart, store } = await getCart(ctx, ref, true);
  const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  const [changed] = await ctx.db
    .update(carts)
    .set({ ...given, changedAt: ctx.clock.now() })
    .where(eq(carts.id, cart.id))
    .returning();
  return describeCart(ctx, orNotFound(changed), store, ref.cart);
}

export async function addLine(ctx: Ctx, ref: CartRef, line: { variantId: string; quantity: number }): Promise<Cart> {
  const { cart, store } = await getCart(ctx, ref, true);
  const others = (await readCartLines(ctx, cart.id)).filter(({ variantId }) => variantId !== line.variantId);
  if (others.length >= linesMax) throw new Failure('cart-full', { values: { max: linesMax } });
  await putLine(ctx, cart, store, await findTaxTerms(ctx, store, cart.countryCode), line);
  await ctx.db.update(carts).set({ changedAt: ctx.clock.now() }).where(eq(carts.id, cart.id));
  return describeCart(ctx, cart, store, ref.cart);
}

export async function setQuantity(ctx: Ctx, ref: CartRef, line: { variantId: string; quantity: number }): Promise<Cart> {
  const { cart, store } = await getCart(ctx, ref, true);
  const where = and(eq(cartLines.cartId, cart.id), eq(cartLines.variantId, line.variantId));
  orNotFound((await ctx.db.update(cartLines).set({ quantity: line.quantity }).where(where).returning({ id: cartLines.variantId }))[0]);
  return describeCart(ctx, cart, store, ref.cart);
}

export async function removeLine(ctx: Ctx, ref: CartRef, variantId: string): Promise<Cart> {
  const { cart, store } = await getCart(ctx, ref, true);
  await ctx.db.delete(cartLines).where(and(eq(cartLines.cartId, cart.id), eq(cartLines.variantId, variantId)));
  return describeCart(ctx, cart, store, ref.cart);
}
