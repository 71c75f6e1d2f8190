import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { menuTitle } from './menu-titles.ts';
import { referenceMenus } from './menus.reference.ts';
import { menus } from './menus.tables.ts';

const groups = new Set(referenceMenus.map(({ name }) => name));

/** The name of a group that the product brings along, by the id of its row. */
export async function findMenuGroup(ctx: Ctx, id: string): Promise<string | undefined> {
  const [row] = await ctx.db.select({ name: menus.routeName }).from(menus).where(eq(menus.id, id));
  return row && groups.has(row.name) ? row.name : undefined;
}

export async function findMenuGroupId(ctx: Ctx, name: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.routeName, name), isNull(menus.parentId)));
  return row?.id;
}

/** The titles that people read of menus that the product brings along: an operator may have renamed them. */
export async function readMenuTitles(
  ctx: Ctx,
  routeNames: readonly string[],
): Promise<(routeName: string) => string> {
  const rows = await ctx.db
    .select({ routeName: menus.routeName, name: menus.name, titles: menus.titles })
    .from(menus)
    .where(inArray(menus.routeName, [...routeNames]));
  return (routeName) =>
    menuTitle(
      rows.find((row) => row.routeName === routeName) ?? { name: routeName, titles: null },
      ctx.language,
    );
}
