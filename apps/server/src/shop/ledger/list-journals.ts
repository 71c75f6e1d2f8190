import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toDecimal, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/journal-lists.ts';
import type { AccountCode } from '@vitrine/contract/shop/journals.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { onDays } from '#platform/db/on-days.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { csvRowsMax, sendCsvList } from '#platform/files/csv-list.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import type * as english from '#texts/en/money-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { isTestBook } from './current-book.ts';
import { ledgerHooks } from './ledger.hooks.ts';
import type { JournalMemo } from './ledger.rules.ts';
import { journals, ledgerAccounts } from './ledger.tables.ts';

const exportTexts = await loadArea<typeof english>('money-export');

type Filters = EndpointInput<typeof contract.exportJournals>['query'];

const journalRow = {
  id: as.id,
  kind: journals.kind,
  sourceType: journals.sourceType,
  sourceId: as.id,
  memo: journals.memo,
  at: as.moment,
  entries:
    as.json<
      {
        account: AccountCode;
        provider: string | null;
        store: { id: string; name: string } | null;
        amount: string;
        currency: Currency;
      }[]
    >(),
};
const entryRow = {
  id: as.id,
  kind: journals.kind,
  sourceType: journals.sourceType,
  sourceId: as.id,
  memo: journals.memo,
  at: as.moment,
  account: ledgerAccounts.code,
  store: orNull(as.text),
  provider: orNull(as.text),
  amount: as.minor,
  currency: as.currency,
};

const stores = (keywords: string) =>
  sql`select n.id from stores n where ${containsFolded(sql`n.name`, keywords)}`;

/** Journals with an entry in such an account. */
const withEntry = (condition: SQL): SQL =>
  sql`exists (select 1 from ledger_entries f join ledger_accounts b on b.id = f.account_id where f.journal_id = j.id and ${condition})`;

async function toCondition(ctx: Ctx, filters: Filters): Promise<SQL> {
  const { keywords, kind, sourceType, sourceId, storeId, account, provider } = filters;
  const { createdFrom, createdTo, timeZone } = filters;
  assertDaysInOrder(createdFrom, createdTo, 'createdTo');
  const days = onDays(sql`j.created_at`, [createdFrom, createdTo], timeZone);
  const orderId =
    keywords && (await ctx.platform.hooks.get(ledgerHooks.findOrderNumbered)(ctx, keywords));
  return joinConditions([
    sql`j.is_test = ${isTestBook(ctx)}`,
    ...(keywords
      ? [
          sql`(${keywords} in (j.id::text, j.source_id, j.memo->>'paymentId', j.memo->>'payoutId')
            or j.memo->>'orderId' = ${orderId || null} or ${containsFolded(sql`j.memo->>'payoutLabel'`, keywords)}
            or j.store_id in (${stores(keywords)}) or ${withEntry(sql`b.store_id in (${stores(keywords)})`)})`,
        ]
      : []),
    ...(kind ? [sql`j.kind = ${kind}`] : []),
    ...(sourceType ? [sql`j.source_type = ${sourceType}`] : []),
    ...(sourceId ? [sql`j.source_id = ${sourceId}`] : []),
    ...(storeId
      ? [sql`(j.store_id = ${storeId} or ${withEntry(sql`b.store_id = ${storeId}`)})`]
      : []),
    ...(account ? [withEntry(sql`b.code = ${account}`)] : []),
    ...(provider ? [withEntry(sql`b.provider = ${provider}`)] : []),
    ...(days ? [days] : []),
  ]);
}

/** The order, payment and payout of a journal, as its source and memo name them. */
const sourcesOf = ({
  sourceType,
  sourceId,
  memo,
}: {
  sourceType: string;
  sourceId: string;
  memo: JournalMemo;
}) => ({
  // Of one order's part of a payment the source names both.
  paymentId: memo.paymentId ?? (sourceType === 'payment' ? (sourceId.split(':')[0] ?? null) : null),
  payoutId: memo.payoutId ?? (sourceType === 'payout' ? sourceId : null),
});

const nameOrders = (ctx: Ctx, rows: readonly { memo: JournalMemo }[]) =>
  ctx.platform.hooks.get(ledgerHooks.findNumbers)(
    ctx,
    rows.flatMap(({ memo }) => (memo.orderId ? [memo.orderId] : [])),
  );

/** The current book as operators read it: of tests, or of real money. */
export async function pageJournals(
  ctx: Ctx,
  { pageNum, pageSize, ...filters }: EndpointInput<typeof contract.listJournals>['query'],
): Promise<EndpointReply<typeof contract.listJournals>> {
  const where = await toCondition(ctx, filters);
  const rows = await ctx.db.rows(
    sql`
    select j.id, j.kind, j.source_type, j.source_id, j.memo, j.created_at as at,
      (select json_agg(json_build_object('account', a.code, 'provider', a.provider,
          'store', case when s.id is not null then json_build_object('id', s.id::text, 'name', s.name) end,
          'amount', e.amount_minor::text, 'currency', e.currency) order by e.line_number)
        from ledger_entries e join ledger_accounts a on a.id = e.account_id left join stores s on s.id = a.store_id
        where e.journal_id = j.id) as entries
    from (select * from journals j where ${where} order by j.id desc limit ${pageSize}::int offset ${(pageNum - 1) * pageSize}::int) j
    order by j.id desc`,
    journalRow,
  );
  const numbers = await nameOrders(ctx, rows);
  return {
    list: rows.map(({ entries, memo, at, ...journal }) => ({
      ...journal,
      orderNumber: memo.orderNumber ?? numbers.get(memo.orderId ?? '') ?? null,
      orders: memo.orders ?? (memo.orderId ? 1 : 0),
      payoutLabel: memo.payoutLabel ?? null,
      ...sourcesOf({ ...journal, memo }),
      at: at.toISOString(),
      entries: entries.map(({ amount, currency, ...entry }) => ({
        ...entry,
        amount: toMoney(BigInt(amount), currency),
      })),
    })),
    ...(await countRows(ctx, sql`from journals j where ${where}`)),
  };
}

/** The same as a file, with one row for each entry. */
export async function exportJournals(ctx: Ctx, filters: Filters): Promise<string> {
  const rows = await ctx.db.rows(
    sql`
    select j.id, j.kind, j.source_type, j.source_id, j.memo, j.created_at as at, a.code as account, s.name as store, a.provider,
      e.amount_minor::text as amount, e.currency
    from journals j join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
      left join stores s on s.id = a.store_id
    where ${await toCondition(ctx, filters)} order by j.id desc, e.line_number limit ${csvRowsMax}::int`,
    entryRow,
  );
  const numbers = await nameOrders(ctx, rows);
  return sendCsvList(ctx, 'journals', {
    heads: exportTexts[ctx.language].journalHeads,
    timeZone: filters.timeZone,
    rows: rows.map((entry) => [
      entry.id,
      entry.at,
      entry.kind,
      entry.memo.orderNumber ?? numbers.get(entry.memo.orderId ?? '') ?? null,
      sourcesOf(entry).paymentId,
      sourcesOf(entry).payoutId,
      entry.account,
      entry.store,
      entry.provider,
      { decimal: toDecimal(entry.amount, entry.currency) },
      entry.currency,
    ]),
  });
}
