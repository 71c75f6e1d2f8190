import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { departments } from '#admin/departments/departments.tables.ts';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx, DataScope } from '#platform/context.ts';
import { callerOf } from '#platform/http/route.ts';

/** What a row says about whose it is. */
interface ScopedColumns {
  /** The account that created the row, or that it is about. */
  creator: SQLWrapper;
  /** The row's department; without it, that of the creator's account counts. */
  department?: SQLWrapper;
}

/** A department and all departments below it; `union` ends even in a circle. */
export const departmentsBelow = (departmentId: string): SQL => sql`(
  with recursive below(id) as (
    select id from departments where id = ${departmentId}::bigint
    union select d.id from departments d join below b on d.parent_id = b.id
  ) select id from below)`;

/** The departments whose rows a scope contains; undefined for all of them, null for none. */
function departmentsOf({ reach, departmentId }: DataScope): SQL | null | undefined {
  if (reach === 0) return undefined;
  if (reach === 3 || departmentId === null) return null;
  return reach === 1 ? departmentsBelow(departmentId) : sql`(${departmentId}::bigint)`;
}

/**
 * The condition that limits a statement to the rows that the caller's roles let him see: all, those of his department and
 * below, those of his department, or his own. A wider scope contains every narrower one. Each list and each detail of
 * rows that have a creator uses it, so that a row outside the scope is missing everywhere.
 */
export function inScope(ctx: Ctx, { creator, department }: ScopedColumns): SQL {
  const { scope, accountId } = callerOf(ctx);
  const within = departmentsOf(scope);
  if (within === undefined) return sql`true`;
  const isOwn = sql`${creator} = ${accountId}::bigint`;
  if (within === null) return isOwn;
  const isWithin = department
    ? sql`${department} in ${within}`
    : sql`${creator} in (select scoped.id from accounts scoped where scoped.dept_id in ${within})`;
  return sql`(${isOwn} or ${isWithin})`;
}

/** Accounts that the caller's data scope contains; everybody sees himself. */
export function accountsInScope(ctx: Ctx): SQL {
  const { scope, accountId } = callerOf(ctx);
  if (scope.reach === 0) return sql`true`;
  return sql`(${inScope(ctx, { creator: accounts.createdById, department: accounts.deptId })} or ${accounts.id} = ${accountId}::bigint)`;
}

/** Departments that the caller sees: those of the data scope, those that the caller added, and the caller's own. */
export const filterSeenDepartments = (ctx: Ctx): SQL =>
  sql`(${inScope(ctx, { creator: departments.createdById, department: departments.id })} or ${departments.id} = ${callerOf(ctx).scope.departmentId}::bigint)`;

/** True if there is a department with this id that the caller sees. */
export const isSeenDepartment = (ctx: Ctx, id: string): Promise<boolean> =>
  ctx.db.exists(
    sql`select 1 from ${departments} where ${departments.id} = ${id} and ${filterSeenDepartments(ctx)}`,
  );
