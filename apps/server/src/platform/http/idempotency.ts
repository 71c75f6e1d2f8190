import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import type { Ctx, Platform } from '../context.ts';
import { moment } from '../db/columns.ts';
import type { Db } from '../db/db.ts';
import { deleteOld } from '../db/delete-old.ts';
import { as, orNull } from '../db/sql-rows.ts';
import { type Places, statement } from '../db/statement.ts';
import { Failure } from '../failure.ts';
import { isInstanceAlive } from '../instances.ts';
import { seal, unseal } from '../security/sealed.ts';

/**
 * One row per write that a client may repeat (reliability.md K1 to K3). `running` rows hold a lease; a `done` row
 * replays its response byte for byte.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: varchar('scope', { length: 120 }).notNull(),
    key: varchar('key', { length: 255 }).notNull(),
    route: varchar('route', { length: 120 }).notNull(),
    bodyHash: varchar('body_hash', { length: 64 }).notNull(),
    state: varchar('state', { length: 10 }).$type<'running' | 'done'>().notNull(),
    /** Sealed: responses contain links that open an order, which must not be readable in a table. */
    answer: text('answer'),
    lockedUntil: moment('locked_until'),
    /** The process (`instances.ts`) that is working on it: a lease ends with its process. */
    claimedBy: varchar('claimed_by', { length: 40 }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
    check(
      'idempotency_keys_answered',
      sql`${table.state} <> 'done' or ${table.answer} is not null`,
    ),
  ],
);

export type Claim = { kind: 'fresh' } | { kind: 'resume' } | { kind: 'replay'; answer: string };

const leaseSeconds = 60;

export function hashBody(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex');
}

const accountScope = (accountId: string): string => `account:${accountId}`;

/** The owner of a key: the account, or what identifies an anonymous caller (a module's cookie, or the call's parameters). */
export function idempotencyScope(ctx: Ctx, anonymous: string): string {
  return ctx.caller
    ? accountScope(ctx.caller.accountId)
    : `public:${createHash('sha256').update(anonymous).digest('hex').slice(0, 40)}`;
}

interface ClaimedKey {
  scope: string;
  key: string;
  route: string;
  bodyHash: string;
  now: Date;
}

const insertKey = statement(
  (places: Places<ClaimedKey & { instanceId: string }>) => sql`
    insert into idempotency_keys (scope, key, route, body_hash, state, locked_until, claimed_by, created_at)
    values (${places.scope}, ${places.key}, ${places.route}, ${places.bodyHash}, 'running',
            now() + make_interval(secs => ${leaseSeconds}), ${places.instanceId}, ${places.now}::timestamptz)
    on conflict do nothing returning key`,
  { key: as.text },
);

const writeAnswer = statement(
  (places: Places<{ scope: string; key: string; answer: string }>) => sql`
    update idempotency_keys set state = 'done', answer = ${places.answer}, locked_until = null
    where scope = ${places.scope} and key = ${places.key}`,
  {},
);

/**
 * Claims a key inside the caller's transaction. A concurrent duplicate waits on the primary key until the first
 * one commits, and then replays. Leases are compared with the database's clock, and end with the process that holds them.
 */
export async function claimKey({ db, platform }: Ctx, input: ClaimedKey): Promise<Claim> {
  const inserted = await insertKey({ db }, { ...input, instanceId: platform.instanceId });
  if (inserted.length) return { kind: 'fresh' };
  const existing = await db.rows(
    sql`
    select route, body_hash, state, answer,
      coalesce(locked_until > now(), false) and (claimed_by is null or ${isInstanceAlive(sql`claimed_by`)}) as is_live
    from idempotency_keys where scope = ${input.scope} and key = ${input.key} for update`,
    {
      route: as.text,
      bodyHash: as.text,
      state: as.text,
      answer: orNull(as.text),
      isLive: as.boolean,
    },
  );
  const row = existing[0];
  if (!row) throw new Failure('idempotency-running', { retryAfterSeconds: 1 });
  if (row.route !== input.route || row.bodyHash !== input.bodyHash)
    throw new Failure('idempotency-key-reused');
  if (row.state === 'done') {
    const answer = unseal(platform, sealedUnder(input.scope, input.key), row.answer ?? '');
    // Sealed with another secret: the operation is done and must not be repeated.
    if (answer === undefined) throw new Failure('conflict');
    return { kind: 'replay', answer };
  }
  if (row.isLive) throw new Failure('idempotency-running', { retryAfterSeconds: 1 });
  await db.run(sql`
    update idempotency_keys set locked_until = now() + make_interval(secs => ${leaseSeconds}), claimed_by = ${platform.instanceId}
    where scope = ${input.scope} and key = ${input.key}`);
  return { kind: 'resume' };
}

const lockRow = statement(
  (places: Places<{ scope: string; key: string }>) =>
    sql`select key from idempotency_keys where scope = ${places.scope} and key = ${places.key} for update`,
  { key: as.text },
);

/** Locks a claimed key in a later transaction that stores its response: keys come before everything else in the order of locks. */
export async function lockKey(ctx: Ctx, scope: string, key: string): Promise<void> {
  await lockRow(ctx, { scope, key });
}

const sealedUnder = (scope: string, key: string): string => `idempotency:${scope}:${key}`;

/** Stores the response that every repetition will get. */
export async function completeKey(
  ctx: Ctx,
  scope: string,
  key: string,
  answer: string,
): Promise<void> {
  const sealed = seal(ctx.platform, sealedUnder(scope, key), answer);
  await ctx.db.sendWithCommit(() => writeAnswer(ctx, { scope, key, answer: sealed }));
}

/** Releases a key after a failure that changed nothing, so that a corrected call may use it. */
export async function releaseKey(db: Db, scope: string, key: string): Promise<void> {
  await db.run(
    sql`delete from idempotency_keys where scope = ${scope} and key = ${key} and state = 'running'`,
  );
}

/** Ends the lease of a call that was interrupted without a result, so that its repetition runs at once. */
export async function endLease(db: Db, scope: string, key: string): Promise<void> {
  await db.run(
    sql`update idempotency_keys set locked_until = now() where scope = ${scope} and key = ${key} and state = 'running'`,
  );
}

export const answerKeptDays = 30;

/** Deletes keys that no client and no provider repeats any more. */
export async function sweepKeys(platform: Platform): Promise<void> {
  const before = new Date(
    platform.clock.now().getTime() - answerKeptDays * 86_400_000,
  ).toISOString();
  await deleteOld(platform, 'idempotency_keys', sql`t.created_at < ${before}::timestamptz`);
}

/** Waits for the running calls of an account, and for no others to begin with the same keys. */
export async function lockKeysOf({ db }: Ctx, accountId: string): Promise<void> {
  await db.run(
    sql`select 1 from idempotency_keys where scope = ${accountScope(accountId)} order by key for update`,
  );
}

/** Deletes the stored answers to an account's calls. */
export async function eraseKeysOf({ db }: Ctx, accountId: string): Promise<void> {
  await db.run(sql`delete from idempotency_keys where scope = ${accountScope(accountId)}`);
}
