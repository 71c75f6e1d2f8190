import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { Cart } from '@vitrine/contract/shop/cart-shapes.ts';
import { includedBasisPoints, type TaxTerms } from '@vitrine/contract/shop/tax-rules.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { insertStatement, type Places, statement } from '#platform/db/statement.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { detectCountry } from '../markets/index.ts';
import { findTaxTerms } from '../pricing/index.ts';
import { assertNotClosed, findShownStoreBySlug, findStoreBySlug } from '../stores/index.ts';
import {
  asCharged,
  type CartLineRow,
  describeCart,
  describePriced,
  type FilledCart,
  priceCartLines,
} from './describe-cart.ts';
import { cartLines, carts } from './orders.tables.ts';
import type { PricedLine, WantedLine } from './price-lines.ts';
import { hashToken, newCartToken } from './tokens.ts';

interface CartChoices {
  currency?: Currency | undefined;
  countryCode?: string | undefined;
  language?: Language | undefined;
  visitId?: string | undefined;
  linkId?: string | undefined;
}

type NewCart = Required<
  Omit<typeof carts.$inferInsert, 'id' | 'isClosed' | 'openOrderId' | 'form' | 'formAt'>
>;

interface CartRef {
  slug: string;
  cart: string;
}

type CartKey = Places<{ hash: string }>;
const ofKey = (places: CartKey) => eq(carts.tokenHash, places.hash);
const findByToken = statement(
  (places: CartKey, query) => query.select().from(carts).where(ofKey(places)),
  getTableColumns(carts),
  { isShort: true },
);
const lockByToken = statement(
  (places: CartKey, query) => query.select().from(carts).where(ofKey(places)).for('update'),
  getTableColumns(carts),
);
const listLines = statement(
  (places: CartKey, query) =>
    query
      .select()
      .from(cartLines)
      .where(sql`${cartLines.cartId} = (select id from carts where token_hash = ${places.hash})`)
      .orderBy(cartLines.position),
  getTableColumns(cartLines),
  { isShort: true },
);
const insertCart = insertStatement(carts, []);
type NewLine = Omit<CartLineRow, 'cartId' | 'currency'>;
/** A new cart with its first line. */
const insertFilled = statement(
  (places: Places<NewCart & NewLine & { lineCurrency: Currency }>, query) => sql`
    with cart as ${query
      .insert(carts)
      .values({
        tokenHash: places.tokenHash,
        storeId: places.storeId,
        currency: places.currency,
        countryCode: places.countryCode,
        language: places.language,
        visitId: places.visitId,
        linkId: places.linkId,
        createdAt: places.createdAt,
        changedAt: places.changedAt,
      } as never)
      .returning({ id: carts.id })}
    insert into cart_lines (cart_id, variant_id, quantity, unit_minor, currency, included_tax_bp, position)
    select id, ${places.variantId}::bigint, ${places.quantity}::int, ${sql.param(places.unitMinor, cartLines.unitMinor)}::bigint, ${places.lineCurrency}::text,
      ${places.includedTaxBp}::int, ${places.position}::int from cart`,
  {},
);
/** A line as it is from now on, and the cart as changed. */
const writeLine = statement(
  (places: Places<CartLineRow & { changedAt: Date }>) => sql`
    with cart as (update carts set changed_at = ${sql.param(places.changedAt, carts.changedAt)} where id = ${places.cartId})
    insert into cart_lines (cart_id, variant_id, quantity, unit_minor, currency, included_tax_bp, position)
    values (${places.cartId}, ${places.variantId}, ${places.quantity}, ${sql.param(places.unitMinor, cartLines.unitMinor)}, ${places.currency},
      ${places.includedTaxBp}, ${places.position})
    on conflict (cart_id, variant_id) do update set quantity = excluded.quantity, unit_minor = excluded.unit_minor,
      currency = excluded.currency, included_tax_bp = excluded.included_tax_bp`,
  {},
);
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

/**
 * The purpose for which a cart is read. To change it and to order, it is locked; an order is decided by the store's row as it is now, and compares
 * the cart with its quote, for which it is only read.
 */
type Purpose = 'show' | 'quote' | 'change' | 'order';

/** The cart behind a token in a store; a closed one is not found any more. */
export async function getCart(
  ctx: Ctx,
  ref: CartRef,
  purpose: Purpose = 'show',
): Promise<Omit<FilledCart, 'lines'>> {
  const isLocked = purpose === 'change' || purpose === 'order';
  const [store, [cart]] = await Promise.all([
    (purpose === 'order' ? findStoreBySlug : findShownStoreBySlug)(ctx, ref.slug),
    (isLocked ? lockByToken : findByToken)(ctx, { hash: hashToken(ref.cart) }),
  ]);
  if (!store || cart?.storeId !== store.id) throw new Failure('not-found');
  if (cart.isClosed) throw new Failure(purpose === 'show' ? 'not-found' : 'cart-closed');
  return { cart: await asCharged(ctx, cart, store), store };
}

/** The same with its lines, which are read once the cart is locked. */
export async function getFilledCart(
  ctx: Ctx,
  ref: CartRef,
  purpose: Purpose = 'show',
): Promise<FilledCart> {
  const [found, lines] = await Promise.all([
    getCart(ctx, ref, purpose),
    listLines(ctx, { hash: hashToken(ref.cart) }),
  ]);
  return { ...found, lines };
}

