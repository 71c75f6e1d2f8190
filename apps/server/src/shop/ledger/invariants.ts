import { sql } from 'drizzle-orm';
import type { Ctx, Platform } from '#platform/context.ts';
import { systemContext } from '#platform/context.ts';

/** One break of an invariant: which rule, of what, and how. */
export interface InvariantBreak {
  invariant: string;
  subject: string;
  detail: string;
}

/** A rule about the books as one query that answers the rows that break it: `subject` and `detail`. */
export interface Invariant {
  name: string;
  query: string;
}

const invariants: Invariant[] = [];

/** Adds rules of a feature that stands further right; the ledger runs them without knowing their tables. */
export function addInvariants(...more: readonly Invariant[]): void {
  for (const rule of more) if (!invariants.some(({ name }) => name === rule.name)) invariants.push(rule);
}

addInvariants(
  {
    name: 'I1 each journal sums to zero',
    query: `select 'journal ' || journal_id as subject, currency || ' ' || sum(amount_minor) as detail
      from ledger_entries group by journal_id, currency having sum(amount_minor) <> 0`,
  },
  {
    name: 'I1 each journal has its lines',
    query: `select 'journal ' || j.id as subject, count(e.journal_id) || ' of ' || j.line_count as detail
      from journals j left join ledger_entries e on e.journal_id = j.id group by j.id, j.line_count having count(e.journal_id) <> j.line_count`,
  },
  {
    name: 'I2 each cached balance is the sum of its entries',
    query: `select 'account ' || a.id || ' ' || a.code as subject,
        'cached ' || coalesce(b.balance_minor, 0) || ', entries ' || coalesce(e.total, 0) as detail
      from ledger_accounts a
      left join owner_balances b on b.account_id = a.id
      left join (select account_id, sum(amount_minor) as total from ledger_entries group by account_id) e on e.account_id = a.id
      where a.store_id is not null and coalesce(b.balance_minor, 0) <> coalesce(e.total, 0)`,
  },
  {
    name: 'I3 the guards of the append-only book stand',
    query: `select 'trigger ' || g.name as subject, 'missing or switched off' as detail
      from (values ('journals_append_only'), ('journals_no_truncate'), ('ledger_entries_append_only'), ('ledger_entries_no_truncate'),
        ('journals_balanced'), ('ledger_entries_announced')) as g (name)
      left join pg_trigger t on t.tgname = g.name and t.tgenabled <> 'D' where t.oid is null`,
  },
  {
    name: 'I2 pending earnings are the pending balance',
    query: `select 'store ' || b.store_id as subject, 'balance ' || -b.balance_minor || ', earnings ' || coalesce(e.total, 0) as detail
      from owner_balances b
      left join (select store_id, currency, sum(amount_minor) as total from owner_earnings
        where matured_journal_id is null and reversed_at is null group by store_id, currency) e
        on e.store_id = b.store_id and e.currency = b.currency
      where b.code = 'owner_pending' and -b.balance_minor <> coalesce(e.total, 0)`,
  },
);

/** Runs every rule; an empty list means that the books agree. */
export async function checkInvariants(ctx: Pick<Ctx, 'db'>): Promise<InvariantBreak[]> {
  const breaks: InvariantBreak[] = [];
  for (const { name, query } of invariants) {
    const result = await ctx.db.execute<{ subject: string; detail: string }>(
      sql.raw(`select subject, detail from (${query}) as broken limit 20`),
    );
    breaks.push(...result.rows.map(({ subject, detail }) => ({ invariant: name, subject, detail })));
  }
  return breaks;
}

/** The recurring check: a break is an error that operators must see. */
export async function sweepInvariants(platform: Platform): Promise<void> {
  const breaks = await checkInvariants(systemContext(platform));
  if (breaks.length) platform.log.error({ breaks }, 'the books do not agree');
}
