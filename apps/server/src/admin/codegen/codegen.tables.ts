import type { CodegenField } from '@vitrine/contract/admin/codegen.ts';
import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '#platform/db/columns.ts';

/** What an operator chose for the code of a table. */
export const codegenConfigs = pgTable('codegen_configs', {
  id: id(),
  tableName: varchar('table_name', { length: 63 }).notNull().unique(),
  businessName: varchar('business_name', { length: 40 }).notNull(),
  moduleName: varchar('module_name', { length: 40 }).notNull(),
  packageName: varchar('package_name', { length: 16 }).$type<'admin' | 'shop'>().notNull(),
  entityName: varchar('entity_name', { length: 40 }).notNull(),
  author: varchar('author', { length: 60 }).notNull(),
  /** Without a reference: a menu that is deleted later leaves the configuration readable. */
  parentMenuId: idRef('parent_menu_id'),
  fields: jsonb('fields').$type<CodegenField[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
