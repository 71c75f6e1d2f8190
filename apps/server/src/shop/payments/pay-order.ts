import {
  type BuyerPaymentView,
  payByLink as payByLinkEndpoint,
  payOrder as payOrderEndpoint,
} from '@vitrine/contract/shop/payments.ts';
import { getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { type Builder, type Places, statement } from '#platform/db/statement.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import {
  beginBuyerPayment,
  getOrderByToken,
  hashToken,
  lockOrderByPayToken,
  lockOrderByToken,
  lockPlannedFee,
  orderOfToken,
  type PayableOrder,
  readStockLinesByToken,
  reservationEnd,
} from '../orders/index.ts';
import type { StockLine } from '../stock/index.ts';
import { getShownStore } from '../stores/index.ts';
import { askProvider, cancelAtProvider, createAtProvider } from './ask-provider.ts';
import { newProviderKey } from './capture.ts';
import { describeBuyerPayment } from './describe-payment.ts';
import { runKeyed } from './keyed.ts';
import { type PaymentRow, rememberHead } from './lock-payment.ts';
import { chooseTaker, getBuyerTotal } from './payment-options.ts';
import { isOpen } from './payments.rules.ts';
import { payments } from './payments.tables.ts';
import { refuseUnpayable } from './refuse-unpayable.ts';

const selectNewest = (query: Builder, orderId: SQLWrapper) =>
  query
    .select()
    .from(payments)
    // Not a join with a limit: that invites the planner to walk through all payments from the newest on.
    .where(
      sql`${payments.id} = (select x.payment_id from payment_orders x where x.order_id = ${orderId} and x.side = 'buyer'
          order by x.payment_id desc limit 1)`,
    );
const findNewest = statement(
  (places: Places<{ orderId: string }>, query) => selectNewest(query, places.orderId),
  getTableColumns(payments),
);
const findNewestByToken = statement(
  (places: Places<{ hash: string }>, query) => selectNewest(query, orderOfToken(places.hash)),
  getTableColumns(payments),
);

type NewPayment = Pick<
  PaymentRow,
  | 'storeId'
  | 'provider'
  | 'isTest'
  | 'providerAccount'
  | 'providerKey'
  | 'amountMinor'
  | 'currency'
  | 'payee'
  | 'description'
  | 'language'
  | 'expiresAt'
  | 'createdAt'
> & { requestHash: string };
/** A payment and its only part. */
const insertPayment = statement(
  (places: Places<NewPayment & { orderId: string }>, query) => sql`
    with opened as ${query
      .insert(payments)
      .values({
        side: 'buyer',
        method: 'card',
        status: 'created',
        storeId: places.storeId,
        provider: places.provider,
        isTest: places.isTest,
        providerAccount: places.providerAccount,
        providerKey: places.providerKey,
        amountMinor: places.amountMinor,
        currency: places.currency,
        payee: places.payee,
        description: places.description,
        language: places.language,
        requestHash: places.requestHash,
        expiresAt: places.expiresAt,
        createdAt: places.createdAt,
      } as never)
      .returning()}, part as (
      insert into payment_orders (payment_id, order_id, store_id, side, amount_minor, effect)
      select id, ${places.orderId}::bigint, store_id, side, amount_minor, 'open' from opened
    )
    select * from opened`,
  getTableColumns(payments),
);

/** The newest payment of an order on the buyer's side. */
export async function findBuyerPayment(ctx: Ctx, orderId: string): Promise<PaymentRow | undefined> {
  return (await findNewest(ctx, { orderId }))[0];
}

/** A payment that is being opened: its row is known once the transaction is stored. */
interface Opened {
  payment?: PaymentRow | undefined;
  /** Until when all units are reserved for it. */
  reservedUntil: Date | null;
}

