import { sql } from 'drizzle-orm';
import { type Platform, systemContext } from '#platform/context.ts';
import type { Db } from '#platform/db/db.ts';
import {
  type Broken,
  breaksMax,
  checkInvariants,
  forEachStep,
  type Invariant,
  inOneStatement,
  inSteps,
  stepSize,
} from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';

/** The exact comparison for given accounts, in one statement and so in one view of the data. */
async function compareBalances(db: Db, accountIds: readonly string[]): Promise<Broken[]> {
  if (!accountIds.length) return [];
  const rows = await db.rows(
    sql`
    select 'account ' || a.id || ' ' || a.code as subject,
      'cached ' || coalesce(b.balance_minor, 0) || ', entries ' || coalesce(e.total, 0) as detail
    from ledger_accounts a
    left join owner_balances b on b.account_id = a.id
    left join lateral (select sum(amount_minor) as total from ledger_entries where account_id = a.id) e on true
    where a.id = any(${`{${accountIds.join(',')}}`}::bigint[]) and coalesce(b.balance_minor, 0) <> coalesce(e.total, 0)
    limit ${breaksMax}`,
    { subject: as.text, detail: as.text },
  );
  return rows;
}

/**
 * Entries are summed in steps while journals go on being posted, so an account that seems to differ may only have moved:
 * it is compared again by itself before it is reported.
 */
export function cachedBalances(size = stepSize): Invariant {
  return {
    name: 'I2 each cached balance is the sum of its entries',
    async find(db) {
      const sums = new Map<string, bigint>();
      await forEachStep(db, 'journals', size, async (within) => {
        const rows = await db.rows(
          sql.raw(`select e.account_id, sum(e.amount_minor) as total from ledger_entries e
            join ledger_accounts a on a.id = e.account_id and a.store_id is not null where ${within('e.journal_id')} group by e.account_id`),
          { accountId: as.id, total: as.minor },
        );
        for (const { accountId: id, total } of rows)
          sums.set(String(id), (sums.get(String(id)) ?? 0n) + BigInt(total));
        return true;
      });
      const suspects: string[] = [];
      await forEachStep(db, 'ledger_accounts', size, async (within) => {
        const rows = await db.rows(
          sql.raw(`select a.id, coalesce(b.balance_minor, 0) as balance from ledger_accounts a
            left join owner_balances b on b.account_id = a.id where a.store_id is not null and ${within('a.id')}`),
          { id: as.id, balance: as.minor },
        );
        for (const { id, balance } of rows)
          if ((sums.get(String(id)) ?? 0n) !== BigInt(balance)) suspects.push(String(id));
        return true;
      });
      const broken: Broken[] = [];
      for (let at = 0; at < suspects.length && broken.length < breaksMax; at += breaksMax)
        broken.push(...(await compareBalances(db, suspects.slice(at, at + breaksMax))));
      return broken.slice(0, breaksMax);
    },
  };
}

export const ledgerInvariants: readonly Invariant[] = [
  inSteps(
    'I1 each journal sums to zero',
    'journals',
    (
      within,
    ) => `select 'journal ' || journal_id as subject, currency || ' ' || sum(amount_minor) as detail
      from ledger_entries where ${within('journal_id')} group by journal_id, currency having sum(amount_minor) <> 0`,
  ),
  inSteps(
    'I1 no journal mixes tests and real money',
    'journals',
    (within) => `select 'journal ' || j.id as subject, 'a line of the other book' as detail
      from journals j join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
      where ${within('j.id')} and a.is_test <> j.is_test`,
  ),
  inSteps(
    'I1 each journal has its lines',
    'journals',
    (
      within,
    ) => `select 'journal ' || j.id as subject, count(e.journal_id) || ' of ' || j.line_count as detail
      from journals j left join ledger_entries e on e.journal_id = j.id where ${within('j.id')}
      group by j.id, j.line_count having count(e.journal_id) <> j.line_count`,
  ),
  cachedBalances(),
  inOneStatement(
    'I3 the append-only ledger has its guards',
    `select 'trigger ' || g.name as subject, 'missing or switched off' as detail
      from (values ('journals_append_only'), ('journals_no_truncate'), ('ledger_entries_append_only'), ('ledger_entries_no_truncate'),
        ('journals_balanced'), ('ledger_entries_announced')) as g (name)
      left join pg_trigger t on t.tgname = g.name and t.tgenabled <> 'D' where t.oid is null`,
  ),
  inSteps(
    'I2 pending earnings are the pending balance',
    'stores',
    (
      within,
    ) => `select 'store ' || b.store_id as subject, 'balance ' || -b.balance_minor || ', earnings ' || coalesce(e.total, 0) as detail
      from owner_balances b
      left join (select store_id, currency, is_test, sum(amount_minor) as total from owner_earnings
        where matured_journal_id is null and reversed_at is null and ${within('store_id')} group by store_id, currency, is_test) e
        on e.store_id = b.store_id and e.currency = b.currency and e.is_test = b.is_test
      where b.code = 'owner_pending' and ${within('b.store_id')} and -b.balance_minor <> coalesce(e.total, 0)`,
    // Pending earnings are those of some days, but of each store.
    200,
  ),
];

/** The recurring check: a break is logged as an error, for operators to look at. */
export async function checkInvariantsRegularly(platform: Platform): Promise<void> {
  const breaks = await checkInvariants(systemContext(platform));
  if (breaks.length) platform.log.error({ breaks }, 'invariants do not hold');
}
