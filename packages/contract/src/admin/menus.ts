import { z } from 'zod';
import { createFormEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { type MenuType, menuFormShape, menuTypes } from './menu-forms.ts';

export * from './menu-forms.ts';
export * from './menu-routes.ts';

const menuRowFields = {
  id: z.string(),
  /** "0" for the root. */
  parentId: z.string(),
  name: z.string(),
  /** In the caller's language. */
  title: z.string(),
  type: z.enum(menuTypes),
  routeName: z.string(),
  routePath: z.string(),
  component: z.string(),
  sort: z.number().int(),
  visible: z.union([z.literal(0), z.literal(1)]),
  icon: z.string(),
  redirect: z.string(),
  perm: z.string(),
  /** The console needs this menu: it cannot be deleted, hidden or moved. */
  isSystem: z.boolean(),
};

export interface MenuNode {
  id: string;
  parentId: string;
  name: string;
  title: string;
  type: MenuType;
  routeName: string;
  routePath: string;
  component: string;
  sort: number;
  visible: 0 | 1;
  icon: string;
  redirect: string;
  perm: string;
  isSystem: boolean;
  children: MenuNode[];
}

const menuNodeShape: z.ZodType<MenuNode> = z.object({
  ...menuRowFields,
  get children() {
    return z.array(menuNodeShape);
  },
});

/** An option of a tree select; `children` is omitted when empty. */
export interface MenuOption {
  value: string;
  label: string;
  children?: MenuOption[] | undefined;
}

const menuOptionShape: z.ZodType<MenuOption> = z.object({
  value: z.string(),
  label: z.string(),
  get children() {
    return z.array(menuOptionShape).optional();
  },
});

const byId = z.strictObject({ id: idShape });

export const listMenus = endpoint({
  name: 'menus.list',
  method: 'GET',
  path: '/api/v1/menus',
  permission: 'sys:menu:query',
  summary:
    'All menus as a tree in their order; with `keywords` those whose name matches, a node without its parent as a root.',
  query: z.strictObject({ keywords: optionalFilter(searchText(64)) }),
  reply: z.array(menuNodeShape),
});

export const listMenuOptions = endpoint({
  name: 'menus.options',
  method: 'GET',
  path: '/api/v1/menus/options',
  permission: 'sys:menu:query',
  summary: 'Menus as an option tree; `onlyParent` keeps catalogues and menus only.',
  query: z.strictObject({ onlyParent: optionalFilter(z.enum(['true', 'false', '1', '0'])) }),
  reply: z.array(menuOptionShape),
});

export const menus = createFormEndpoints({
  name: 'menus',
  path: '/api/v1/menus',
  permission: 'sys:menu',
  form: menuFormShape,
  deletes: 'one',
  summaries: {
    form: 'One menu as its form edits it.',
    create: 'Adds a menu. Open clients of the roles concerned are told.',
    update: 'Changes a menu. The parent may be neither the menu itself nor one below it.',
    delete: 'Deletes a menu and everything below it. One that the console needs is refused.',
  },
  failures: {
    create: ['menu-parent', 'menu-name-taken', 'role-rights'],
    update: ['menu-parent', 'menu-name-taken', 'menu-system', 'role-rights'],
    delete: ['menu-system'],
  },
});

export const {
  form: getMenuForm,
  create: createMenu,
  update: updateMenu,
  delete: deleteMenu,
} = menus;

export const updateMenuVisible = endpoint({
  name: 'menus.updateVisible',
  method: 'PATCH',
  path: '/api/v1/menus/:id',
  permission: 'sys:menu:edit',
  summary: 'Shows or hides a menu; its page stays in reach of those who have it.',
  params: byId,
  query: z.strictObject({ visible: z.enum(['0', '1']) }),
  reply: z.null(),
  failures: ['menu-system'],
});

export const getMenuUses = endpoint({
  name: 'menus.uses',
  method: 'GET',
  path: '/api/v1/menus/:id/uses',
  permission: 'sys:menu:query',
  summary:
    'What a deletion takes away: the entries below, and the roles that lose the menu or one of them.',
  params: byId,
  reply: z.object({ below: z.number().int().nonnegative(), roles: z.array(z.string()) }),
});

nameSchemas({ MenuNode: menuNodeShape, MenuOption: menuOptionShape });
