import { topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

/** Sent to every process when the rights of an account change; without an account: everyone's. */
export const rightsChangedChannel = 'rights-changed';
export interface RightsChanged {
  accountId?: string | undefined;
}

/** Beyond this, one signal to all costs less than one to each. */
const holdersMax = 200;

/** Open clients of these accounts read their menus and permissions again. */
export async function announceRightsOf(ctx: Ctx, ...accountIds: readonly string[]): Promise<void> {
  const [first, ...others] = accountIds;
  if (first === undefined) return;
  const changed = (accountId: string): RightsChanged => ({ accountId });
  const push = (accountId: string) => ({ destination: topics.rights, accountId, body: {} });
  await ctx.platform.signals.send(
    ctx.db,
    rightsChangedChannel,
    changed(first),
    ...others.map(changed),
  );
  await ctx.platform.signals.send(ctx.db, 'push', push(first), ...others.map(push));
}

/** Notifies every open client that menus or the permissions of roles have changed. */
export async function announceRightsOfAll(ctx: Ctx): Promise<void> {
  await ctx.platform.signals.send(ctx.db, rightsChangedChannel, {} satisfies RightsChanged);
  await ctx.platform.signals.send(ctx.db, 'push', { destination: topics.rights, body: {} });
}

/** Notifies the open clients of everyone who has one of these roles. */
export async function announceRightsOfRoles(ctx: Ctx, roleIds: readonly string[]): Promise<void> {
  const holders = await ctx.db.rows(
    sql`select distinct account_id as id from account_roles where role_id = any(${sql.param([...roleIds])}::bigint[]) limit ${holdersMax + 1}`,
    { id: as.id },
  );
  if (holders.length > holdersMax) return announceRightsOfAll(ctx);
  await announceRightsOf(ctx, ...holders.map(({ id }) => id));
}
