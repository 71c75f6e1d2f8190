import pg from 'pg';
import { buildApp } from '../apps/server/src/app.ts';
import { parseConfig } from '../apps/server/src/platform/config/config.ts';
import { systemContext } from '../apps/server/src/platform/context.ts';
import { describeBalances } from '../apps/server/src/shop/ledger/ledger.service.ts';

export interface BalanceFigure {
  entries: number;
  middleMs: number;
  slowestMs: number;
}

const journalsAtOnce = 50_000;
const payouts = 1_000;
const reads = 100;

/** Adds journals of two entries each to a store, by bulk SQL without the guards that would look at each row. */
export async function addEntries(url: string, storeId: string, entries: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    await client.query(
      `insert into ledger_accounts (code, store_id, provider, currency, is_test)
        select code, $1::bigint, null, 'USD', true from unnest(array['owner_pending', 'owner_available', 'owner_in_transit']) code on conflict do nothing`,
      [storeId],
    );
    // Profits that became available, and some payouts that arrived.
    const add = (kind: string, from: number, before: number, codes: [string, string]) =>
      client.query(
        `with made as (
          insert into journals (kind, source_type, source_id, store_id, line_count, memo, is_test, created_at)
          select $1, 'payment', 'bench-' || n, $2::bigint, 2, '{}', true, now() - n * interval '1 second' from generate_series($3::int, $4::int) n returning id)
        insert into ledger_entries (journal_id, line_number, account_id, amount_minor, currency)
        select m.id, side, a.id, case side when 1 then 100 else -100 end, 'USD' from made m cross join generate_series(1, 2) side
          join ledger_accounts a on a.store_id = $2::bigint and a.currency = 'USD' and a.code = case side when 1 then $5::text else $6::text end`,
        [kind, storeId, from, before - 1, ...codes],
      );
    await add('payout_paid', 0, payouts, ['owner_in_transit', 'owner_available']);
    const total = Math.ceil(entries / 2);
    for (let from = payouts; from < total; from += journalsAtOnce)
      await add('matured', from, Math.min(from + journalsAtOnce, total), [
        'owner_pending',
        'owner_available',
      ]);
    await client.query(
      `insert into owner_balances (account_id, store_id, code, currency, balance_minor, is_test)
        select a.id, a.store_id, a.code, a.currency, sum(e.amount_minor), a.is_test from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.store_id = $1::bigint group by a.id
        on conflict (account_id) do update set balance_minor = excluded.balance_minor`,
      [storeId],
    );
    await client.query('reset session_replication_role; analyze');
  } finally {
    await client.end();
  }
}

/** How long the figures of the revenue page take at the database, for a store with so many entries. */
export async function measureBalance(
  url: string,
  environment: Record<string, string>,
  storeId: string,
  entries: number,
): Promise<BalanceFigure> {
  await addEntries(url, storeId, entries);
  const app = await buildApp(parseConfig(environment, 'start', environment['SECRET'] ?? ''), url);
  try {
    const ctx = systemContext(app.platform);
    const times: number[] = [];
    for (let read = 0; read < reads; read += 1) {
      const began = performance.now();
      await describeBalances(ctx, storeId);
      times.push(performance.now() - began);
    }
    times.sort((left, right) => left - right);
    return { entries, middleMs: times[reads >> 1] ?? 0, slowestMs: times.at(-1) ?? 0 };
  } finally {
    await app.close();
  }
}
