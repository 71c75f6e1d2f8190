import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/db.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
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

type IsOther = (provider: SQL, isTest: SQL, madeAt: SQL) => SQL;

/** Selects open payments, refunds, payouts and disputes of other accounts, one row each: only the keys of those accounts can decide them. */
const selectOpen = (isOther: IsOther) => sql`
  select 'payments' as kind, p.provider, p.is_test from payments p
    where p.method = 'card' and p.status in ('created', 'pending', 'authorized', 'unknown')
      and ${isOther(sql`p.provider`, sql`p.is_test`, sql`p.created_at`)}
  union all select 'refunds', p.provider, p.is_test from refunds r join payments p on p.id = r.payment_id
    where r.status in ('due', 'unknown') and ${isOther(sql`p.provider`, sql`p.is_test`, sql`p.created_at`)}
  union all select 'payouts', o.provider, o.is_test from payouts o
    where o.status in ('requested', 'sent', 'unknown', 'waiting')
      and ${isOther(sql`o.provider`, sql`o.is_test`, sql`coalesce(o.key_changed_at, o.requested_at)`)}
  union all select 'disputes', p.provider, p.is_test from disputes d join payments p on p.id = d.payment_id
    where d.state in ('inquiry', 'open', 'appealed') and ${isOther(sql`p.provider`, sql`p.is_test`, sql`p.created_at`)}`;

const countKinds = sql`count(*) filter (where kind = 'payments')::int as payments, count(*) filter (where kind = 'refunds')::int as refunds,
  count(*) filter (where kind = 'payouts')::int as payouts, count(*) filter (where kind = 'disputes')::int as disputes`;
const openRow = {
  payments: as.integer,
  refunds: as.integer,
  payouts: as.integer,
  disputes: as.integer,
};
export type OpenOfOthers = RowOf<typeof openRow>;
const noneOpen: OpenOfOthers = { payments: 0, refunds: 0, payouts: 0, disputes: 0 };

/** Counts what is open in other accounts of a provider than this one. */
export async function countOpenOfOthers(
  ctx: Ctx,
  { name, isLive }: OwnKeys,
  accountRef: string,
): Promise<OpenOfOthers> {
  const open = selectOpen(
    (provider, isTest, madeAt) =>
      sql`coalesce(${accountAt(provider, sql`not ${isTest}`, madeAt)} <> ${accountRef}, false)`,
  );
  const [row] = await ctx.db.rows(
    sql`select ${countKinds} from (${open}) o where provider = ${name} and is_test = ${!isLive}`,
    openRow,
  );
  return row ?? noneOpen;
}

/** Counts what is open in other accounts than those of the present keys, by provider, of both modes; only where there is any. */
export async function readOpenOfOthers(ctx: Ctx): Promise<Map<string, OpenOfOthers>> {
  const rows = await ctx.db.rows(
    sql`select provider, ${countKinds} from (${selectOpen(isMadeInOther)}) o group by provider order by provider`,
    { provider: as.text, ...openRow },
  );
  return new Map(rows.map(({ provider, ...open }) => [provider, open]));
}

const ofKeys = ({ name, isLive }: OwnKeys) =>
  and(eq(providerAccounts.provider, name), eq(providerAccounts.isLive, isLive));

export const hasAccount = async (ctx: Ctx, keys: OwnKeys): Promise<boolean> =>
  (await ctx.db.$count(providerAccounts, ofKeys(keys))) > 0;

/**
 * Refuses keys of another account while anything is open that only the keys of the account before can decide. A dispute may last for
 * months and can be answered on the provider's own pages: it is named afterwards and refuses nothing.
 */
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
