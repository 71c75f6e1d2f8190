import type { MenuType } from '@vitrine/contract/admin/menu-forms.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { roles } from '#admin/roles/roles.tables.ts';
import { id, idRef, moment } from '#platform/db/columns.ts';

export const menus = pgTable(
  'menus',
  {
    id: id(),
    /** Null at the top. */
    parentId: idRef('parent_id').references((): AnyPgColumn => menus.id, { onDelete: 'cascade' }),
    /** A text key of `route.*`, or a text of its own. */
    name: varchar('name', { length: 64 }).notNull(),
    /** Titles of its own, by language. */
    titles: jsonb('titles').$type<Partial<Record<Language, string>>>(),
    type: varchar('type', { length: 8 }).$type<MenuType>().notNull(),
    routeName: varchar('route_name', { length: 64 }).notNull(),
    /** A path, or the absolute address of an external link. */
    routePath: varchar('route_path', { length: 256 }).notNull(),
    component: varchar('component', { length: 128 }).notNull(),
    params: jsonb('params').$type<{ key: string; value: string }[]>(),
    visible: boolean('visible').notNull(),
    alwaysShow: boolean('always_show').notNull(),
    keepAlive: boolean('keep_alive').notNull(),
    sort: integer('sort').notNull(),
    perm: varchar('perm', { length: 100 }).notNull(),
    icon: varchar('icon', { length: 64 }).notNull(),
    redirect: varchar('redirect', { length: 256 }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('menus_parent').on(table.parentId),
    uniqueIndex('menus_route_name').on(table.routeName).where(sql`${table.routeName} <> ''`),
  ],
);

export const roleMenus = pgTable(
  'role_menus',
  {
    roleId: idRef('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    menuId: idRef('menu_id')
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.menuId] }),
    index('role_menus_menu').on(table.menuId),
  ],
);
