import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toDecimal, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/payments.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { onDays } from '#platform/db/on-days.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { csvRowsMax, sendCsvList } from '#platform/files/csv-list.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import type * as english from '#texts/en/money-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { keywordsMatch } from '../orders/index.ts';
import { payments } from './payments.tables.ts';
import { findPendingReason } from './pending-reason.ts';

const exportTexts = await loadArea<typeof english>('money-export');

type Filters = EndpointInput<typeof contract.exportPayments>['query'];

const row = {
  id: as.id,
  side: as.oneOf('buyer', 'seller'),
  method: payments.method,
  storeId: as.id,
  store: as.text,
  provider: as.text,
  providerRef: orNull(as.text),
  isTest: as.boolean,
  account: orNull(as.text),
  status: payments.status,
  failure: payments.failure,
  pendingReason: payments.pendingReason,
  amount: as.minor,
  refunded: as.minor,
  currency: as.currency,
  createdAt: as.moment,
  paidAt: orNull(as.moment),
  orders: orNull(as.json<{ orderId: string; number: string }[]>()),
};

/** Payments that belong to what was typed: by an id of theirs, their store or one of their orders. */
const matches = (keywords: string): SQL =>
  sql`(${keywords} in (p.id::text, p.provider_ref, p.provider_key, p.provider_account)
    or p.store_id in (select n.id from stores n where ${containsFolded(sql`n.name`, keywords)})
    or p.id in (select x.payment_id from payment_orders x join orders o on o.id = x.order_id where ${keywordsMatch(keywords)}))`;

function toCondition(filters: Filters): SQL {
  const { keywords, status, storeId, provider, side, settlementMode, refundDue } = filters;
  const { createdFrom, createdTo, timeZone } = filters;
  assertDaysInOrder(createdFrom, createdTo, 'createdTo');
  const days = onDays(sql`p.created_at`, [createdFrom, createdTo], timeZone);
  return joinConditions([
    ...(keywords ? [matches(keywords)] : []),
    ...(status ? [sql`p.status = ${status}`] : []),
    ...(storeId ? [sql`p.store_id = ${storeId}`] : []),
    ...(provider ? [sql`p.provider = ${provider}`] : []),
    ...(side ? [sql`p.side = ${side}`] : []),
    ...(settlementMode
      ? [sql`(p.provider_account is not null) = ${settlementMode === 'direct'}`]
      : []),
    ...(refundDue
      ? [sql`exists (select 1 from refunds r where r.payment_id = p.id and r.status <> 'done')`]
      : []),
    ...(days ? [days] : []),
  ]);
}

const readRows = (ctx: Ctx, where: SQL, limit: number, offset = 0): Promise<RowOf<typeof row>[]> =>
  ctx.db.rows(
    sql`
    select p.id, p.side, p.method, p.store_id, s.name as store, p.provider, p.provider_ref, p.is_test, p.provider_account as account, p.status,
      p.failure, p.pending_reason, p.amount_minor::text as amount, p.refunded_minor::text as refunded, p.currency, p.created_at, p.paid_at,
      (select json_agg(json_build_object('orderId', o.id::text, 'number', o.number) order by o.id)
        from payment_orders x join orders o on o.id = x.order_id where x.payment_id = p.id) as orders
    from (select * from payments p where ${where} order by p.id desc limit ${limit}::int offset ${offset}::int) p
      join stores s on s.id = p.store_id
    order by p.id desc`,
    row,
  );

/** Payments of all stores, for operators. */
export async function listPayments(
  ctx: Ctx,
  { pageNum, pageSize, ...filters }: EndpointInput<typeof contract.listPayments>['query'],
): Promise<EndpointReply<typeof contract.listPayments>> {
  const where = toCondition(filters);
  const rows = await readRows(ctx, where, pageSize, (pageNum - 1) * pageSize);
  return {
    list: rows.map(({ store, currency, amount, refunded, createdAt, paidAt, ...payment }) => ({
      ...payment,
      store: { id: payment.storeId, name: store },
      pendingReason: findPendingReason(payment),
      amount: toMoney(amount, currency),
      refunded: toMoney(refunded, currency),
      orders: payment.orders ?? [],
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
    })),
    ...(await countRows(ctx, sql`from payments p where ${where}`)),
  };
}

/** The same as a file. */
export async function exportPayments(ctx: Ctx, filters: Filters): Promise<string> {
  const rows = await readRows(ctx, toCondition(filters), csvRowsMax);
  const texts = exportTexts[ctx.language];
  return sendCsvList(ctx, 'payments', {
    heads: texts.paymentHeads,
    timeZone: filters.timeZone,
    rows: rows.map((payment) => [
      payment.id,
      payment.createdAt,
      payment.paidAt,
      texts.sides[payment.side],
      payment.store,
      (payment.orders ?? []).map(({ number }) => number).join(' '),
      payment.provider,
      texts.modes[payment.isTest ? 'test' : 'live'],
      payment.providerRef,
      payment.account ?? texts.accounts.platform,
      texts.paymentStates[payment.status],
      payment.failure,
      findPendingReason(payment),
      { decimal: toDecimal(payment.amount, payment.currency) },
      { decimal: toDecimal(payment.refunded, payment.currency) },
      payment.currency,
    ]),
  });
}
