import type { MenuForm } from '@vitrine/contract/admin/menu-forms.ts';
import type { MenuRoute } from '@vitrine/contract/admin/menu-routes.ts';
import {
  menus as contract,
  type getMenuUses,
  type MenuNode,
  type MenuOption,
} from '@vitrine/contract/admin/menus.ts';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { foldText } from '@vitrine/contract/fold-text.ts';
import { expandPermission } from '@vitrine/contract/permissions.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  announceRightsOfAll,
  assertHolds,
  shownRoleName,
  visibleRoles,
} from '#admin/roles/index.ts';
import { roles } from '#admin/roles/roles.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { createFormService } from '#platform/crud/form-service.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isWithin } from '#platform/db/tree.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { codeGenerationState } from '#platform/sources.ts';
import { menuTitle } from './menu-titles.ts';
import {
  findFormFault,
  listWithin,
  type MenuRow,
  type MenuValues,
  toNodes,
  toOptions,
  toRoutes,
  toValues,
  withoutCodegen,
  withoutDemo,
} from './menus.rules.ts';
import { menus, roleMenus } from './menus.tables.ts';
import { findRolesOfMenus, syncRolePermissions } from './role-permissions.ts';
import { findSystemChange, holdsSystemMenu, isSystemMenu } from './system-menus.rules.ts';

/** Menus of the demo pages are left out where these are turned off; their rows stay for the day when they are turned on. */
async function listAll(ctx: Ctx): Promise<MenuRow[]> {
  const rows = await ctx.db.select().from(menus);
  return ctx.platform.config.demoPages ? rows : withoutDemo(rows);
}

/**
 * The routes of the caller's roles. ROOT gets every menu except those that only owners of stores have: without a
 * store their pages have nothing to show.
 */
export async function listRoutes(ctx: Ctx): Promise<MenuRoute[]> {
  const { roles, accountId } = callerOf(ctx);
  const visible = await ctx.db.rows(
    roles.includes('ROOT')
      ? sql`select m.id from menus m where not exists (
              select 1 from role_menus x join roles r on r.id = x.role_id where x.menu_id = m.id and r.code = 'STORE_OWNER')
            or exists (select 1 from role_menus x join roles r on r.id = x.role_id
              where x.menu_id = m.id and r.code in ('ROOT', 'ADMIN', 'GUEST'))`
      : sql`select distinct x.menu_id as id from role_menus x join roles r on r.id = x.role_id and r.status = 1
            join account_roles a on a.role_id = r.id where a.account_id = ${accountId}`,
    { id: as.id },
  );
  const ids = new Set(visible.map(({ id }) => id));
  const rows = (await listAll(ctx)).filter(({ id }) => ids.has(id));
  // Only left out here: a role whose menus are saved meanwhile keeps it for the day when code is generated.
  return toRoutes(
    codeGenerationState(ctx.platform.config) === 'on' ? rows : withoutCodegen(rows),
    ctx.language,
  );
}

export async function listTree(ctx: Ctx, keywords: string | undefined): Promise<MenuNode[]> {
  const rows = await listAll(ctx);
  const wanted = foldText(keywords?.trim() ?? '');
  const isMatch = (row: MenuRow) =>
    [row.name, menuTitle(row, ctx.language)].some((text) => foldText(text).includes(wanted));
  return toNodes(wanted ? rows.filter(isMatch) : rows, ctx.language, isSystemMenu);
}

export async function listOptions(ctx: Ctx, onlyParent: boolean): Promise<MenuOption[]> {
  const rows = await listAll(ctx);
  return toOptions(
    onlyParent ? rows.filter(({ type }) => type === 'CATALOG' || type === 'MENU') : rows,
    ctx.language,
  );
}

const toForm = (menu: MenuRow): MenuForm => ({
  id: menu.id,
  parentId: menu.parentId ?? '0',
  name: menu.name,
  titles: menu.titles,
  type: menu.type,
  routeName: menu.routeName,
  routePath: menu.routePath,
  component: menu.component,
  params: menu.params,
  visible: menu.visible ? 1 : 0,
  alwaysShow: menu.alwaysShow ? 1 : 0,
  keepAlive: menu.keepAlive ? 1 : 0,
  sort: menu.sort,
  perm: menu.perm,
  icon: menu.icon,
  redirect: menu.redirect,
});