async function openBuyerPayment(
  ctx: Ctx,
  { order, units }: PayableFacts,
  chosen: string | undefined,
): Promise<Opened> {
  const { provider, account } = await chooseTaker(ctx, order, getBuyerTotal(order), chosen);
  const [store, reservedUntil] = await Promise.all([
    getShownStore(ctx, order.storeId),
    beginBuyerPayment(ctx, order, units ? { units } : {}),
  ]);
  await lockPlannedFee(ctx, order, provider.name);
  const row = {
    storeId: order.storeId,
    orderId: order.id,
    provider: provider.name,
    isTest: !provider.isLive,
    providerAccount: account,
    providerKey: newProviderKey(),
    amountMinor: order.totalMinor,
    currency: order.currency,
    payee: store.name,
    description: order.number,
    language: order.language,
    requestHash: order.id,
    expiresAt: reservationEnd(ctx),
    createdAt: ctx.clock.now(),
  };
  const opened: Opened = { reservedUntil };
  await ctx.db.sendWithCommit(async () => {
    [opened.payment] = await insertPayment(ctx, row);
  });
  return opened;
}

/** Starts to pay with the buyer's own secret. */
export function payOrder(ctx: Ctx, token: string, provider?: string): Promise<BuyerPaymentView> {
  return beginPayment(ctx, {
    name: payOrderEndpoint.name,
    token,
    provider,
    async lock(tx) {
      // Sent together, run in this order.
      const [order, [known], units] = await Promise.all([
        lockOrderByToken(tx, token),
        findNewestByToken(tx, { hash: hashToken(token) }),
        readStockLinesByToken(tx, token),
      ]);
      return { order, known, units };
    },
  });
}

/** Starts to pay with the secret of a link for paying. */
export function payByLink(ctx: Ctx, token: string, provider?: string): Promise<BuyerPaymentView> {
  return beginPayment(ctx, {
    name: payByLinkEndpoint.name,
    token,
    provider,
    async lock(tx) {
      const order = await lockOrderByPayToken(tx, token);
      return { order, known: await findBuyerPayment(tx, order.id) };
    },
  });
}

/** An order that is locked, its newest payment, and its units if they are read already. */
interface PayableFacts {
  order: PayableOrder;
  known: PaymentRow | undefined;
  units?: readonly StockLine[];
}

interface Attempt {
  name: string;
  token: string;
  /** The provider that the buyer chose. */
  provider: string | undefined;
  lock: (tx: Ctx) => Promise<PayableFacts>;
}

interface Begun extends PayableFacts {
  opened?: Opened;
}

/** The order's open payment, or a new one with the chosen provider. Runs in a transaction that locks the order. */
async function findOrOpen(tx: Ctx, { provider, lock }: Attempt): Promise<Begun> {
  const facts = await lock(tx);
  const { order, known } = facts;
  if (order.notPayable === 'paid') return facts;
  refuseUnpayable(tx, order);
  if (
    known &&
    isOpen(known.status) &&
    !(known.status === 'pending' && !known.isProcessing && known.expiresAt <= tx.clock.now())
  )
    return facts;
  return { ...facts, opened: await openBuyerPayment(tx, facts, provider) };
}

/** The payment once the transaction is stored. */
async function getBegun(
  ctx: Ctx,
  { order, known, opened }: Begun,
): Promise<PaymentRow | undefined> {
  if (!opened) return known;
  const payment = orNotFound(opened.payment);
  await rememberHead(ctx, payment, [order.id]);
  return payment;
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
    async (begun, answer) => {
      const { order } = begun;
      let current = await getBegun(ctx, begun);
      if (current && isLeftForAnother(current, provider)) {
        // One that does not take the payment is refused before the open page is ended.
        await chooseTaker(ctx, order, getBuyerTotal(order), provider);
        await cancelAtProvider(ctx, current);
        current = await getBegun(ctx, await inTx(ctx, (tx) => findOrOpen(tx, attempt)));
        // Without an answer from there nobody knows whether its page can still be paid: the buyer waits, and is led to neither.
        if (current && isLeftForAnother(current, provider))
          return {
            result: await describeBuyerPayment(ctx, order, { ...current, status: 'unknown' }),
            isFinal: false,
          };
      }
      let stored: BuyerPaymentView | undefined;
      if (current?.status === 'created')
        current = await createAtProvider(ctx, current, {
          first: answer.lock,
          async last(tx, answered) {
            stored = undefined;
            const isFirst = begun.opened && !begun.known;
            if (!isFirst || answered.followUp || answered.status !== 'pending') return;
            stored = await describeBuyerPayment(tx, order, answered, begun.opened);
            await answer.store(tx, stored);
          },
        });
      else if (current?.status === 'unknown') current = await askProvider(ctx, current);
      if (stored) return { result: stored, isFinal: true, isStored: true };
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
