import { type Permission, permissions } from '@vitrine/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import type { Caller, Platform } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { mayDo } from '#platform/http/route.ts';
import { accountHooks } from '../hooks.ts';
import type { AccessClaims } from './access-token.ts';
import { type CachedCaller, callerTags } from './caller-cache.ts';

const prefix = 'view-';

/** The session in the token of a view. Those of sign-ins are random and longer. */
export const viewSessionId = (viewId: string): string => `${prefix}${viewId}`;

export const isViewSession = (sessionId: string): boolean => /^view-\d{1,18}$/.test(sessionId);

/** Permissions for the account itself are not part of a view. */
const hidden: ReadonlySet<string> = new Set<Permission>(['account:self:secure']);

type FindCaller = (platform: Platform, claims: AccessClaims) => Promise<Caller | null>;

/**
 * The caller of a view: what the owner sees as an owner, for as long as the operator is signed in and may see it. A second role
 * of the owner gives nothing here.
 */
export async function readViewCaller(
  platform: Platform,
  { accountId, sessionId }: AccessClaims,
  findCaller: FindCaller,
): Promise<CachedCaller | undefined> {
  const viewId = sessionId.slice(prefix.length);
  const view = await platform.hooks.get(accountHooks.findView)(platform, viewId);
  if (view?.accountId !== accountId) return undefined;
  const { viewerId, viewerSessionId } = view;
  const viewer = await findCaller(platform, { accountId: viewerId, sessionId: viewerSessionId });
  if (!viewer || viewer.viewedBy || !mayDo(viewer, 'platform:store:view-as-owner'))
    return undefined;
  const { db } = platform.database;
  const [row] = await db.rows(
    sql`
    select a.email, array(select distinct p.permission from account_roles ar join roles r on r.id = ar.role_id
        join role_permissions p on p.role_id = r.id
        where ar.account_id = a.id and r.status = 1 and r.code = 'STORE_OWNER') as permissions
    from accounts a where a.id = ${accountId} and a.deleted_at is null`,
    { email: as.text, permissions: as.list(as.text) },
  );
  const storeId = await platform.hooks.get(accountHooks.findStoreId)(db, accountId);
  if (!row || storeId === null) return undefined;
  const granted = row.permissions.filter(
    (name) => Object.hasOwn(permissions, name) && !hidden.has(name),
  );
  return {
    endsAt: view.endsAt.getTime(),
    tags: [...callerTags(accountId, sessionId), ...callerTags(viewerId, viewerSessionId)],
    caller: {
      accountId,
      sessionId,
      email: row.email,
      roles: ['STORE_OWNER'],
      permissions: new Set(granted as Permission[]),
      storeId,
      scope: { reach: 3, departmentId: null },
      mustEnrol: false,
      viewedBy: {
        viewId,
        accountId: viewerId,
        readsPersonal: mayDo(viewer, 'platform:order:personal'),
      },
    },
  };
}
