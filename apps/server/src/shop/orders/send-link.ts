import { createHmac } from 'node:crypto';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, Platform } from '#platform/context.ts';
import { countMails } from '#platform/mail/mail.ts';
import { findStoreBySlug } from '../stores/index.ts';
import { writeToBuyer } from './mail-buyer.ts';
import { readMailFacts } from './mail-facts.ts';
import { orderLinkRequested, orderLinkResent } from './orders.events.ts';
import { orders } from './orders.tables.ts';
import { getOrderByToken } from './payment-facts.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Who is sent more links than that did not ask for them. */
const mailsPerDayMax = 5;

const hashEmail = ({ config }: Platform, email: string) =>
  createHmac('sha256', config.secret)
    .update(`order-email:${email.normalize('NFC').toLowerCase()}`)
    .digest('hex');

/**
 * Takes note that someone asked for a link. The order is looked for in a job, so that neither the answer nor its time tells
 * whether it exists; the job does not contain the address that was typed.
 */
export async function requestLink(
  ctx: Ctx,
  slug: string,
  { email, number }: { email: string; number: string },
): Promise<null> {
  const sought = parseOrderNumber(number)?.number ?? number;
  await ctx.platform.events.emit(ctx, orderLinkRequested, {
    slug,
    number: sought,
    emailHash: hashEmail(ctx.platform, email),
  });
  return null;
}

/** The same from the page of the order, which only its buyer can open. */
export async function resendLink(ctx: Ctx, token: string): Promise<null> {
  const { id, storeId } = await getOrderByToken(ctx, token);
  await ctx.platform.events.emit(ctx, orderLinkResent, { orderId: id, storeId });
  return null;
}

/** Finds the order of a request and mails its link. */
export async function findAndSendLink(
  ctx: Ctx,
  { slug, number, emailHash }: { slug: string; number: string; emailHash: string },
): Promise<void> {
  const store = await findStoreBySlug(ctx, slug);
  if (!store) return;
  const [order] = await ctx.db
    .select({ id: orders.id, email: orders.email })
    .from(orders)
    .where(
      and(eq(orders.number, number), eq(orders.storeId, store.id), sql`${orders.kind} = 'sale'`),
    );
  if (order && hashEmail(ctx.platform, order.email) === emailHash) await sendLink(ctx, order.id);
}

/** Mails the link to the address of the order: once a minute for an order, and a few times a day for an address. */
export async function sendLink(ctx: Ctx, orderId: string): Promise<void> {
  const facts = await readMailFacts(ctx, orderId);
  const now = ctx.clock.now().getTime();
  const sent = await countMails(ctx, {
    to: facts.order.email,
    template: 'order-link',
    since: new Date(now - dayMs),
  });
  if (sent >= mailsPerDayMax) return;
  await writeToBuyer(ctx, facts, `link-${Math.floor(now / minuteMs)}`, 'order-link', {});
}
