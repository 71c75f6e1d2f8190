import { type SQL, sql } from 'drizzle-orm';
import { inScope } from '#admin/data-scope/index.ts';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/route.ts';

/** Accounts that the caller's data scope contains; everybody sees himself. */
export function seenAccounts(ctx: Ctx): SQL {
  const { scope, accountId } = callerOf(ctx);
  if (scope.reach === 0) return sql`true`;
  return sql`(${inScope(ctx, { creator: accounts.createdById, department: accounts.deptId })} or ${accounts.id} = ${accountId}::bigint)`;
}