export async function createCart(
  ctx: Ctx,
  slug: string,
  input: CartChoices & { line?: { variantId: string; quantity: number } | undefined },
): Promise<Cart> {
  const store = assertNotClosed(orNotFound(await findShownStoreBySlug(ctx, slug)));
  const token = newCartToken();
  const now = ctx.clock.now();
  const row: NewCart = {
    tokenHash: hashToken(token),
    storeId: store.id,
    currency: input.currency ?? store.baseCurrency,
    countryCode: input.countryCode ?? (await detectCountry(ctx)).code,
    language: input.language ?? ctx.language,
    visitId: input.visitId ?? null,
    linkId: input.linkId ?? null,
    createdAt: now,
    changedAt: now,
  };
  const unstored = {
    ...row,
    id: '',
    isClosed: false,
    openOrderId: null,
    form: null,
    formAt: null,
  };
  const created = { cart: await asCharged(ctx, unstored, store), store, lines: [] };
  if (!input.line) {
    await insertCart(ctx, row);
    return describeCart(ctx, created, token);
  }
  const { line, ...shown } = await planLine(ctx, created, input.line);
  await insertFilled(ctx, { ...line, ...row, lineCurrency: line.currency });
  return describePriced(ctx, { ...created, lines: [line] }, token, shown);
}

/** A line with some more units, at the price that is read for the answer. */
async function planLine(
  ctx: Ctx,
  { cart, store, lines }: FilledCart,
  wanted: WantedLine,
): Promise<{ line: CartLineRow; priced: PricedLine[]; tax: TaxTerms }> {
  const { variantId } = wanted;
  const known = lines.find((line) => line.variantId === variantId);
  if (!known && lines.length >= linesMax)
    throw new Failure('cart-full', { values: { max: linesMax } });
  const quantity = Math.min((known?.quantity ?? 0) + wanted.quantity, quantityMax);
  const position = known?.position ?? (lines.at(-1)?.position ?? 0) + 1;
  const tax = await findTaxTerms(ctx, store, cart.countryCode);
  const all = known
    ? lines.map((line) => (line === known ? { ...line, quantity } : line))
    : [...lines, { variantId, quantity }];
  const priced = await priceCartLines(ctx, cart, store, tax, all);
  const found = priced.find((each) => each.variantId === variantId);
  if (!found?.price.isSold) throw new Failure('not-found');
  if (found.left <= 0)
    throw new Failure('out-of-stock', { values: { product: found.facts.name, left: 0 } });
  const line = {
    cartId: cart.id,
    variantId,
    quantity,
    unitMinor: found.price.unitMinor,
    currency: cart.currency,
    includedTaxBp: includedBasisPoints(tax),
    position,
  };
  return { line, priced, tax };
}

/** Puts units into a cart that is locked against other changes. */
async function putLine(
  ctx: Ctx,
  filled: FilledCart,
  token: string,
  wanted: WantedLine,
): Promise<Cart> {
  const { line, ...shown } = await planLine(ctx, filled, wanted);
  await ctx.db.sendWithCommit(() => writeLine(ctx, { ...line, changedAt: ctx.clock.now() }));
  const others = filled.lines.filter(({ variantId }) => variantId !== line.variantId);
  return describePriced(ctx, { ...filled, lines: [...others, line] }, token, shown);
}

export async function readCart(ctx: Ctx, ref: CartRef): Promise<Cart> {
  return describeCart(ctx, await getFilledCart(ctx, ref), ref.cart);
}

export async function changeCart(ctx: Ctx, ref: CartRef, choices: CartChoices): Promise<Cart> {
  const { cart, ...rest } = await getFilledCart(ctx, ref, 'change');
  const given = Object.fromEntries(
    Object.entries(choices).filter(([, value]) => value !== undefined),
  );
  const [changed] = await ctx.db
    .update(carts)
    .set({ ...given, changedAt: ctx.clock.now() })
    .where(eq(carts.id, cart.id))
    .returning();
  return describeCart(
    ctx,
    { ...rest, cart: await asCharged(ctx, orNotFound(changed), rest.store) },
    ref.cart,
  );
}

export async function addLine(ctx: Ctx, ref: CartRef, line: WantedLine): Promise<Cart> {
  return putLine(ctx, await getFilledCart(ctx, ref, 'change'), ref.cart, line);
}

export async function setQuantity(
  ctx: Ctx,
  ref: CartRef,
  { variantId, quantity }: WantedLine,
): Promise<Cart> {
  const { cart, store, lines } = await getFilledCart(ctx, ref, 'change');
  const where = and(eq(cartLines.cartId, cart.id), eq(cartLines.variantId, variantId));
  orNotFound(
    (
      await ctx.db
        .update(cartLines)
        .set({ quantity })
        .where(where)
        .returning({ id: cartLines.variantId })
    )[0],
  );
  const changed = lines.map((line) =>
    line.variantId === variantId ? { ...line, quantity } : line,
  );
  return describeCart(ctx, { cart, store, lines: changed }, ref.cart);
}

export async function removeLine(ctx: Ctx, ref: CartRef, variantId: string): Promise<Cart> {
  const { cart, store, lines } = await getFilledCart(ctx, ref, 'change');
  await ctx.db
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), eq(cartLines.variantId, variantId)));
  return describeCart(
    ctx,
    { cart, store, lines: lines.filter((line) => line.variantId !== variantId) },
    ref.cart,
  );
}
