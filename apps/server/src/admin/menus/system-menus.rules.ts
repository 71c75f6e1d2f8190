import { isWithin } from '#platform/db/tree.ts';
import { referenceMenus } from './menus.reference.ts';
import type { MenuRow, MenuValues } from './menus.rules.ts';

/** The page on which menus are changed: without it no one could correct what was changed there. */
const menusPage = 'systemMenus';

/** Menus that the console needs, by route name: the shipped groups, and the page of the menus. */
export const systemMenuNames: ReadonlySet<string> = new Set([
  ...referenceMenus.map(({ name }) => name),
  menusPage,
]);

/** The way to the page of the menus, which operators always keep. */
export const wayToMenus: readonly string[] = ['system', menusPage];

export const isSystemMenu = ({ routeName }: Pick<MenuRow, 'routeName'>): boolean =>
  systemMenuNames.has(routeName);

/** Whether the menu, or one below it, is one that the console needs. */
export function holdsSystemMenu(rows: readonly MenuRow[], id: string): boolean {
  return rows.some((row) => isSystemMenu(row) && isWithin(rows, id, row.id));
}

const fixedFields = ['parentId', 'type', 'routeName', 'routePath', 'component', 'visible'] as const;

/** Which fields of a menu that the console needs would change; its name, icon and position are free. */
export function findSystemChange(before: MenuRow, after: MenuValues): string[] {
  return isSystemMenu(before) ? fixedFields.filter((field) => before[field] !== after[field]) : [];
}
