import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { eq } from 'drizzle-orm';
import { type Ctx, type Events, inTx } from '#platform/context.ts';
import { unseal } from '#platform/security/sealed.ts';
import { notifyOwner } from '../notifications/index.ts';
import { mailChangedAddress } from './change-address.ts';
import { getEmailChange } from './change-email.ts';
import { describeTracking, listParcel, mailBuyer, writeToBuyer } from './mail-buyer.ts';
import { readMailFacts } from './mail-facts.ts';
import { notifyOfSale } from './notify-of-sale.ts';
import {
  orderAddressChanged,
  orderCancelled,
  orderDelivered,
  orderEmailChanged,
  orderEmailRequested,
  orderLinkRequested,
  orderLinkResent,
  orderPaid,
  orderRefunded,
  orderShipped,
  shipmentCorrected,
  shipmentWithdrawn,
} from './orders.events.ts';
import { shipments } from './orders.tables.ts';
import { getOrder } from './payment-facts.ts';
import { readReturnDays } from './return-window.ts';
import { findAndSendLink, sendLink } from './send-link.ts';
import { emailChangeToken } from './tokens.ts';

/**
 * Notifies buyer and owner of a paid order, by facts that are read once. Each is notified in a separate transaction, and once however often
 * this runs: one that fails is tried again without the other being notified twice.
 */
async function announceSale(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const facts = await readMailFacts(ctx, orderId);
  const notified = await Promise.allSettled([
    inTx(ctx, (tx) => writeToBuyer(tx, facts, 'buyer-paid', 'order-confirmed', {})),
    inTx(ctx, (tx) => notifyOfSale(tx, facts)),
  ]);
  for (const one of notified) if (one.status === 'rejected') throw one.reason;
}

/** The mails of an order's life. */
export function subscribeOrders(events: Events): void {
  events.on(orderPaid, 'mail', announceSale, { transaction: 'none' });
  events.on(
    orderPaid,
    'notify-owner',
    async (ctx, { orderId }) => notifyOfSale(ctx, await readMailFacts(ctx, orderId)),
    { isFormer: true },
  );
  events.on(orderShipped, 'mail-buyer', async (ctx, { orderId, shipmentId }) => {
    const [parcel] = await ctx.db.select().from(shipments).where(eq(shipments.id, shipmentId));
    if (!parcel) return;
    const values = { carrier: parcel.carrier, tracking: parcel.trackingNumber };
    const parts = {
      lines: await listParcel(ctx, shipmentId),
      facts: [await describeTracking(ctx, orderId, parcel)],
    };
    await mailBuyer(ctx, orderId, `shipped-${shipmentId}`, 'order-shipped', values, parts);
  });
  events.on(shipmentCorrected, 'mail-buyer', async (ctx, { orderId, shipmentId, change }) => {
    const [parcel] = await ctx.db.select().from(shipments).where(eq(shipments.id, shipmentId));
    // Taken back in the meantime: that is emailed, and this number would only mislead.
    if (!parcel) return;
    const values = { carrier: parcel.carrier, tracking: parcel.trackingNumber };
    const parts = {
      lines: await listParcel(ctx, shipmentId),
      facts: [await describeTracking(ctx, orderId, parcel)],
    };
    await mailBuyer(
      ctx,
      orderId,
      `corrected-${shipmentId}-${change}`,
      'order-tracking-corrected',
      values,
      parts,
    );
  });
  events.on(shipmentWithdrawn, 'mail-buyer', (ctx, { orderId, shipmentId }) =>
    mailBuyer(ctx, orderId, `withdrawn-${shipmentId}`, 'order-parcel-withdrawn', {}),
  );
  events.on(orderDelivered, 'mail-buyer', async (ctx, { orderId }) =>
    mailBuyer(ctx, orderId, 'delivered', 'order-delivered', {
      returnDays: await readReturnDays(ctx),
    }),
  );
  events.on(orderRefunded, 'mail', async (ctx, { orderId, refundId, side, amount, currency }) => {
    const order = await getOrder(ctx, orderId);
    const money = toMoney(BigInt(amount), currency);
    if (side === 'buyer')
      return mailBuyer(ctx, orderId, `refunded-${refundId}`, 'order-refunded', {
        amount: formatMoney(money, intlTags[order.language]),
      });
    await notifyOwner(ctx, order.storeId, {
      template: 'refund-for-owner',
      key: `refunded-${refundId}:${orderId}`,
      values: { number: order.number, amount: money },
      path: `/order?order=${order.number}`,
    });
  });
  events.on(orderCancelled, 'mail-buyer', async (ctx, { orderId }) => {
    const order = await getOrder(ctx, orderId);
    if (order.kind === 'sale' && order.paidAt)
      await mailBuyer(ctx, orderId, 'cancelled', 'order-cancelled', {});
  });
  events.on(orderLinkRequested, 'mail-buyer', findAndSendLink, { queue: 'email' });
  events.on(orderLinkResent, 'mail-buyer', (ctx, { orderId }) => sendLink(ctx, orderId), {
    queue: 'email',
  });
  events.on(orderAddressChanged, 'mail-buyer', mailChangedAddress);
  events.on(orderEmailRequested, 'mail-buyer', async (ctx, { orderId, changeId }) => {
    const { email } = await getEmailChange(ctx, changeId);
    const facts = await readMailFacts(ctx, orderId);
    const path = `/s/${facts.store.slug}/${facts.order.language}/order-email/${emailChangeToken(ctx.platform, changeId)}`;
    const parts = { to: email, url: `${ctx.platform.config.storeUrl}${path}` };
    await writeToBuyer(
      ctx,
      facts,
      `email-confirm-${changeId}`,
      'order-email-confirm',
      { store: facts.store.name },
      parts,
    );
  });
  events.on(orderEmailChanged, 'mail-buyer', async (ctx, { orderId, changeId, sealedEmail }) => {
    const facts = await readMailFacts(ctx, orderId);
    const former = unseal(ctx.platform, `former-email:${changeId}`, sealedEmail);
    const contact = `${ctx.platform.config.storeUrl}/s/${facts.store.slug}/${facts.order.language}/contact`;
    const values = { store: facts.store.name, newEmail: maskEmail(facts.order.email) };
    if (former)
      await writeToBuyer(ctx, facts, `email-changed-${changeId}`, 'order-email-changed', values, {
        to: former,
        url: contact,
      });
    await writeToBuyer(ctx, facts, `email-confirmed-${changeId}`, 'order-link', {});
  });
}

/** Enough of an address to recognise one's own. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}
