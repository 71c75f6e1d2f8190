import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toDecimal, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/discrepancies.ts';
import type { Discrepancy } from '@vitrine/contract/shop/payments.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { onDays } from '#platform/db/on-days.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import type { CsvCell } from '#platform/files/csv.ts';
import { csvRowsMax, sendCsvList } from '#platform/files/csv-list.ts';
import { callerOf } from '#platform/http/route.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import type * as english from '#texts/en/money-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { keywordsMatch } from '../orders/index.ts';
import { discrepancies } from './payments.tables.ts';

const exportTexts = await loadArea<typeof english>('money-export');

type Filters = EndpointInput<typeof contract.exportDiscrepancies>['query'];

const row = {
  id: as.id,
  kind: discrepancies.kind,
  paymentId: orNull(as.id),
  payoutId: orNull(as.id),
  provider: as.text,
  isTest: as.boolean,
  account: orNull(as.text),
  moves: discrepancies.moves,
  key: orNull(as.text),
  expectedMinor: orNull(as.minor),
  expectedCurrency: orNull(as.currency),
  expectedText: orNull(as.text),
  seenMinor: orNull(as.minor),
  seenCurrency: orNull(as.currency),
  seenText: orNull(as.text),
  state: discrepancies.state,
  note: orNull(as.text),
  at: as.moment,
  closedAt: orNull(as.moment),
  storeId: orNull(as.id),
  store: orNull(as.text),
  orderNumber: orNull(as.text),
};
type Listed = RowOf<typeof row>;

/** Each with the payment or payout that it is about: the comparison of the books knows only its key at the provider. */
const from = sql`discrepancies d
  left join payments p on p.id = coalesce(d.payment_id, (select q.id from payments q where q.provider_key = d.key),
    (select r.payment_id from refunds r where r.provider_key = d.key))
  left join payouts y on y.id = coalesce(d.payout_id, (select q.id from payouts q where q.provider_key = d.key))
  left join stores s on s.id = coalesce(d.store_id, p.store_id, y.store_id)`;

const matches = (keywords: string): SQL =>
  sql`(${keywords} in (p.id::text, y.id::text, d.key, p.provider_ref, p.provider_key, y.provider_ref, p.provider_account, d.account, d.seen_text)
    or ${containsFolded(sql`s.name`, keywords)}
    or p.id in (select x.payment_id from payment_orders x join orders o on o.id = x.order_id where ${keywordsMatch(keywords)}))`;

function toCondition(filters: Filters): SQL {
  const { keywords, state, kind, storeId, provider, createdFrom, createdTo, timeZone } = filters;
  assertDaysInOrder(createdFrom, createdTo, 'createdTo');
  const days = onDays(sql`d.at`, [createdFrom, createdTo], timeZone);
  return joinConditions([
    ...(keywords ? [matches(keywords)] : []),
    ...(state ? [sql`d.state = ${state}`] : []),
    ...(kind ? [sql`d.kind = ${kind}`] : []),
    ...(storeId ? [sql`s.id = ${storeId}`] : []),
    ...(provider ? [sql`d.provider = ${provider}`] : []),
    ...(days ? [days] : []),
  ]);
}

const readRows = (ctx: Ctx, where: SQL, limit: number, offset = 0): Promise<Listed[]> =>
  ctx.db.rows(
    sql`
    select d.id, d.kind, p.id as payment_id, y.id as payout_id, d.provider, d.is_test, d.account, d.moves, d.key,
      d.expected_minor::text as expected_minor, d.expected_currency, d.expected_text, d.seen_minor::text as seen_minor, d.seen_currency, d.seen_text, d.state, d.note, d.at,
      d.closed_at, s.id as store_id, s.name as store,
      (select o.number from payment_orders x join orders o on o.id = x.order_id where x.payment_id = p.id order by o.id limit 1) as order_number
    from ${from} where ${where} order by d.id desc limit ${limit}::int offset ${offset}::int`,
    row,
  );

