import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { type Currency, formatMoney, toMoney } from '@vitrine/contract/money.ts';
import {
  paySellerOrders as endpoint,
  type SellerPaymentView,
} from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { readBranding } from '#platform/branding.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound, Warning } from '#platform/failure.ts';
import { lockOwnerBalances } from '../ledger/index.ts';
import { lockOrdersForPayment, lockOwnStock } from '../orders/index.ts';
import { claimOffer } from '../promotions/index.ts';
import { getStore, ownStoreId, type Store } from '../stores/index.ts';
import { readMode } from './adapters/providers.ts';
import { askProvider, cancelAtProvider, createAtProvider, findPayment } from './ask-provider.ts';
import { newProviderKey, settleCapture } from './capture.ts';
import { describeSellerPayment } from './describe-payment.ts';
import { derivedProviderKey, runKeyed } from './keyed.ts';
import { lockPayment, type PaymentRow } from './lock-payment.ts';
import { listOpenPayments } from './open-payments.ts';
import { chooseTaker, getOwnerTotal } from './payment-options.ts';
import { paymentOrders, payments } from './payments.tables.ts';
import {
  hashRequest,
  planSellerPayment,
  type SellerPlan,
  splitPlan,
} from './plan-seller-payment.ts';

type Input = EndpointInput<typeof endpoint>['body'];

const pageMs = 30 * 60_000;

async function listOwnOpenPayments(
  ctx: Ctx,
  storeId: string,
  orderIds: readonly string[],
): Promise<PaymentRow[]> {
  const open = await listOpenPayments(ctx, 'seller', orderIds);
  const byId = new Map(open.map(({ payment }) => [payment.id, payment]));
  return [...byId.values()].filter((payment) => payment.storeId === storeId);
}

/** The name of the provider that takes the owner's payment by card or wallet. */
async function chooseCardProvider(
  ctx: Ctx,
  store: Store,
  { amountMinor, currency }: { amountMinor: bigint; currency: Currency },
  chosen: string | undefined,
): Promise<string> {
  const payee = { storeId: store.id, settlementMode: null };
  const total = getOwnerTotal(store, amountMinor, currency);
  return (await chooseTaker(ctx, payee, total, chosen)).provider.name;
}

/** Phase 0: payment pages that were opened for other sets of these orders, or for another total, are closed at the provider. */
async function closeOtherPages(
  ctx: Ctx,
  storeId: string,
  input: Input,
  requestHash: string,
): Promise<void> {
  const amountMinor = BigInt(input.expectedTotal.amount);
  const { currency } = input.expectedTotal;
  const others = (await listOwnOpenPayments(ctx, storeId, input.orderIds)).filter(
    (open) =>
      open.status === 'pending' &&
      !open.isProcessing &&
      !(
        open.requestHash === requestHash &&
        open.amountMinor === amountMinor &&
        open.currency === currency
      ),
  );
  // A provider that does not take the payment is refused before the open pages are closed.
  if (others.length && input.method === 'card' && amountMinor)
    await chooseCardProvider(
      ctx,
      await getStore(ctx, storeId),
      { amountMinor, currency },
      input.provider,
    );
  for (const open of others) await cancelAtProvider(ctx, open);
}

const numbersMax = 4;

function describeOrders(numbers: readonly string[]): string {
  return (
    numbers.slice(0, numbersMax).join(', ') +
    (numbers.length > numbersMax ? ` + ${numbers.length - numbersMax}` : '')
  );
}

function requireTotal(
  plan: SellerPlan,
  totalMinor: bigint,
  expected: Input['expectedTotal'],
): void {
  if (expected.currency !== plan.currency || BigInt(expected.amount) !== totalMinor)
    throw new Failure('price-changed');
}

async function requireEarnings(ctx: Ctx, plan: SellerPlan, totalMinor: bigint): Promise<void> {
  const { availableMinor } = await lockOwnerBalances(ctx, plan.store.id, plan.currency);
  if (availableMinor >= totalMinor) return;
  throw new Failure('earnings-too-small', {
    values: {
      available: formatMoney(toMoney(availableMinor, plan.currency), intlTags[ctx.language]),
    },
  });
}

