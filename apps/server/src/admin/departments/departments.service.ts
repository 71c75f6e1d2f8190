import {
  departments as contract,
  type DepartmentForm,
  type DepartmentNode,
  type DepartmentOption,
  type listDepartments,
} from '@vitrine/contract/admin/departments.ts';
import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { filterSeenDepartments } from '#admin/data-scope/index.ts';
import type { Ctx } from '#platform/context.ts';
import { createFormService } from '#platform/crud/form-service.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { growTree, isWithin } from '#platform/db/tree.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { departments } from './departments.tables.ts';

type Row = typeof departments.$inferSelect;
const shownMax = 5;

const statusOf = ({ status }: Row): 0 | 1 => (status === 1 ? 1 : 0);

export async function listTree(
  ctx: Ctx,
  query: EndpointInput<typeof listDepartments>['query'],
): Promise<DepartmentNode[]> {
  const { keywords, status } = query;
  const rows = await ctx.db
    .select()
    .from(departments)
    .where(
      and(
        filterSeenDepartments(ctx),
        keywords ? containsFolded(departments.name, keywords) : undefined,
        status === undefined ? undefined : eq(departments.status, status),
      ),
    );
  return growTree<Row, DepartmentNode>(rows, (row, children) => ({
    id: row.id,
    parentId: row.parentId ?? '0',
    name: row.name,
    code: row.code,
    sort: row.sort,
    status: statusOf(row),
    createTime: row.createdAt.toISOString(),
    updateTime: row.updatedAt.toISOString(),
    children,
  }));
}

export async function listOptions(ctx: Ctx): Promise<DepartmentOption[]> {
  const rows = await ctx.db
    .select()
    .from(departments)
    .where(and(filterSeenDepartments(ctx), eq(departments.status, 1)));
  return growTree<Row, DepartmentOption>(rows, (row, children) => ({
    value: row.id,
    label: row.name,
    ...(children.length ? { children } : {}),
  }));
}

/** Whether the caller sees a department, and so may put users into it. */
async function isSeenDepartment(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.id, id), filterSeenDepartments(ctx)));
  return rows.length > 0;
}

/** The tree is locked while it changes, so that two moves cannot close a circle together. */
const lockTree = (ctx: Ctx): Promise<void> => lockInTx(ctx, 'departments');

const parentFailure = () =>
  new Failure('department-parent', { fields: [{ path: 'parentId', code: 'department-parent' }] });

/** A form as a row, below a parent that the caller sees and that is not below the department itself. */
async function valuesOf(form: DepartmentForm, ctx: Ctx, before?: Row) {
  const parentId = form.parentId === '0' ? null : form.parentId;
  if (parentId !== (before?.parentId ?? null)) {
    // Only those who see everything may add a tree of its own, or move a department out of what they see.
    const isPossible =
      parentId === null ? callerOf(ctx).scope.reach === 0 : await isSeenDepartment(ctx, parentId);
    if (!isPossible) throw parentFailure();
    const rows = await ctx.db
      .select({ id: departments.id, parentId: departments.parentId })
      .from(departments);
    if (before && parentId && isWithin(rows, before.id, parentId)) throw parentFailure();
  } else if (!before && callerOf(ctx).scope.reach !== 0) throw parentFailure();
  return {
    parentId,
    name: form.name,
    code: form.code,
    sort: form.sort ?? 1,
    status: form.status ?? 1,
    ...(before ? {} : { createdById: callerOf(ctx).accountId }),
  };
}

const crud = createFormService(contract, {
  table: departments,
  visible: filterSeenDepartments,
  beforeChange: lockTree,
  toForm: (row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    parentId: row.parentId ?? '0',
    status: statusOf(row),
    sort: row.sort,
  }),
  fromForm: valuesOf,
  constraints: { departments_code: ['department-code-taken', 'code'] },
});

/** Deletes departments with all below them; what still has users is named and stays. */
async function removeDepartments(ctx: Ctx, ids: readonly string[]): Promise<null> {
  await lockTree(ctx);
  const named = await ctx.db
    .select({ id: departments.id })
    .from(departments)
    .where(and(inArray(departments.id, [...ids]), filterSeenDepartments(ctx)));
  if (named.length !== ids.length) notFound();
  const rows = await ctx.db
    .select({ id: departments.id, parentId: departments.parentId })
    .from(departments);
  const all = rows
    .filter((row) => ids.some((id) => isWithin(rows, id, row.id)))
    .map(({ id }) => id);
  const used = await ctx.db.rows(
    sql`select d.name, count(*)::int as users from departments d join accounts a on a.dept_id = d.id
        where ${inArray(sql`d.id`, all)} group by d.id, d.name order by d.name`,
    { name: as.text, users: as.integer },
  );
  if (used.length) throw new Failure('department-in-use', { values: { names: nameUsed(used) } });
  // Deleted together, so that no child is without its parent in between.
  await ctx.db.delete(departments).where(inArray(departments.id, all));
  return null;
}

function nameUsed(used: readonly { name: string; users: number }[]): string {
  const named = used.slice(0, shownMax).map(({ name, users }) => `${name} (${users})`);
  return [...named, ...(used.length > shownMax ? [`+${used.length - shownMax}`] : [])].join(', ');
}

/** Departments. A deletion takes all below them along, which the kit does not know of. */
export const departmentService = { ...crud, delete: removeDepartments };
