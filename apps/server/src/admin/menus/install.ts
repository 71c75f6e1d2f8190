import { eq, inArray } from 'drizzle-orm';
import { createNewReferences } from '#admin/reference/index.ts';
import { findRoleIds } from '#admin/roles/index.ts';
import type { Ctx } from '#platform/context.ts';
import { demoMenu } from './demo-menus.reference.ts';
import { installButtons } from './install-buttons.ts';
import { referenceMenus } from './menus.reference.ts';
import { menus, roleMenus } from './menus.tables.ts';
import type { ReferenceMenu } from './reference-menu.ts';
import { systemMenuNames, wayToMenus } from './system-menus.rules.ts';

function flatten(entries: readonly ReferenceMenu[]): ReferenceMenu[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

/**
 * Creates the menus that are new to this database, and those that the console needs and that are missing. Any other
 * menu that an administrator changed or removed stays so.
 */
export async function installMenus(ctx: Ctx): Promise<void> {
  const wanted = ctx.platform.config.demoPages ? [...referenceMenus, demoMenu] : referenceMenus;
  const fresh = await createNewReferences(
    ctx,
    'menu',
    flatten(wanted).map(({ name }) => name),
  );
  for (const name of await findLostMenus(ctx)) fresh.add(name);
  if (fresh.size) await insertLevel(ctx, wanted, null, fresh);
  await installButtons(ctx);
  await moveClashingMenus(ctx);
}

/** System menus that are missing; a group was deleted with all below it, so that its pages come back too. */
async function findLostMenus(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db.select({ routeName: menus.routeName }).from(menus);
  const present = new Set(rows.map(({ routeName }) => routeName));
  const isLost = ({ name }: ReferenceMenu) => systemMenuNames.has(name) && !present.has(name);
  return flatten(referenceMenus)
    .flatMap((entry) => (isLost(entry) ? flatten([entry]) : []))
    .map(({ name }) => name)
    .filter((name) => !present.has(name));
}

/** Administrators always reach the page of the menus, where everything else can be put right. */
async function moveClashingMenus(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .select({ id: menus.id })
    .from(menus)
    .where(inArray(menus.routeName, [...wayToMenus]));
  const roleIds = await findRoleIds(ctx, ['ROOT', 'ADMIN']);
  const grants = rows.flatMap(({ id }) => roleIds.map((roleId) => ({ roleId, menuId: id })));
  if (grants.length) await ctx.db.insert(roleMenus).values(grants).onConflictDoNothing();
}

async function insertLevel(
  ctx: Ctx,
  entries: readonly ReferenceMenu[],
  parentId: string | null,
  fresh: ReadonlySet<string>,
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    const id = fresh.has(entry.name)
      ? await insertMenu(ctx, entry, parentId, index + 1)
      : await findMenuId(ctx, entry.name);
    if (entry.children && id) await insertLevel(ctx, entry.children, id, fresh);
  }
}

async function insertMenu(
  ctx: Ctx,
  entry: ReferenceMenu,
  parentId: string | null,
  sort: number,
): Promise<string | undefined> {
  const now = ctx.clock.now();
  const isGroup = entry.component === undefined;
  const [row] = await ctx.db
    .insert(menus)
    .values({
      parentId,
      name: entry.name,
      titles: null,
      type: isGroup ? 'CATALOG' : 'MENU',
      routeName: entry.name,
      routePath: entry.path,
      component: entry.component ?? 'Layout',
      params: entry.params
        ? Object.entries(entry.params).map(([key, value]) => ({ key, value }))
        : null,
      visible: true,
      alwaysShow: isGroup,
      keepAlive: !isGroup,
      sort,
      perm: '',
      icon: entry.icon,
      redirect: entry.children?.[0]?.path ?? '',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: menus.id });
  if (!row) return undefined;
  const roleIds = await findRoleIds(ctx, entry.roles);
  await ctx.db.insert(roleMenus).values(roleIds.map((roleId) => ({ roleId, menuId: row.id })));
  return row.id;
}

async function findMenuId(ctx: Ctx, routeName: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: menus.id })
    .from(menus)
    .where(eq(menus.routeName, routeName));
  return row?.id;
}
