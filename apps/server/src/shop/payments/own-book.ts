import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import type { PaymentProvider, ProviderEntry } from './adapters/provider.ts';
import { readMode } from './adapters/providers.ts';
import { isMadeInOther } from './keys/own-accounts.ts';

/** Which lines of our own book are wanted: those of a span of time, and those of some keys whenever they were. */
export interface SoughtEntries {
  from: Date;
  before: Date;
  keys: readonly string[];
}

/** A line of our own book, with the linked account that the money went to or came from; null for the platform's own. */
export type OwnEntry = ProviderEntry & { account: string | null };

const entryRow = {
  kind: as.oneOf('capture', 'refund'),
  key: as.text,
  amount: as.minor,
  currency: as.currency,
  at: as.moment,
  account: orNull(as.text),
};

/** Payments and payouts of another account of a provider are in the book of that account, which the present keys do not read. */
export const isInPresentBook = (provider: string, isTest: boolean, madeAt: SQL): SQL =>
  sql`not ${isMadeInOther(sql`${provider}`, sql`${isTest}`, madeAt)}`;

/** Captures and refunds of a provider as our own rows have them. */
export async function listOwnEntries(
  ctx: Ctx,
  provider: string,
  { from, before, keys }: SoughtEntries,
): Promise<OwnEntry[]> {
  const span = sql`>= ${from.toISOString()}::timestamptz`;
  const end = sql`< ${before.toISOString()}::timestamptz`;
  const named = sql.param([...keys]);
  // The provider's book is the one of the current mode.
  const isTest = !readMode(ctx).isLive;
  const rows = await ctx.db.rows(
    sql`
    select 'capture' as kind, provider_key as key, (amount_minor - coalesce(
        (select sum(r.amount_minor) from refunds r where r.payment_id = payments.id and r.reason = 'uncaptured'), 0))::text as amount,
      currency, paid_at as at, provider_account as account from payments
    where provider = ${provider} and is_test = ${isTest} and method = 'card' and status in ('captured', 'part_refunded', 'refunded')
      and ((paid_at ${span} and paid_at ${end}) or provider_key = any(${named}::text[]))
      and ${isInPresentBook(provider, isTest, sql`created_at`)}
    union all
    select 'refund', r.provider_key, (r.amount_minor + coalesce(
        (select sum(x.amount_minor) from refunds x where x.part_of_id = r.id and x.status = 'done'), 0))::text,
      r.currency, r.done_at, p.provider_account from refunds r join payments p on p.id = r.payment_id
    where p.provider = ${provider} and p.is_test = ${isTest} and p.method = 'card' and r.status = 'done' and r.part_of_id is null and r.reason <> 'uncaptured'
      and ((r.done_at ${span} and r.done_at ${end}) or r.provider_key = any(${named}::text[]))
      and ${isInPresentBook(provider, isTest, sql`p.created_at`)}`,
    entryRow,
  );
  return rows.map(({ kind, key, amount, currency, at, account }) => ({
    kind,
    key,
    amountMinor: BigInt(amount),
    currency,
    at: new Date(at),
    settled: null,
    account,
  }));
}

/** A linked account with the store that it belongs to. */
export interface PaidAccount {
  account: string;
  storeId: string;
}

/** The linked accounts that the present keys know and that buyers paid in a provider's mode, or that gave money back, also of a dispute, in a span of time. */
export async function listPaidAccounts(
  ctx: Ctx,
  { name, isLive }: Pick<PaymentProvider, 'name' | 'isLive'>,
  { from, before }: { from: Date; before: Date },
): Promise<PaidAccount[]> {
  const isPresent = (madeAt: SQL) => isInPresentBook(name, !isLive, madeAt);
  const rows = await ctx.db.rows(
    sql`
    select provider_account as account, store_id from payments
    where provider = ${name} and is_test = ${!isLive} and provider_account is not null
      and paid_at >= ${from.toISOString()}::timestamptz and paid_at < ${before.toISOString()}::timestamptz and ${isPresent(sql`created_at`)}
    union
    select p.provider_account, p.store_id from refunds r join payments p on p.id = r.payment_id
    where p.provider = ${name} and p.is_test = ${!isLive} and p.provider_account is not null
      and r.done_at >= ${from.toISOString()}::timestamptz and r.done_at < ${before.toISOString()}::timestamptz and ${isPresent(sql`p.created_at`)}
    union
    select p.provider_account, p.store_id from dispute_movements m join disputes d on d.id = m.dispute_id join payments p on p.id = d.payment_id
    where p.provider = ${name} and p.is_test = ${!isLive} and p.provider_account is not null
      and m.at >= ${from.toISOString()}::timestamptz and m.at < ${before.toISOString()}::timestamptz and ${isPresent(sql`p.created_at`)}
    order by 1, 2`,
    { account: as.text, storeId: as.id },
  );
  // Stores of one owner may share an account, whose book is read once.
  return rows.filter(({ account }, at) => rows[at - 1]?.account !== account);
}
