import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type { AccountCode, listJournals } from '@vitrine/contract/shop/journals.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { as } from '#platform/db/sql-rows.ts';
import { ledgerHooks } from './ledger.hooks.ts';
import { journals } from './ledger.tables.ts';

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

/** The book as operators read it. */
export async function pageJournals(
  ctx: Ctx,
  query: EndpointInput<typeof listJournals>['query'],
): Promise<EndpointReply<typeof listJournals>> {
  const where = sql`true
    ${query.kind ? sql`and kind = ${query.kind}` : sql``}
    ${query.sourceType ? sql`and source_type = ${query.sourceType}` : sql``}
    ${query.sourceId ? sql`and source_id = ${query.sourceId}` : sql``}`;
  const rows = await ctx.db.rows(
    sql`
    select j.id, j.kind, j.source_type, j.source_id, j.memo, j.created_at as at,
      (select json_agg(json_build_object('account', a.code, 'provider', a.provider,
          'store', case when s.id is not null then json_build_object('id', s.id::text, 'name', s.name) end,
          'amount', e.amount_minor::text, 'currency', e.currency) order by e.line_number)
        from ledger_entries e join ledger_accounts a on a.id = e.account_id left join stores s on s.id = a.store_id
        where e.journal_id = j.id) as entries
    from (select * from journals where ${where} order by id desc limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}) j
    order by j.id desc`,
    journalRow,
  );
  const numbers = await ctx.platform.hooks.get(ledgerHooks.findNumbers)(
    ctx,
    rows.flatMap(({ memo }) => (memo.orderId ? [memo.orderId] : [])),
  );
  return {
    list: rows.map(({ id, kind, sourceType, sourceId, memo, at, entries }) => ({
      id,
      kind,
      sourceType,
      sourceId,
      orderNumber: memo.orderNumber ?? numbers.get(memo.orderId ?? '') ?? null,
      orders: memo.orders ?? (memo.orderId ? 1 : 0),
      payoutLabel: memo.payoutLabel ?? null,
      at: new Date(at).toISOString(),
      entries: entries.map(({ amount, currency, ...entry }) => ({
        ...entry,
        amount: toMoney(BigInt(amount), currency),
      })),
    })),
    ...(await countRows(ctx, sql`from journals where ${where}`)),
  };
}
