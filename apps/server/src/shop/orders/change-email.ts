import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { confirmEmailChange, readEmailChange } from '@vitrine/contract/shop/order-links.ts';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { seal } from '#platform/security/sealed.ts';
import { getStore } from '../stores/index.ts';
import { changeOrder } from './change-order.ts';
import { buyerWordsOf } from './order-search.ts';
import { orderEmailChanged, orderEmailRequested } from './orders.events.ts';
import type { OrderRow } from './orders.tables.ts';
import { orderEmailChanges } from './orders.tables.ts';
import { getOrder, lockOrderByToken, lockOrdersForPayment } from './payment-facts.ts';
import { hashToken, idOfEmailChange, orderToken } from './tokens.ts';

/** A typing error is noticed when the email does not come; later, whoever has the link should not move the order. */
const correctableMs = 24 * 3_600_000;
/** A second error may happen; more are no errors. */
const requestsMax = 3;

type Change = typeof orderEmailChanges.$inferSelect;

const listChanges = (ctx: Ctx, orderId: string): Promise<Change[]> =>
  ctx.db
    .select()
    .from(orderEmailChanges)
    .where(eq(orderEmailChanges.orderId, orderId))
    .orderBy(desc(orderEmailChanges.id));

const isInTime = (ctx: Ctx, at: Date | null): boolean =>
  at !== null && ctx.clock.now().getTime() - at.getTime() < correctableMs;

function stateOf(ctx: Ctx, change: Change, all: readonly Change[]): 'open' | 'confirmed' | 'over' {
  if (change.confirmedAt) return 'confirmed';
  const isNewest = all[0]?.id === change.id;
  return isNewest &&
    all.every(({ confirmedAt }) => !confirmedAt) &&
    isInTime(ctx, change.requestedAt)
    ? 'open'
    : 'over';
}

/** Whether the buyer may still correct the address of an order, and the one that waits to be confirmed. */
export async function describeCorrection(
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'kind' | 'paidAt'>,
): Promise<{ canCorrectEmail: boolean; pendingEmail: string | null }> {
  if (order.kind !== 'sale' || !order.paidAt) return { canCorrectEmail: false, pendingEmail: null };
  const all = await listChanges(ctx, order.id);
  const [newest] = all;
  const isPending = newest !== undefined && stateOf(ctx, newest, all) === 'open';
  const isFree = all.length < requestsMax && all.every(({ confirmedAt }) => !confirmedAt);
  return {
    canCorrectEmail: isFree && isInTime(ctx, order.paidAt),
    pendingEmail: isPending ? newest.email : null,
  };
}

/** Asks for another address; a link is mailed to it. */
export async function requestEmail(ctx: Ctx, token: string, email: string): Promise<null> {
  const order = await lockOrderByToken(ctx, token);
  const { canCorrectEmail } = await describeCorrection(ctx, order);
  if (!canCorrectEmail) throw new Failure('order-state');
  if (email.toLowerCase() === order.email.toLowerCase()) return null;
  const [change] = await ctx.db
    .insert(orderEmailChanges)
    .values({ orderId: order.id, email, requestedAt: ctx.clock.now() })
    .returning({ id: orderEmailChanges.id });
  await ctx.platform.events.emit(ctx, orderEmailRequested, {
    orderId: order.id,
    storeId: order.storeId,
    changeId: orNotFound(change).id,
  });
  return null;
}

export async function getEmailChange(ctx: Ctx, changeId: string): Promise<Change> {
  return orNotFound(
    (await ctx.db.select().from(orderEmailChanges).where(eq(orderEmailChanges.id, changeId)))[0],
  );
}

/** What the link in the mail to the new address shows; it opens nothing of the order. */
export async function readChange(
  ctx: Ctx,
  secret: string,
): Promise<EndpointAnswer<typeof readEmailChange>> {
  const change = await getEmailChange(ctx, orNotFound(idOfEmailChange(ctx.platform, secret)));
  const order = await getOrder(ctx, change.orderId);
  const store = await getStore(ctx, order.storeId);
  const state = stateOf(ctx, change, await listChanges(ctx, order.id));
  return { number: order.number, store: { slug: store.slug, name: store.name }, state };
}

/** The new address is that of the order, and the former link opens nothing any more. */
export async function confirmChange(
  ctx: Ctx,
  secret: string,
): Promise<EndpointAnswer<typeof confirmEmailChange>> {
  const { id, orderId } = await getEmailChange(
    ctx,
    orNotFound(idOfEmailChange(ctx.platform, secret)),
  );
  const order = orNotFound((await lockOrdersForPayment(ctx, [orderId], 'buyer'))[0]);
  const all = await listChanges(ctx, orderId);
  const change = orNotFound(all.find((one) => one.id === id));
  if (stateOf(ctx, change, all) !== 'open') throw new Failure('order-state');
  const linkVersion = order.linkVersion + 1;
  const token = orderToken(ctx.platform, { number: order.number, linkVersion });
  const { email } = change;
  await changeOrder(ctx, orderId, {
    email,
    linkVersion,
    tokenHash: hashToken(token),
    buyerWords: buyerWordsOf({ email, address: order.address }),
  });
  await ctx.db
    .update(orderEmailChanges)
    .set({ confirmedAt: ctx.clock.now() })
    .where(eq(orderEmailChanges.id, id));
  const sealedEmail = seal(ctx.platform, `former-email:${id}`, order.email);
  await ctx.platform.events.emit(ctx, orderEmailChanged, {
    orderId,
    storeId: order.storeId,
    changeId: id,
    sealedEmail,
  });
  return { orderToken: token };
}
