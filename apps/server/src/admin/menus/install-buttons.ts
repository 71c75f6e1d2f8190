import {
  type Permission,
  permissionsOf,
  type RoleCode,
  roleCodes,
} from '@vitrine/contract/permissions.ts';
import { inArray } from 'drizzle-orm';
import { createNewReferences } from '#admin/reference/index.ts';
import { roles } from '#admin/roles/roles.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { referenceButtons } from './menus.reference.ts';
import { menus, roleMenus } from './menus.tables.ts';

const keyOf = ({ permission, page }: (typeof referenceButtons)[number]): string =>
  `${page.name} ${permission}`;

/** What every button has in common. */
const button = {
  type: 'BUTTON',
  titles: null,
  routeName: '',
  routePath: '',
  component: '',
  params: null,
  visible: true,
  alwaysShow: false,
  keepAlive: false,
  icon: '',
  redirect: '',
} as const;

/** Creates the buttons that are new to this database, for the roles that have both the page and the permission. */
export async function installButtons(ctx: Ctx): Promise<void> {
  const pages = await ctx.db
    .select({ id: menus.id, routeName: menus.routeName })
    .from(menus)
    .where(inArray(menus.routeName, [...new Set(referenceButtons.map(({ page }) => page.name))]));
  const pageIds = new Map(pages.map(({ id, routeName }) => [routeName, id]));
  // A page that was deleted, or is not there yet, has no buttons.
  const possible = referenceButtons.filter(({ page }) => pageIds.has(page.name));
  const fresh = await createNewReferences(ctx, 'button', possible.map(keyOf));
  const createdAt = ctx.clock.now();
  const rows = referenceButtons.flatMap((one, index) => {
    const parentId = pageIds.get(one.page.name);
    if (!parentId || !fresh.has(keyOf(one))) return [];
    return [
      {
        ...button,
        parentId,
        name: one.permission,
        perm: one.permission,
        sort: index + 1,
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
  if (rows.length === 0) return;
  const created = await ctx.db
    .insert(menus)
    .values(rows)
    .returning({ id: menus.id, perm: menus.perm, parentId: menus.parentId });
  await grant(ctx, created, pageIds);
}

async function grant(
  ctx: Ctx,
  created: readonly { id: string; perm: string; parentId: string | null }[],
  pageIds: ReadonlyMap<string, string>,
): Promise<void> {
  const builtIn = await ctx.db
    .select({ id: roles.id, code: roles.code })
    .from(roles)
    .where(inArray(roles.code, [...roleCodes]));
  const grants = created.flatMap(({ id: menuId, perm, parentId }) => {
    const page = referenceButtons.find(
      (one) => one.permission === perm && pageIds.get(one.page.name) === parentId,
    )?.page;
    const isHolder = (code: RoleCode) =>
      page?.roles.includes(code) && permissionsOf(code).includes(perm as Permission);
    return builtIn
      .filter(({ code }) => isHolder(code as RoleCode))
      .map(({ id: roleId }) => ({ roleId, menuId }));
  });
  await ctx.db.insert(roleMenus).values(grants);
}
