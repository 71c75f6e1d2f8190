import { inArray, sql } from 'drizzle-orm';
import {
  accountRoles,
  accounts,
  identities,
  passwordLinks,
} from '#admin/identity/identity.tables.ts';
import { setAccountStatus } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { noMailDomain } from '#platform/mail/mail.ts';
import {
  assertMayChange,
  assertNotSelf,
  assertRootLeft,
  lockRoots,
  lockUser,
} from './user-guards.ts';

/**
 * Deletes users: the rows stay for what names them, without a way in, and their names and addresses are free again. An owner's
 * account ends with the settlement of his store (`admin/personal-data`), never here.
 */
export async function deleteUsers(ctx: Ctx, ids: readonly string[]): Promise<null> {
  await lockRoots(ctx);
  // In one order, so that two who delete the same rows do not wait for each other.
  for (const id of ids.toSorted((left, right) => Number(BigInt(left) - BigInt(right)))) {
    assertNotSelf(ctx, id);
    await assertMayChange(ctx, await lockUser(ctx, id));
  }
  const owners = await ctx.db.rows(
    sql`select coalesce(a.username, a.email) as name from accounts a join account_roles ar on ar.account_id = a.id
        join roles r on r.id = ar.role_id where r.code = 'STORE_OWNER' and ${inArray(sql`a.id`, [...ids])} order by 1 limit 5`,
    { name: as.text },
  );
  if (owners.length)
    throw new Failure('user-in-use', {
      values: { names: owners.map(({ name }) => name).join(', ') },
    });
  for (const id of ids) await setAccountStatus(ctx, id, 0);
  for (const table of [accountRoles, identities, passwordLinks])
    await ctx.db.delete(table).where(inArray(table.accountId, [...ids]));
  const now = ctx.clock.now();
  await ctx.db
    .update(accounts)
    .set({
      email: sql`'account-' || ${accounts.id} || ${`@${noMailDomain}`}::text`,
      username: null,
      passwordHash: null,
      mobile: '',
      deptId: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where(inArray(accounts.id, [...ids]));
  await assertRootLeft(ctx);
  return null;
}
