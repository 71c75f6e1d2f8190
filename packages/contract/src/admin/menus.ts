import { z } from 'zod';
import { createFormEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';

export const menuTypes = ['CATALOG', 'MENU', 'EXTLINK', 'BUTTON'] as const;
export type MenuType = (typeof menuTypes)[number];

/** Metadata of a route of the menu. */
const routeMetaShape = z.object({
  /** In the caller's language. */
  title: z.string(),
  /** The name of a built-in menu, which is a text key of the console, or a custom title in the caller's language. */
  titleKey: z.string(),
  /** A lucide icon name; empty for none. */
  icon: z.string(),
  hidden: z.boolean(),
  keepAlive: z.boolean().optional(),
  alwaysShow: z.boolean(),
  params: z.record(z.string(), z.string()).nullable(),
});

/** One node of the role's route tree. A path with a leading slash is absolute at every level. */
export interface MenuRoute {
  path: string;
  /** `Layout` for catalogues, `folder/page` for pages, null for external links. */
  component: string | null;
  redirect: string | null;
  name: string;
  meta: z.infer<typeof routeMetaShape>;
  children: MenuRoute[];
}

const menuRouteShape: z.ZodType<MenuRoute> = z.object({
  path: z.string(),
  component: z.string().nullable(),
  redirect: z.string().nullable(),
  name: z.string(),
  meta: routeMetaShape,
  get children() {
    return z.array(menuRouteShape);
  },
});

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

const flag = z.union([z.literal(0), z.literal(1)]);

/** `module:entity:action`; with `*` as its action it stands for all of the entity. */
const permissionPattern =
  /^(?:[a-z][a-z0-9-]*:[a-z][a-z0-9-]*(?::[a-z][a-z0-9-]*)?:(?:[a-z][a-z0-9-]*|\*))?$/;

/** A menu as its form edits it; `name` is a text key of `route.*` or a custom text. */
const menuFormShape = z.strictObject({
  id: idShape.optional(),
  parentId: z.union([z.literal('0'), idShape]),
  name: lineText(64).min(1),
  /** Titles of its own, by language; where one is missing, the name is shown. */
  titles: z.partialRecord(z.enum(languages), lineText(64)).nullable().optional(),
  type: z.enum(menuTypes),
  routeName: z
    .string()
    .trim()
    .max(64)
    .regex(/^(?:[A-Za-z][\w-]*)?$/, 'code')
    .optional(),
  /** A path, or the absolute address of an EXTLINK. */
  routePath: lineText(256).optional(),
  component: z
    .string()
    .trim()
    .max(128)
    .regex(/^(?:[\w-]+(?:\/[\w-]+)*)?$/, 'component')
    .optional(),
  params: z
    .array(z.strictObject({ key: lineText(64).min(1), value: lineText(256) }))
    .max(20)
    .nullable()
    .optional(),
  visible: flag.optional(),
  alwaysShow: flag.optional(),
  keepAlive: flag.optional(),
  sort: z.number().int().min(0).max(9_999).optional(),
  perm: z.string().trim().max(100).regex(permissionPattern, 'permission').optional(),
  icon: lineText(64).optional(),
  redirect: lineText(256).optional(),
});
export type MenuForm = z.infer<typeof menuFormShape>;

const byId = z.strictObject({ id: idShape });

export const listMenuRoutes = endpoint({
  name: 'menus.routes',
  method: 'GET',
  path: '/api/v1/menus/routes',
  permission: 'account:self:use',
  summary: "The route tree of the caller's roles, from which the console builds its menu.",
  reply: z.array(menuRouteShape),
});

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

nameSchemas({
  RouteMeta: routeMetaShape,
  MenuRoute: menuRouteShape,
  MenuNode: menuNodeShape,
  MenuOption: menuOptionShape,
  MenuForm: menuFormShape,
});
