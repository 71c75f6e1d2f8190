import { type Permission, permissions, type RoleCode } from '@vitrine/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Caller, Ctx, Platform } from '#platform/context.ts';
import type { Authenticate, Recall } from '#platform/route.ts';
import { type AccessClaims, verifyAccessToken } from './access-token.ts';
import { needsFactor } from './factor.rules.ts';
import { accountHooks } from './hooks.ts';
import { type SessionEnded, sessionEndedChannel } from './sessions.ts';

const cachedMs = 30_000;
const cachedMax = 20_000;

/** Told to every process when somebody's rights change; without an account: everybody's. */
export const rightsChangedChannel = 'rights-changed';
export interface RightsChanged {
  accountId?: string | undefined;
}

/** What is left to whoever has to set up a second factor first. */
const whileEnrolling: ReadonlySet<Permission> = new Set<Permission>(['account:self:use', 'account:self:secure']);

interface Entry {
  caller: Caller;
  endsAt: number;
}

interface Row extends Record<string, unknown> {
  email: string;
  ends_at: string;
  roles: RoleCode[];
  permissions: string[];
  has_factor: boolean;
}

interface Cache {
  entries: LRUCache<string, Entry>;
  generation: number;
}
const caches = new WeakMap<Platform, Cache>();

/** Forgets at once, in this process, what is remembered of a sign-in; the signal does the same everywhere. */
export function forgetSession(ctx: Ctx, sessionId: string): void {
  const cache = caches.get(ctx.platform);
  if (!cache) return;
  cache.generation += 1;
  cache.entries.delete(sessionId);
}

/**
 * Finds who an access token belongs to. Session, account and rights are read from their rows and remembered for
 * 30 s; signals drop them at once, so the 30 s are only for a signal that got lost.
 */
export function createAuthenticate(platform: Platform): Authenticate {
  const entries = new LRUCache<string, Entry>({
    max: cachedMax,
    ttl: cachedMs,
    perf: { now: () => platform.clock.now().getTime() },
  });
  const cache: Cache = { entries, generation: 0 };
  caches.set(platform, cache);

  function drop(concerned: (sessionId: string, entry: Entry) => boolean): void {
    cache.generation += 1;
    for (const [sessionId, entry] of entries.entries()) if (concerned(sessionId, entry)) entries.delete(sessionId);
  }
  platform.signals.on(sessionEndedChannel, (payload) => {
    const { sessionId, accountId } = payload as SessionEnded;
    if (accountId !== undefined) return drop((_, { caller }) => caller.accountId === accountId);
    cache.generation += 1;
    if (sessionId) entries.delete(sessionId);
  });
  platform.signals.on(rightsChangedChannel, (payload) => {
    const { accountId } = (payload ?? {}) as RightsChanged;
    drop((_, { caller }) => accountId === undefined || caller.accountId === accountId);
  });
  platform.signals.on('reconnected', () => drop(() => true));

  return async (token) => {
    const claims = await verifyAccessToken(platform, token);
    return claims ? findCaller(platform, cache, claims) : null;
  };
}

/** Who a caller of before is now; nobody when the sign-in has ended. Needs `createAuthenticate` first. */
export function createRecall(platform: Platform): Recall {
  return async (caller) => {
    const cache = caches.get(platform);
    return cache ? findCaller(platform, cache, caller) : null;
  };
}

async function findCaller(platform: Platform, cache: Cache, claims: AccessClaims): Promise<Caller | null> {
  const entry = cache.entries.get(claims.sessionId) ?? (await load(platform, cache, claims));
  if (!entry || entry.caller.accountId !== claims.accountId || entry.endsAt <= platform.clock.now().getTime()) return null;
  return entry.caller;
}

async function load(platform: Platform, cache: Cache, claims: AccessClaims): Promise<Entry | undefined> {
  const { generation } = cache;
  const entry = await readCaller(platform, claims);
  // A drop that came while reading may have been about this very row.
  if (entry && generation === cache.generation) cache.entries.set(claims.sessionId, entry);
  return entry;
}

async function readCaller(platform: Platform, { accountId, sessionId }: AccessClaims): Promise<Entry | undefined> {
  const { db } = platform.database;
  const result = await db.execute<Row>(sql`
    select a.email, s.ends_at::text,
      array(select r.code from account_roles ar join roles r on r.id = ar.role_id
            where ar.account_id = a.id and r.status = 1 order by r.sort) as roles,
      array(select distinct p.permission from account_roles ar join roles r on r.id = ar.role_id
            join role_permissions p on p.role_id = r.id where ar.account_id = a.id and r.status = 1) as permissions,
      exists (select 1 from second_factors f where f.account_id = a.id and f.confirmed_at is not null) as has_factor
    from sessions s join accounts a on a.id = s.account_id
    where s.id = ${sessionId} and s.account_id = ${accountId} and s.revoked_at is null and a.status = 1`);
  const row = result.rows[0];
  if (!row) return undefined;
  const endsAt = new Date(row.ends_at).getTime();
  const known = { accountId, sessionId, email: row.email };
  if (!row.has_factor && needsFactor(platform, row.roles))
    return { endsAt, caller: { ...known, roles: [], permissions: whileEnrolling, storeId: null, mustEnrol: true } };
  const granted = row.roles.includes('ROOT')
    ? Object.keys(permissions)
    : row.permissions.filter((name) => Object.hasOwn(permissions, name));
  return {
    endsAt,
    caller: {
      ...known,
      roles: row.roles,
      permissions: new Set(granted as Permission[]),
      storeId: await accountHooks.findStoreId(db, accountId),
      mustEnrol: false,
    },
  };
}
