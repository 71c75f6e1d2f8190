import { type Permission, permissions } from '@vitrine/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { type RightsChanged, rightsChangedChannel } from '#admin/roles/index.ts';
import type { Caller, Platform } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import type { Authenticate, RefreshCaller } from '#platform/http/route.ts';
import { accountHooks } from '../hooks.ts';
import { accounts } from '../identity.tables.ts';
import { needsFactor } from '../second-factor/factor.rules.ts';
import { type AccessClaims, verifyAccessToken } from './access-token.ts';
import {
  type CachedCaller,
  callerCache,
  callerTags,
  invalidateAccount,
  invalidateSession,
} from './caller-cache.ts';
import { type SessionEnded, sessionEndedChannel } from './sessions.ts';
import { isViewSession, readViewCaller } from './view-caller.ts';

/** What a caller may do who has to set up a second factor first. */
const whileEnrolling: ReadonlySet<Permission> = new Set<Permission>([
  'account:self:use',
  'account:self:secure',
]);

const callerRow = {
  email: as.text,
  endsAt: as.moment,
  roles: as.list(as.text),
  permissions: as.list(as.text),
  hasFactor: as.boolean,
  departmentId: orNull(accounts.deptId),
  reach: as.oneOf(0, 1, 2, 3),
};

/**
 * Finds who an access token belongs to. Session, account and rights are read from their rows and kept for some
 * seconds; signals drop them at once.
 */
export function createAuthenticate(platform: Platform): Authenticate {
  platform.signals.on(sessionEndedChannel, (payload) => {
    const { sessionId, accountId } = payload as SessionEnded;
    if (accountId !== undefined) invalidateAccount(platform, accountId);
    if (sessionId) invalidateSession(platform, sessionId);
  });
  platform.signals.on(rightsChangedChannel, (payload) => {
    const { accountId } = (payload ?? {}) as RightsChanged;
    invalidateAccount(platform, accountId);
  });

  return async (token) => {
    const claims = await verifyAccessToken(platform, token);
    return claims ? findCaller(platform, claims) : null;
  };
}

/** Who an earlier caller is now; null when the session has ended. `createAuthenticate` listens to the signals. */
export function createCallerRefresh(platform: Platform): RefreshCaller {
  return (caller) => findCaller(platform, caller);
}

/** Who a session belongs to, with the rights of now; null when it has ended. */
export async function findCaller(platform: Platform, claims: AccessClaims): Promise<Caller | null> {
  const { accountId, sessionId } = claims;
  const { value: entry } = await callerCache(platform).load(sessionId, async () => {
    const value = isViewSession(sessionId)
      ? await readViewCaller(platform, claims, findCaller)
      : await readCaller(platform, claims);
    return { value, tags: value ? [...value.tags] : null };
  });
  if (
    !entry ||
    entry.caller.accountId !== accountId ||
    entry.endsAt <= platform.clock.now().getTime()
  )
    return null;
  return entry.caller;
}

async function readCaller(
  platform: Platform,
  { accountId, sessionId }: AccessClaims,
): Promise<CachedCaller | undefined> {
  const { db } = platform.database;
  const [row] = await db.rows(
    sql`
    select a.email, s.ends_at, a.dept_id as department_id,
      -- A role that is disabled gives nothing; without one only the own rows are left.
      coalesce((select min(case when r.code = 'ROOT' then 0 else r.data_scope end) from account_roles ar join roles r on r.id = ar.role_id
                where ar.account_id = a.id and r.status = 1), 3)::int as reach,
      array(select r.code from account_roles ar join roles r on r.id = ar.role_id
            where ar.account_id = a.id and r.status = 1 order by r.sort) as roles,
      array(select distinct p.permission from account_roles ar join roles r on r.id = ar.role_id
            join role_permissions p on p.role_id = r.id where ar.account_id = a.id and r.status = 1) as permissions,
      exists (select 1 from second_factors f where f.account_id = a.id and f.confirmed_at is not null) as has_factor
    from sessions s join accounts a on a.id = s.account_id
    where s.id = ${sessionId} and s.account_id = ${accountId} and s.revoked_at is null and a.status = 1`,
    callerRow,
  );
  if (!row) return undefined;
  const endsAt = row.endsAt.getTime();
  const tags = callerTags(accountId, sessionId);
  const known = {
    accountId,
    sessionId,
    email: row.email,
    scope: { reach: row.reach, departmentId: row.departmentId },
  };
  if (!row.hasFactor && needsFactor(platform, row.roles))
    return {
      endsAt,
      tags,
      caller: { ...known, roles: [], permissions: whileEnrolling, storeId: null, mustEnrol: true },
    };
  const granted = row.roles.includes('ROOT')
    ? Object.keys(permissions)
    : row.permissions.filter((name) => Object.hasOwn(permissions, name));
  return {
    endsAt,
    tags,
    caller: {
      ...known,
      roles: row.roles,
      permissions: new Set(granted as Permission[]),
      storeId: await platform.hooks.get(accountHooks.findStoreId)(db, accountId),
      mustEnrol: false,
    },
  };
}
