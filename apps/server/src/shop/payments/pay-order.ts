import { toMoney } from '@vitrine/contract/money.ts';
import { type BuyerPaymentView, payOrder as payOrderEndpoint } from '@vitrine/contract/shop/payments.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { rowInserter, rowReader } from '#platform/whole-rows.ts';
import { beginBuyerPayment, getOrderByToken, lockOrderByToken, type PayableOrder } from '../orders/index.ts';
import { getStore } from '../stores/index.ts';
import { askProvider, createAtProvider } from './ask-provider.ts';
import { newProviderKey } from './capture.ts';
import { describeBuyerPayment } from './describe-payment.ts';
import { runKeyed } from './keyed.ts';
import { findLinkedAccount } from './link-account.ts';
import type { PaymentRow } from './lock-payment.ts';
import { isOpen } from './payments.rules.ts';
import { paymentOrders, payments } from './payments.tables.ts';
import { notPayableTexts } from './payments.texts.ts';
import { getDefaultProvider } from './providers.ts';

const readNewest = rowReader(
  payments,
  // Not a join with a limit: that invites the planner to walk through all payments from the newest on.
  `where t.id = (select x.payment_id from payment_orders x where x.order_id = $1 and x.side = 'buyer' order by x.payment_id desc limit 1)`,
);

const insertPayment = rowInserter(payments);

/** The newest payment of an order on the buyer's side. */
async function findBuyerPayment(ctx: Ctx, orderId: string): Promise<PaymentRow | undefined> {
  return (await readNewest(ctx, [orderId]))[0];
}

async function openBuyerPayment(ctx: Ctx, order: PayableOrder): Promise<PaymentRow> {
  const provider = getDefaultProvider(ctx);
  const account = order.settlementMode === 'direct' ? await findLinkedAccount(ctx, order.storeId) : null;
  if (order.settlementMode === 'direct' && !account) throw new Failure('payment-unavailable');
  const store = await getStore(ctx, order.storeId);
  const heldUntil = await beginBuyerPayment(ctx, order);
  const payment = await insertPayment(ctx, {
    side: 'buyer',
    storeId: order.storeId,
    method: 'card',
    provider: provider.name,
    providerAccount: account?.accountRef ?? null,
    providerKey: newProviderKey(),
    status: 'created',
    amountMinor: order.totalMinor,
    currency: order.currency,
    payee: store.name,
    description: order.number,
    language: order.language,
    requestHash: order.id,
    expiresAt: heldUntil,
    createdAt: ctx.clock.now(),
  });
  await ctx.db.insert(paymentOrders).values({
    paymentId: payment.id,
    orderId: order.id,
    storeId: order.storeId,
    side: 'buyer',
    amountMinor: order.totalMinor,
    effect: 'open',
  });
  return payment;
}

/**
 * A buyer starts to pay. Two clicks, two tabs and a retry all find the one open payment; while the provider's word is
 * missing nobody gets a second one.
 */
export async function payOrder(ctx: Ctx, token: string): Promise<BuyerPaymentView> {
  return runKeyed(
    ctx,
    { name: payOrderEndpoint.name, anonymous: token, body: { token } },
    async (tx) => {
      const order = await lockOrderByToken(tx, token);
      const known = await findBuyerPayment(tx, order.id);
      const amount = toMoney(order.totalMinor, order.currency);
      if (order.notPayable === 'paid') return { payment: known, amount };
      if (order.notPayable) throw new Failure('order-not-payable', { values: { reason: notPayableTexts[order.notPayable][tx.language] } });
      if (known && isOpen(known.status) && !(known.status === 'pending' && !known.isProcessing && known.expiresAt <= tx.clock.now()))
        return { payment: known, amount };
      return { payment: await openBuyerPayment(tx, order), amount };
    },
    async ({ payment, amount }) => {
      let current = payment;
      if (current?.status === 'created') current = await createAtProvider(ctx, current);
      else if (current?.status === 'unknown') current = await askProvider(ctx, current);
      if (current?.failure === 'not_created') throw new Failure('provider-failed');
      const result = await describeBuyerPayment(ctx, amount, current);
      return { result, isFinal: result.state !== 'unknown' };
    },
  );
}

const askAgainAfterMs = 1_000;

/** How the buyer's payment stands; the provider is asked while ours is not final. */
export async function readOrderPayment(ctx: Ctx, token: string): Promise<BuyerPaymentView> {
  const order = await getOrderByToken(ctx, token);
  const payment = await findBuyerPayment(ctx, order.id);
  const current = payment && (await askProvider(ctx, payment, { notWithinMs: askAgainAfterMs }));
  return describeBuyerPayment(ctx, toMoney(order.totalMinor, order.currency), current);
}
