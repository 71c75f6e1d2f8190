import type { DataScope } from '@vitrine/contract/admin/roles.ts';
import { pgTable, primaryKey, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '#platform/db/columns.ts';

export const roles = pgTable(
  'roles',
  {
    id: id(),
    code: varchar('code', { length: 32 }).notNull(),
    name: varchar('name', { length: 64 }).notNull(),
    sort: smallint('sort').notNull(),
    /** 1 enabled, 0 disabled: a disabled role gives no rights. */
    status: smallint('status').$type<0 | 1>().notNull(),
    /** 0 all, 1 department and below, 2 own department, 3 self. */
    dataScope: smallint('data_scope').$type<DataScope>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until the first change. */
    updatedAt: moment('updated_at'),
  },
  (table) => [uniqueIndex('roles_code').on(table.code), uniqueIndex('roles_name').on(table.name)],
);

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: idRef('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: varchar('permission', { length: 100 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);