const sideOf = (minor: bigint | null, currency: Currency | null, text: string | null) => ({
  money: minor === null || currency === null ? null : toMoney(minor, currency),
  text,
});

function describeDiscrepancy(listed: Listed): Discrepancy {
  const { id, kind, paymentId, payoutId, provider, moves, key, state, orderNumber } = listed;
  return {
    id,
    kind,
    paymentId,
    payoutId,
    store: listed.storeId ? { id: listed.storeId, name: listed.store ?? '' } : null,
    orderNumber,
    provider,
    isTest: listed.isTest,
    account: listed.account,
    moves,
    key,
    state,
    expected: sideOf(listed.expectedMinor, listed.expectedCurrency, listed.expectedText),
    seen: sideOf(listed.seenMinor, listed.seenCurrency, listed.seenText),
    reason: listed.note,
    createdAt: listed.at.toISOString(),
    closedAt: listed.closedAt?.toISOString() ?? null,
  };
}

/** Where providers and our rows disagree, for operators. */
export async function pageDiscrepancies(
  ctx: Ctx,
  { pageNum, pageSize, ...filters }: EndpointInput<typeof contract.listDiscrepancies>['query'],
): Promise<EndpointReply<typeof contract.listDiscrepancies>> {
  const where = toCondition(filters);
  const rows = await readRows(ctx, where, pageSize, (pageNum - 1) * pageSize);
  return {
    list: rows.map(describeDiscrepancy),
    ...(await countRows(ctx, sql`from ${from} where ${where}`)),
  };
}

const writeSide = (
  minor: bigint | null,
  currency: Currency | null,
  text: string | null,
): CsvCell =>
  minor === null || currency === null ? text : `${toDecimal(minor, currency)} ${currency}`;

/** The same as a file. */
export async function exportDiscrepancies(ctx: Ctx, filters: Filters): Promise<string> {
  const rows = await readRows(ctx, toCondition(filters), csvRowsMax);
  const texts = exportTexts[ctx.language];
  return sendCsvList(ctx, 'discrepancies', {
    heads: texts.discrepancyHeads,
    timeZone: filters.timeZone,
    rows: rows.map((listed) => [
      listed.id,
      listed.at,
      texts.discrepancyKinds[listed.kind],
      listed.provider,
      texts.modes[listed.isTest ? 'test' : 'live'],
      listed.store,
      listed.orderNumber,
      listed.paymentId,
      listed.payoutId,
      listed.account,
      listed.key,
      writeSide(listed.expectedMinor, listed.expectedCurrency, listed.expectedText),
      writeSide(listed.seenMinor, listed.seenCurrency, listed.seenText),
      texts.discrepancyStates[listed.state],
      listed.closedAt,
      listed.note,
    ]),
  });
}

/** Closes a discrepancy with an operator's explanation and answers in which book and account it was found; nothing when it was closed before. */
export async function closeOpen(
  ctx: Ctx,
  id: string,
  note: string,
): Promise<{ isTest: boolean; account: string | null } | undefined> {
  const [closed] = await ctx.db
    .update(discrepancies)
    .set({
      state: 'closed',
      note,
      closedAt: ctx.clock.now(),
      closedById: callerOf(ctx).accountId,
    })
    .where(and(eq(discrepancies.id, id), eq(discrepancies.state, 'open')))
    .returning({ isTest: discrepancies.isTest, account: discrepancies.account });
  return closed;
}

/** The same as one operator's decision: no money moves, and closing it a second time is a conflict. Of an owner's account it takes two. */
export async function closeDiscrepancy(ctx: Ctx, id: string, reason: string): Promise<Discrepancy> {
  const listed = async () => orNotFound((await readRows(ctx, sql`d.id = ${id}`, 1))[0]);
  const { account, state } = await listed();
  if (account !== null && state === 'open') throw new Failure('settlement-needed');
  if (!(await closeOpen(ctx, id, reason))) throw new Failure('conflict');
  return describeDiscrepancy(await listed());
}
