import {
  type BuyerPaymentView,
  payByLink as payByLinkEndpoint,
  payOrder as payOrderEndpoint,
} from '@vitrine/contract/shop/payments.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { insertStatement, type Places, statement } from '#platform/db/statement.ts';
import { Failure } from '#platform/failure.ts';
import {
  beginBuyerPayment,
  getOrderByToken,
  lockOrderByPayToken,
  lockOrderByToken,
  lockPlannedFee,
  type PayableOrder,
  reservationEnd,
} from '../orders/index.ts';
import { getShownStore } from '../stores/index.ts';
import { askProvider, cancelAtProvider, createAtProvider } from './ask-provider.ts';
import { newProviderKey } from './capture.ts';
import { describeBuyerPayment } from './describe-payment.ts';
import { runKeyed } from './keyed.ts';
import { type PaymentRow, rememberHead } from './lock-payment.ts';
import { chooseTaker, getBuyerTotal } from './payment-options.ts';
import { isOpen } from './payments.rules.ts';
import { paymentOrders, payments } from './payments.tables.ts';
import { refuseUnpayable } from './refuse-unpayable.ts';

const findNewest = statement(
  (places: Places<{ orderId: string }>, query) =>
    query
      .select()
      .from(payments)
      // Not a join with a limit: that invites the planner to walk through all payments from the newest on.
      .where(
        sql`${payments.id} = (select x.payment_id from payment_orders x where x.order_id = ${places.orderId} and x.side = 'buyer'
          order by x.payment_id desc limit 1)`,
      ),
  getTableColumns(payments),
);

const insertPayment = insertStatement(payments);
const insertPart = insertStatement(paymentOrders, []);

/** The newest payment of an order on the buyer's side. */
export async function findBuyerPayment(ctx: Ctx, orderId: string): Promise<PaymentRow | undefined> {
  return (await findNewest(ctx, { orderId }))[0];
}

async function openBuyerPayment(
  ctx: Ctx,
  order: PayableOrder,
  chosen: string | undefined,
): Promise<PaymentRow> {
  const { provider, account } = await chooseTaker(ctx, order, getBuyerTotal(order), chosen);
  // Sent together with the reservation, which may still refuse all of it.
  const insert = async () => {
    const store = await getShownStore(ctx, order.storeId);
    const payment = await insertPayment(ctx, {
      side: 'buyer',
      storeId: order.storeId,
      method: 'card',
      provider: provider.name,
      isTest: !provider.isLive,
      providerAccount: account,
      providerKey: newProviderKey(),
      status: 'created',
      amountMinor: order.totalMinor,
      currency: order.currency,
      payee: store.name,
      description: order.number,
      language: order.language,
      requestHash: order.id,
      expiresAt: reservationEnd(ctx),
      createdAt: ctx.clock.now(),
    });
    await insertPart(ctx, {
      paymentId: payment.id,
      orderId: order.id,
      storeId: order.storeId,
      side: 'buyer',
      amountMinor: order.totalMinor,
      effect: 'open',
    });
    await rememberHead(ctx, payment, [order.id]);
    return payment;
  };
  const [payment] = await Promise.all([
    insert(),
    beginBuyerPayment(ctx, order),
    lockPlannedFee(ctx, order, provider.name),
  ]);
  return payment;
}

/** Starts to pay with the buyer's own secret. */
export function payOrder(ctx: Ctx, token: string, provider?: string): Promise<BuyerPaymentView> {
  return beginPayment(ctx, {
    name: payOrderEndpoint.name,
    token,
    provider,
    lock: lockOrderByToken,
  });
}

/** Starts to pay with the secret of a link for paying. */
export function payByLink(ctx: Ctx, token: string, provider?: string): Promise<BuyerPaymentView> {
  return beginPayment(ctx, {
    name: payByLinkEndpoint.name,
    token,
    provider,
    lock: lockOrderByPayToken,
  });
}

interface Attempt {
  name: string;
  token: string;
  /** The provider that the buyer chose. */
  provider: string | undefined;
  lock: (tx: Ctx, token: string) => Promise<PayableOrder>;
}

/** The order's open payment, or a new one with the chosen provider. Runs in a transaction that locks the order. */
async function findOrOpen(
  tx: Ctx,
  { token, provider, lock }: Attempt,
): Promise<{ payment: PaymentRow | undefined; order: PayableOrder }> {
  const order = await lock(tx, token);
  const known = await findBuyerPayment(tx, order.id);
  if (order.notPayable === 'paid') return { payment: known, order };
  refuseUnpayable(tx, order);
  if (
    known &&
    isOpen(known.status) &&
    !(known.status === 'pending' && !known.isProcessing && known.expiresAt <= tx.clock.now())
  )
    return { payment: known, order };
  return { payment: await openBuyerPayment(tx, order, provider), order };
}

/** True when the buyer now chooses another provider than the one whose page is merely open. */
const isLeftForAnother = (payment: PaymentRow, provider: string | undefined) =>
  provider !== undefined &&
  payment.provider !== provider &&
  payment.status === 'pending' &&
  !payment.isProcessing;

/**
 * A buyer starts to pay. Two clicks, two tabs and a retry all find the one open payment; while the provider's answer is
 * missing no second one is created. A page that is open at another provider is ended there first: the chosen
 * one begins only after that provider has confirmed that nothing was paid.
 */
function beginPayment(ctx: Ctx, attempt: Attempt): Promise<BuyerPaymentView> {
  const { name, token, provider } = attempt;
  return runKeyed(
    ctx,
    { name, anonymous: token, body: { token, provider } },
    (tx) => findOrOpen(tx, attempt),
    async ({ payment, order }) => {
      let current = payment;
      if (current && isLeftForAnother(current, provider)) {
        // One that does not take the payment is refused before the open page is ended.
        await chooseTaker(ctx, order, getBuyerTotal(order), provider);
        await cancelAtProvider(ctx, current);
        current = (await inTx(ctx, (tx) => findOrOpen(tx, attempt))).payment;
        // Without an answer from there nobody knows whether its page can still be paid: the buyer waits, and is led to neither.
        if (current && isLeftForAnother(current, provider))
          return {
            result: await describeBuyerPayment(ctx, order, { ...current, status: 'unknown' }),
            isFinal: false,
          };
      }
      if (current?.status === 'created') current = await createAtProvider(ctx, current);
      else if (current?.status === 'unknown') current = await askProvider(ctx, current);
      if (current?.failure === 'not_created') throw new Failure('provider-failed');
      const result = await describeBuyerPayment(ctx, order, current);
      return { result, isFinal: result.state !== 'unknown' };
    },
  );
}

export const askAgainAfterMs = 1_000;

/** How the buyer's payment stands; the provider is asked while ours is not final. */
export async function readOrderPayment(ctx: Ctx, token: string): Promise<BuyerPaymentView> {
  const order = await getOrderByToken(ctx, token);
  const payment = await findBuyerPayment(ctx, order.id);
  const current = payment && (await askProvider(ctx, payment, { notWithinMs: askAgainAfterMs }));
  return describeBuyerPayment(ctx, order, current);
}
