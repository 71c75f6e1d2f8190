import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { ProviderEntry } from './adapters/provider.ts';

/** Which lines of our own book are wanted: those of a span of time, and those of some keys whenever they were. */
export interface SoughtEntries {
  from: Date;
  before: Date;
  keys: readonly string[];
}

const entryRow = {
  kind: as.oneOf('capture', 'refund'),
  key: as.text,
  amount: as.minor,
  currency: as.currency,
  at: as.moment,
};

/** Captures and refunds of a provider as our own rows have them. */
export async function listOwnEntries(
  ctx: Ctx,
  provider: string,
  { from, before, keys }: SoughtEntries,
): Promise<ProviderEntry[]> {
  const span = sql`>= ${from.toISOString()}::timestamptz`;
  const end = sql`< ${before.toISOString()}::timestamptz`;
  const named = sql.param([...keys]);
  const rows = await ctx.db.rows(
    sql`
    select 'capture' as kind, provider_key as key, amount_minor::text as amount, currency, paid_at as at from payments
    where provider = ${provider} and method = 'card' and status in ('captured', 'part_refunded', 'refunded')
      and ((paid_at ${span} and paid_at ${end}) or provider_key = any(${named}::text[]))
    union all
    select 'refund', r.provider_key, r.amount_minor::text, r.currency, r.done_at from refunds r join payments p on p.id = r.payment_id
    where p.provider = ${provider} and p.method = 'card' and r.status = 'done'
      and ((r.done_at ${span} and r.done_at ${end}) or r.provider_key = any(${named}::text[]))`,
    entryRow,
  );
  return rows.map(({ kind, key, amount, currency, at }) => ({
    kind,
    key,
    amountMinor: BigInt(amount),
    currency,
    at: new Date(at),
    settled: null,
  }));
}

/** The linked accounts that buyers paid, or were given money back by, in a span of time. */
export async function listPaidAccounts(
  ctx: Ctx,
  provider: string,
  { from, before }: { from: Date; before: Date },
): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`
    select provider_account as account from payments
    where provider = ${provider} and provider_account is not null
      and paid_at >= ${from.toISOString()}::timestamptz and paid_at < ${before.toISOString()}::timestamptz
    union
    select p.provider_account from refunds r join payments p on p.id = r.payment_id
    where p.provider = ${provider} and p.provider_account is not null
      and r.done_at >= ${from.toISOString()}::timestamptz and r.done_at < ${before.toISOString()}::timestamptz
    order by 1`,
    { account: as.text },
  );
  return rows.map(({ account }) => account);
}
