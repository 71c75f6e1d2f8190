import type { LoggedChange } from '@vitrine/contract/admin/logs.ts';
import { inArray, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { operatorName } from '#admin/identity/index.ts';
import { menuTitle } from '#admin/menus/index.ts';
import { menus } from '#admin/menus/menus.tables.ts';
import { shownRoleName } from '#admin/roles/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { Api } from '#platform/http/route.ts';
import { type ReferenceKind, readReference } from '#platform/log-subjects.ts';
import type { operationLogs } from './logs.tables.ts';

type Log = typeof operationLogs.$inferSelect;
type Names = ReadonlyMap<string, string>;

async function nameAccounts(ctx: Ctx, ids: readonly string[]): Promise<Names> {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({
      id: accounts.id,
      name: operatorName,
      email: accounts.email,
      deletedAt: accounts.deletedAt,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(
    rows.map(({ id, name, email, deletedAt }) => [id, name || (deletedAt ? '' : email)]),
  );
}

async function nameDepartments(ctx: Ctx, ids: readonly string[]): Promise<Names> {
  const rows = await ctx.db.rows(
    sql`select id, name from departments where id = any(${sql.param([...ids])}::bigint[])`,
    {
      id: as.id,
      name: as.text,
    },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function nameRoles(ctx: Ctx, ids: readonly string[]): Promise<Names> {
  const rows = await ctx.db.rows(
    sql`select id, code, name from roles where id = any(${sql.param([...ids])}::bigint[])`,
    {
      id: as.id,
      code: as.text,
      name: as.text,
    },
  );
  return new Map(rows.map(({ id, code, name }) => [id, shownRoleName(code, name, ctx.language)]));
}

async function nameMenus(ctx: Ctx, ids: readonly string[]): Promise<Names> {
  const rows = await ctx.db
    .select({ id: menus.id, name: menus.name, titles: menus.titles })
    .from(menus)
    .where(inArray(menus.id, [...ids]));
  return new Map(rows.map(({ id, ...menu }) => [id, menuTitle(menu, ctx.language)]));
}

/** What the ids of a field belong to. */
function findNames({ module, action }: Log, field: string) {
  if (field === 'roleIds') return nameRoles;
  if (field === 'deptId' || (field === 'parentId' && module === 'department'))
    return nameDepartments;
  if (field === 'targetUserIds') return nameAccounts;
  if (
    (field === 'parentId' && module === 'menu') ||
    field === 'parentMenuId' ||
    action === 'roles.updateMenus'
  )
    return nameMenus;
  return undefined;
}

const idsIn = (value: string | null): string[] =>
  value && /^\d+(?:, ?\d+)*$/.test(value) ? value.split(/, ?/) : [];

/** The recorded changes of a row with names in the place of ids: those that the rows have now; what is gone keeps its number. */
export async function nameIds(ctx: Ctx, log: Log): Promise<LoggedChange[]> {
  return Promise.all(
    log.changes.map(async (change) => {
      const naming = findNames(log, change.field);
      const ids = naming ? [...idsIn(change.before), ...idsIn(change.after)] : [];
      if (!naming || ids.length === 0) return change;
      const names = await naming(ctx, ids);
      const shown = (value: string | null) =>
        idsIn(value).length
          ? idsIn(value)
              .map((id) => names.get(id) || (id === '0' ? '–' : `#${id}`))
              .join(', ')
          : value;
      return { ...change, before: shown(change.before), after: shown(change.after) };
    }),
  );
}

/** Recorded subjects as they are read: references by the names that people and stores have now. */
export async function nameReferences(
  api: Api,
  ctx: Ctx,
  subjects: readonly string[],
): Promise<string[]> {
  const references = subjects.map(readReference);
  const idsOfKind = (kind: ReferenceKind) => [
    ...new Set(references.flatMap((one) => (one?.kind === kind ? one.ids : []))),
  ];
  const storeIds = idsOfKind('store');
  const stores = storeIds.length
    ? await api.jobSubjects.get('storeId')?.(ctx, storeIds)
    : undefined;
  const people = await nameAccounts(ctx, idsOfKind('account'));
  return subjects.map((subject, index) => {
    const reference = references[index];
    if (!reference) return subject;
    const nameOf = (id: string) =>
      (reference.kind === 'account' ? people.get(id) : stores?.get(id)?.name) || `#${id}`;
    return reference.ids.map(nameOf).join(', ');
  });
}
