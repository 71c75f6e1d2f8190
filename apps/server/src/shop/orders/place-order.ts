import { termsVersion } from '@vitrine/contract/admin/identity.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { placeOrder as contract } from '@vitrine/contract/shop/checkout.ts';
import type { Address, ShippingMethod } from '@vitrine/contract/shop/checkout-shapes.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { Failure, StaleRead } from '#platform/failure.ts';
import { addressProblems, canonicalAddress, countryName } from '../markets/index.ts';
import { releaseStock } from '../stock/index.ts';
import { storeHooks } from '../stores/index.ts';
import { getFilledCart, originOf } from './carts.ts';
import { changeOrder } from './change-order.ts';
import { createOrder, takeOrderId } from './create-order.ts';
import type { CartRow } from './describe-cart.ts';
import { isSameAddress } from './order-address.rules.ts';
import { type OrderRow, orders, quotes } from './orders.tables.ts';
import { fingerprintOf, saveQuote, totalCart } from './quote.ts';
import { recordEvent } from './record-event.ts';
import { hashToken, orderToken } from './tokens.ts';
import { writeMessage } from './write-message.ts';

export interface PlaceInput {
  quoteId: string;
  email: string;
  address: Address;
  shippingMethod: ShippingMethod;
  termsVersion: string;
  marketing: boolean;
  message?: string | undefined;
}

type Placed = EndpointAnswer<typeof contract>;

const findQuote = statement(
  (places: Places<{ id: string }>, query) =>
    query.select().from(quotes).where(eq(quotes.id, places.id)),
  getTableColumns(quotes),
);

/** Locks the order that was placed from a cart before. Orders are locked before carts, so the cart is only read here. */
const lockOpenOrder = statement(
  (places: Places<{ hash: string }>, query) =>
    query
      .select()
      .from(orders)
      .where(
        sql`${orders.id} = (select open_order_id from carts where token_hash = ${places.hash})`,
      )
      .for('update'),
  getTableColumns(orders),
);
/** The same once the cart is locked: without waiting. */
const lockIfFree = statement(
  (places: Places<{ id: string }>, query) =>
    query.select().from(orders).where(eq(orders.id, places.id)).for('update', { skipLocked: true }),
  getTableColumns(orders),
);

/**
 * The unpaid order that was placed from this cart before, locked; nothing when there is none or it is paid or cancelled. `seen` is
 * the one that was locked before the cart was: another call may have placed one in between.
 */
async function findOpenOrder(
  ctx: Ctx,
  cart: CartRow,
  seen: OrderRow | undefined,
): Promise<OrderRow | undefined> {
  if (!cart.openOrderId) return undefined;
  const order =
    seen?.id === cart.openOrderId ? seen : (await lockIfFree(ctx, { id: cart.openOrderId }))[0];
  if (!order) throw new StaleRead();
  return !order.cancelledAt && order.buyerPayment !== 'paid' ? order : undefined;
}

/** An order that the buyer changed before paying: its units go back, and money that still comes for it is returned. */
async function replaceOrder(ctx: Ctx, order: OrderRow): Promise<void> {
  await changeOrder(ctx, order.id, { cancelledAt: ctx.clock.now(), cancelReason: 'replaced' });
  await releaseStock(ctx, order.id);
  await recordEvent(ctx, order.id, 'cancelled', { reason: 'replaced' });
}

/**
 * Places the order of a quote. When prices, stock or shipping moved since, nothing is placed and the new quote is
 * answered. The same unchanged cart gives the same order again; a changed one replaces its unpaid order.
 */
export async function placeOrder(
  ctx: Ctx,
  ref: { slug: string; cart: string },
  input: PlaceInput,
): Promise<Placed> {
  // Sent together, run in this order.
  const [[seen], filled, [quote]] = await Promise.all([
    lockOpenOrder(ctx, { hash: hashToken(ref.cart) }),
    getFilledCart(ctx, ref, 'order'),
    findQuote(ctx, { id: input.quoteId }),
  ]);
  const { cart, store } = filled;
  if (store.status !== 'open') throw new Failure('order-state');
  // An order that cannot be paid would only cause reminders.
  if (!(await ctx.platform.hooks.get(storeHooks.takesPayments)(ctx, store)))
    throw new Failure('payment-unavailable');
  // Terms come last: a buyer who forgot the box and has an error in the address gets both errors at once.
  const problems = addressProblems(input.address);
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
  if (input.termsVersion !== termsVersion) throw new Failure('terms-not-accepted');
  const address = canonicalAddress(input.address);
  const { countryCode } = address;
  const [totals, newId] = await Promise.all([
    totalCart(ctx, filled, address, input.shippingMethod),
    takeOrderId(ctx),
  ]);
  const fingerprint = fingerprintOf(totals, cart.currency, countryCode);
  const { refusal } = await ctx.platform.hooks.get(storeHooks.paymentChoice)(ctx, store, {
    amountMinor: totals.totalMinor,
    currency: cart.currency,
    country: countryCode,
  });
  if (refusal === 'country')
    throw new Failure('country-not-payable', {
      values: { country: countryName(countryCode, ctx.language) },
    });
  if (refusal) throw new Failure('payment-unavailable');
  // What counts is what the buyer was shown, not when: an old quote that still says the same is agreed to.
  if (quote?.cartId !== cart.id || quote.fingerprint !== fingerprint) {
    return {
      outcome: 'price-changed',
      quote: await saveQuote(ctx, cart, store, totals, countryCode),
    };
  }
  const open = await findOpenOrder(ctx, cart, seen);
  if (
    open &&
    open.fingerprint === fingerprint &&
    open.email === input.email &&
    isSameAddress(open.address, address)
  ) {
    await writeMessage(ctx, open.id, input.message);
    return {
      outcome: 'placed',
      orderToken: orderToken(ctx.platform, open),
      number: open.number,
      total: toMoney(open.totalMinor, open.currency),
    };
  }
  if (open) await replaceOrder(ctx, open);
  // The cart may be weeks old: the visit that buys and the last tracked link count.
  const origin = originOf(ctx);
  const { order, token } = await createOrder(ctx, newId, {
    store,
    kind: 'sale',
    currency: cart.currency,
    totals,
    fingerprint,
    cartId: cart.id,
    email: input.email,
    address,
    language: cart.language,
    termsVersion: input.termsVersion,
    marketing: input.marketing,
    message: input.message,
    visitId: origin.visitId ?? cart.visitId,
    linkId: origin.linkId ?? cart.linkId,
  });
  return {
    outcome: 'placed',
    orderToken: token,
    number: order.number,
    total: toMoney(order.totalMinor, order.currency),
  };
}
