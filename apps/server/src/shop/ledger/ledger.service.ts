import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/ledger.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { getStore } from '../stores/index.ts';
import { readOwnerBalances } from './balances.ts';
import { isTestBook } from './current-book.ts';
import { listPendingDates, readHoldDays } from './earnings.ts';
import {
  decodeMovementCursor,
  encodeMovementCursor,
  listMovements,
  type Movement,
  readDayRange,
} from './movements.ts';
import { readStatement } from './read-statement.ts';
import { writeStatementCsv } from './statement-csv.ts';
import { writeStatementPdf } from './statement-pdf.ts';

/** The figures of the revenue page; what was paid out is read from the book as well. */
export async function describeBalances(
  ctx: Ctx,
  storeId: string,
): Promise<EndpointReply<typeof contract.readBalances>> {
  const store = await getStore(ctx, storeId);
  const currency = store.baseCurrency;
  const balances = await readOwnerBalances(ctx, storeId, currency);
  const isTest = isTestBook(ctx);
  // Payouts that came back are found by the kind of its journals: the account of available earnings has an entry of every order.
  const paid = await ctx.db.rows(
    sql`
    select (coalesce(sum(e.amount_minor), 0) + (
        select coalesce(sum(back.amount_minor), 0) from journals r
        join ledger_entries back on back.journal_id = r.id and back.currency = ${currency}
        join ledger_accounts b on b.id = back.account_id and b.code = 'owner_available'
        where r.kind = 'payout_reversed' and r.store_id = ${storeId} and r.is_test = ${isTest}))::text as amount,
      min(j.created_at) as since
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join journals j on j.id = e.journal_id and j.kind = 'payout_paid'
    where a.code = 'owner_in_transit' and a.store_id = ${storeId} and a.currency = ${currency} and a.is_test = ${isTest}`,
    { amount: as.minor, since: orNull(as.moment) },
  );
  const dates = await listPendingDates(ctx, storeId, currency, store.timeZone);
  return {
    currency,
    available: toMoney(balances.availableMinor, currency),
    pending: toMoney(balances.pendingMinor, currency),
    pendingDates: dates.map((date) => ({
      at: date.availableAt?.toISOString() ?? null,
      amount: toMoney(date.amountMinor, currency),
      orders: date.orders,
    })),
    inTransit: toMoney(balances.inTransitMinor, currency),
    paidOut: toMoney(BigInt(paid[0]?.amount ?? 0), currency),
    paidSince: paid[0]?.since ? paid[0].since.toISOString() : null,
    holdDays: await readHoldDays(ctx),
  };
}

function describeMovement(
  movement: Movement,
): EndpointReply<typeof contract.listMovements>['list'][number] {
  return {
    id: movement.id,
    kind: movement.kind,
    at: movement.at.toISOString(),
    amount: toMoney(movement.amountMinor, movement.currency),
    orders: movement.memo.orders ?? (movement.memo.orderId ? 1 : 0),
    orderId: movement.memo.orderId ?? null,
    orderNumber: movement.orderNumbers.length === 1 ? (movement.orderNumbers[0] ?? null) : null,
    product: movement.product,
    availableAt: movement.earningAvailableAt?.toISOString() ?? null,
    payoutId: movement.memo.payoutId ?? null,
    payoutLabel: movement.memo.payoutLabel ?? null,
  };
}

/** A page of the owner's movements. */
export async function pageMovements(
  ctx: Ctx,
  storeId: string,
  query: EndpointInput<typeof contract.listMovements>['query'],
): Promise<EndpointReply<typeof contract.listMovements>> {
  const store = await getStore(ctx, storeId);
  const range = await readDayRange(ctx, query, store.timeZone);
  const rows = await listMovements(ctx, {
    storeId,
    ...range,
    kind: query.kind,
    keywords: query.keywords,
    cursor: decodeMovementCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    list: page.map(describeMovement),
    nextCursor: rows.length > query.limit && last ? encodeMovementCursor(last) : null,
  };
}

/** As many as a sheet program opens, and as many as anybody would print. */
const rowsMax = { csv: 100_000, pdf: 3_000 };

/** The movements of a range as a file, oldest first, with the available balance after each. */
export async function writeStatement(
  ctx: Ctx,
  storeId: string,
  { format, ...days }: EndpointInput<typeof contract.exportStatement>['query'],
): Promise<string | Buffer> {
  const most = rowsMax[format];
  const statement = await readStatement(ctx, storeId, days, most + 1);
  if (statement.lines.length > most)
    throw new Failure('statement-too-long', { values: { max: most } });
  const name = `vitrine-statement-${ctx.clock.now().toISOString().slice(0, 10)}.${format}`;
  ctx.reply.headers['content-type'] =
    format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8';
  ctx.reply.headers['content-disposition'] = `attachment; filename="${name}"`;
  return format === 'pdf'
    ? writeStatementPdf(ctx, statement, days)
    : writeStatementCsv(ctx, statement);
}

/** The verdict on the books, now. */
export async function describeCheck(ctx: Ctx): Promise<EndpointReply<typeof contract.checkLedger>> {
  return { checkedAt: ctx.clock.now().toISOString(), breaks: await checkInvariants(ctx) };
}