export async function changeVisible(ctx: Ctx, id: string, visible: boolean): Promise<null> {
  const [before] = await ctx.db.select().from(menus).where(eq(menus.id, id)).for('update');
  if (isSystemMenu(orNotFound(before)) && !visible) throw new Failure('menu-system');
  await ctx.db.update(menus).set({ visible, updatedAt: ctx.clock.now() }).where(eq(menus.id, id));
  await announceRightsOfAll(ctx);
  return null;
}

/** What a deletion takes away: how many entries below, and from which roles. */
export async function getUses(ctx: Ctx, id: string): Promise<EndpointReply<typeof getMenuUses>> {
  const within = listWithin(await listAll(ctx), id).map((row) => row.id);
  if (within.length === 0) notFound();
  const users = await ctx.db
    .selectDistinct({ code: roles.code, name: roles.name, sort: roles.sort })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .where(and(inArray(roleMenus.menuId, within), visibleRoles(ctx)))
    .orderBy(roles.sort, roles.name);
  return {
    below: within.length - 1,
    roles: users.map(({ code, name }) => shownRoleName(code, name, ctx.language)),
  };
}

/** The tree is locked while it changes, so that two moves cannot close a circle together. */
const lockTree = (ctx: Ctx): Promise<void> => lockInTx(ctx, 'menus');

/** A form that keeps the rules, as a row below a parent that can hold it. */
async function valuesOf(form: MenuForm, ctx: Ctx, before?: MenuRow): Promise<MenuValues> {
  if (form.parentId !== '0') await checkParent(ctx, form.parentId, before?.id, form.type);
  const fault = findFormFault(form);
  if (fault) throw new Failure('invalid-input', { fields: [fault] });
  const values = toValues(form);
  assertHolds(ctx, expandPermission(values.perm));
  const fixed = before ? findSystemChange(before, values) : [];
  if (fixed.length)
    throw new Failure('menu-system', {
      fields: fixed.map((path) => ({ path, code: 'menu-fixed' })),
    });
  return values;
}

async function checkParent(
  ctx: Ctx,
  parentId: string,
  id: string | undefined,
  type: MenuForm['type'],
): Promise<void> {
  const rows = await listAll(ctx);
  const parent = rows.find((row) => row.id === parentId);
  const isPossible =
    parent && (parent.type === 'CATALOG' || (parent.type === 'MENU' && type !== 'CATALOG'));
  if (!isPossible || (id && isWithin(rows, id, parentId)))
    throw new Failure('menu-parent', { fields: [{ path: 'parentId', code: 'parent' }] });
}

/** Deletes a menu; everything below it goes too, by the foreign key. */
async function removeMenu(ctx: Ctx, [id = '']: readonly string[]): Promise<null> {
  await lockTree(ctx);
  const rows = await listAll(ctx);
  if (holdsSystemMenu(rows, id)) throw new Failure('menu-system');
  const within = listWithin(rows, id).map((row) => row.id);
  if (within.length === 0) notFound();
  const losers = await findRolesOfMenus(ctx, within);
  await ctx.db.delete(menus).where(eq(menus.id, id));
  await syncRolePermissions(ctx, losers);
  await announceRightsOfAll(ctx);
  return null;
}

const crud = createFormService(contract, {
  table: menus,
  beforeChange: lockTree,
  toForm,
  fromForm: valuesOf,
  constraints: { menus_route_name: ['menu-name-taken', 'routeName'] },
  async afterChange(ctx, { before, after }) {
    if (before && after && before.perm !== after.perm)
      await syncRolePermissions(ctx, await findRolesOfMenus(ctx, [after.id]));
    // Everyone who sees the group sees the new page; a button belongs to no role until it is assigned.
    if (!before && after?.parentId && after.type !== 'BUTTON')
      await ctx.db.run(
        sql`insert into role_menus (role_id, menu_id) select role_id, ${after.id} from role_menus where menu_id = ${after.parentId}`,
      );
    await announceRightsOfAll(ctx);
  },
});

/** Menus as forms edit them. A deletion takes all below a menu along, and permissions from the roles that lose it. */
export const menuService = { ...crud, delete: removeMenu };
