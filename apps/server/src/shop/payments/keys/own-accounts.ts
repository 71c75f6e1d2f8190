import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/db.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import type { AccountSpan } from './own-accounts.rules.ts';
import { providerAccounts } from './provider-keys.tables.ts';

/** The keys of a provider in one of the two modes. */
export interface OwnKeys {
  name: string;
  isLive: boolean;
}

export const getSpansKey = ({ name, isLive }: OwnKeys): string =>
  `${name}:${isLive ? 'live' : 'test'}`;

/** Whose keys were in use since when, by provider and mode, the oldest first. */
export async function readAccountSpans(db: Db): Promise<Map<string, AccountSpan[]>> {
  const rows = await db.select().from(providerAccounts).orderBy(asc(providerAccounts.id));
  return Map.groupBy(rows, ({ provider: name, isLive }) => getSpansKey({ name, isLive }));
}

/** The account in which something was made, and the one of the present keys, as `own-accounts.rules.ts` finds them. */
const accountAt = (provider: SQL, isLive: SQL, madeAt: SQL) => sql`coalesce(
    (select a.account_ref from provider_accounts a
      where a.provider = ${provider} and a.is_live = ${isLive} and a.since <= ${madeAt} order by a.id desc limit 1),
    (select a.account_ref from provider_accounts a where a.provider = ${provider} and a.is_live = ${isLive} order by a.id limit 1))`;
const presentAccount = (
  provider: SQL,
  isLive: SQL,
) => sql`(select a.account_ref from provider_accounts a
    where a.provider = ${provider} and a.is_live = ${isLive} order by a.id desc limit 1)`;

/** The condition that something was made in another account of its provider than the one whose keys were stored last. */
export const isMadeInOther = (provider: SQL, isTest: SQL, madeAt: SQL): SQL =>
  sql`coalesce(${accountAt(provider, sql`not ${isTest}`, madeAt)} <> ${presentAccount(provider, sql`not ${isTest}`)}, false)`;

interface OpenOfOthers {
  payments: number;
  refunds: number;
  payouts: number;
}

/** Counts the payments, refunds and payouts that are open in other accounts of a provider than this one: only the keys of those accounts can decide them. */
export async function countOpenOfOthers(
  ctx: Ctx,
  { name, isLive }: OwnKeys,
  accountRef: string,
): Promise<OpenOfOthers> {
  const isOther = (madeAt: SQL) =>
    sql`coalesce(${accountAt(sql`${name}`, sql`${isLive}`, madeAt)} <> ${accountRef}, false)`;
  const isOpen = sql`p.status in ('created', 'pending', 'authorized', 'unknown')`;
  const [row] = await ctx.db.rows(
    sql`select
      (select count(*) from payments p where p.provider = ${name} and p.is_test = ${!isLive} and p.method = 'card' and ${isOpen}
        and ${isOther(sql`p.created_at`)})::int as payments,
      (select count(*) from refunds r join payments p on p.id = r.payment_id where p.provider = ${name} and p.is_test = ${!isLive}
        and r.status in ('due', 'unknown') and ${isOther(sql`p.created_at`)})::int as refunds,
      (select count(*) from payouts o where o.provider = ${name} and o.is_test = ${!isLive}
        and o.status in ('requested', 'sent', 'unknown', 'waiting')
        and ${isOther(sql`coalesce(o.key_changed_at, o.requested_at)`)})::int as payouts`,
    { payments: as.integer, refunds: as.integer, payouts: as.integer },
  );
  return row ?? { payments: 0, refunds: 0, payouts: 0 };
}

const ofKeys = ({ name, isLive }: OwnKeys) =>
  and(eq(providerAccounts.provider, name), eq(providerAccounts.isLive, isLive));

export const hasAccount = async (ctx: Ctx, keys: OwnKeys): Promise<boolean> =>
  (await ctx.db.$count(providerAccounts, ofKeys(keys))) > 0;

/** Refuses keys of another account while anything is open that only the keys of the account before can decide. */
export async function assertNothingOpen(
  ctx: Ctx,
  keys: OwnKeys,
  accountRef: string,
): Promise<void> {
  const { payments, refunds, payouts } = await countOpenOfOthers(ctx, keys, accountRef);
  if (payments || refunds || payouts)
    throw new Failure('keys-of-other-account', { values: { payments, refunds, payouts } });
}

/**
 * Stores the account whose keys are in use since a moment, in a transaction. Keys of the same account change nothing. Returns
 * `first` when no account was stored, `same`, or `other` when the account has changed.
 */
export async function recordAccount(
  tx: Ctx,
  { name, isLive }: OwnKeys,
  accountRef: string,
  since: Date,
): Promise<'first' | 'same' | 'other'> {
  await lockInTx(tx, `provider-account:${getSpansKey({ name, isLive })}`);
  const [latest] = await tx.db
    .select()
    .from(providerAccounts)
    .where(ofKeys({ name, isLive }))
    .orderBy(desc(providerAccounts.id))
    .limit(1);
  if (latest?.accountRef === accountRef) return 'same';
  await tx.db.insert(providerAccounts).values({ provider: name, isLive, accountRef, since });
  return latest ? 'other' : 'first';
}