/** Phase 1: locks, checks, claims the offer and writes the attempt; what needs no provider is settled here at once. */
async function begin(
  ctx: Ctx,
  storeId: string,
  input: Input,
  requestHash: string,
): Promise<PaymentRow> {
  const derived = derivedProviderKey(ctx, endpoint.name, storeId);
  const earlier = await findPayment(ctx, { providerKey: derived });
  // A retry after a crash goes on with what its first try wrote, even when that is paid by now.
  if (earlier && earlier.status !== 'failed' && earlier.status !== 'expired') return earlier;
  // Locked first, so that a second click sees what the first one wrote.
  await lockOrdersForPayment(ctx, input.orderIds, 'seller', storeId);
  const open = (await listOwnOpenPayments(ctx, storeId, input.orderIds)).find(
    (payment) => payment.requestHash === requestHash,
  );
  if (
    open &&
    open.amountMinor === BigInt(input.expectedTotal.amount) &&
    open.currency === input.expectedTotal.currency &&
    open.expiresAt > ctx.clock.now()
  )
    return open;
  const plan = await planSellerPayment(ctx, storeId, input.orderIds, true);
  if (!plan.orders.length) throw new Failure('orders-none-payable');
  // What is settled here takes its units after the offer and the balance were locked.
  if (input.method === 'earnings' || input.withOffer) await lockOwnStock(ctx, plan.orders);
  const paymentId = orNotFound(
    (
      await ctx.db.rows(sql`select nextval(pg_get_serial_sequence('payments', 'id')) as id`, {
        id: as.id,
      })
    )[0],
  ).id;
  const offer = input.withOffer ? await claimOffer(ctx, { ...plan.offerRequest, paymentId }) : null;
  const totalMinor = plan.dueMinor - (offer?.amountMinor ?? 0n);
  requireTotal(plan, totalMinor, input.expectedTotal);
  const method = totalMinor === 0n ? 'offer' : input.method;
  if (method === 'earnings') await requireEarnings(ctx, plan, totalMinor);
  const now = ctx.clock.now();
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      id: paymentId,
      side: 'seller',
      storeId,
      method,
      provider:
        method === 'card'
          ? await chooseCardProvider(
              ctx,
              plan.store,
              { amountMinor: totalMinor, currency: plan.currency },
              input.provider,
            )
          : 'house',
      isTest: !readMode(ctx).isLive,
      providerKey: earlier ? newProviderKey() : derived,
      status: 'created',
      amountMinor: totalMinor,
      currency: plan.currency,
      capturesLater: offer !== null,
      payee: (await readBranding(ctx)).name,
      description: describeOrders(plan.orders.map(({ number }) => number)),
      language: ctx.language,
      app: input.app,
      requestHash,
      leftOut: plan.leftOut,
      expiresAt: new Date(now.getTime() + pageMs),
      createdAt: now,
    })
    .returning();
  await ctx.db.insert(paymentOrders).values(
    splitPlan(plan, offer).map((part) => ({
      ...part,
      paymentId,
      storeId,
      side: 'seller' as const,
      effect: 'open' as const,
    })),
  );
  if (method === 'card') return orNotFound(payment);
  await payFromBalance(ctx, orNotFound(payment), plan);
  // As it stands now: a payment that is settled has its final answer, and a repetition gets it at once.
  return orNotFound(await findPayment(ctx, { id: paymentId }));
}

/** From earnings, or free by the offer: no provider, all orders or none. */
async function payFromBalance(ctx: Ctx, payment: PaymentRow, plan: SellerPlan): Promise<void> {
  const locked = orNotFound(await lockPayment(ctx, payment.providerKey));
  const { paidIds } = await settleCapture(ctx, locked);
  const missing = plan.orders.find(({ id }) => !paidIds.has(id));
  if (missing)
    throw new Failure('out-of-stock', {
      values: { product: plan.summaries.get(missing.id)?.product ?? missing.number, left: 0 },
    });
}

/** An owner pays one or several orders, by card or from earnings. */
export async function paySellerOrders(
  ctx: Ctx,
  input: Input,
): Promise<SellerPaymentView | Warning<SellerPaymentView>> {
  const storeId = ownStoreId(ctx);
  const wayToPay = [input.method, input.provider, input.withOffer ? '' : 'without the offer'];
  const requestHash = hashRequest(input.orderIds, wayToPay.filter(Boolean).join(' '));
  await closeOtherPages(ctx, storeId, input, requestHash);
  const payment = await runKeyed(
    ctx,
    { name: endpoint.name, anonymous: storeId, body: input },
    (tx) => begin(tx, storeId, input, requestHash),
    async (begun) => {
      let current = begun;
      if (current.method === 'card' && current.status === 'created')
        current = await createAtProvider(ctx, current);
      else if (current.status === 'unknown') current = await askProvider(ctx, current);
      if (current.failure === 'not_created') throw new Failure('provider-failed');
      return {
        result: { paymentId: current.id },
        isFinal: current.status !== 'unknown' && current.status !== 'created',
      };
    },
  );
  const row = orNotFound(await findPayment(ctx, { id: payment.paymentId }));
  const view = await describeSellerPayment(ctx, row);
  return row.leftOut.length && !(view instanceof Warning)
    ? new Warning(view, 'some-left-out')
    : view;
}

/** One payment of the own store; the provider is asked while it is open. */
export async function readSellerPayment(
  ctx: Ctx,
  paymentId: string,
): Promise<SellerPaymentView | Warning<SellerPaymentView>> {
  const payment = orNotFound(await findPayment(ctx, { id: paymentId }));
  if (payment.storeId !== ownStoreId(ctx) || payment.side !== 'seller')
    throw new Failure('not-found');
  return describeSellerPayment(ctx, await askProvider(ctx, payment, { notWithinMs: 1_000 }));
}
