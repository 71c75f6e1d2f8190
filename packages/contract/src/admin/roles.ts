import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';

const flag = z.union([z.literal(0), z.literal(1)]);

/** 0 all, 1 department and below, 2 own department, 3 self. Of several roles the widest counts: the smallest number. */
export const dataScopes = [0, 1, 2, 3] as const;
const dataScopeShape = z.literal(dataScopes);
export type DataScope = z.infer<typeof dataScopeShape>;

const roleFormShape = z.strictObject({
  id: idShape.optional(),
  name: lineText(64).min(1),
  /** Stored in capitals. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .min(1)
    .max(32)
    .regex(/^[A-Z][A-Z0-9_-]*$/, 'code'),
  sort: z.number().int().min(0).max(9_999).optional(),
  /** 1 enabled, 0 disabled: a disabled role gives no rights. */
  status: flag.optional(),
  dataScope: dataScopeShape.optional(),
});
export type RoleForm = z.infer<typeof roleFormShape>;

const byId = z.strictObject({ id: idShape });

const roleRowShape = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  status: flag,
  sort: z.number().int(),
  dataScope: dataScopeShape,
  /** The platform needs this role: it is not deleted and keeps its code. */
  isBuiltIn: z.boolean(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime().nullable(),
});

export const roles = createCrudEndpoints({
  name: 'roles',
  path: '/api/v1/roles',
  permission: 'sys:role',
  row: roleRowShape,
  form: roleFormShape,
  filters: { keywords: optionalFilter(searchText(64)) },
  summaries: {
    page: 'Roles by page in their order, filtered by name or code. Only ROOT sees the role ROOT.',
    form: 'One role as its form edits it.',
    create: 'Adds a role without menus. Its data scope is at most as wide as that of the caller.',
    update: 'Changes a role; open clients of its users follow at once.',
    delete:
      'Deletes roles, all or none; refused while a user has one of them. Ids are joined by commas.',
  },
  failures: {
    create: ['role-name-taken', 'role-code-taken', 'role-scope'],
    update: [
      'role-name-taken',
      'role-code-taken',
      'role-scope',
      'role-built-in',
      'role-own',
      'role-rights',
    ],
    delete: ['role-built-in', 'role-in-use'],
  },
  fieldOfCode: {
    'role-code-taken': 'code',
    'role-name-taken': 'name',
    'role-scope': 'dataScope',
  },
});
export const {
  page: pageRoles,
  form: getRoleForm,
  create: createRole,
  update: updateRole,
  delete: deleteRoles,
} = roles;

export const listRoleOptions = endpoint({
  name: 'roles.options',
  method: 'GET',
  path: '/api/v1/roles/options',
  permission: 'sys:role:query',
  summary: 'Enabled roles to choose from, in their order. Only ROOT sees the role ROOT.',
  reply: z.array(z.object({ value: z.string(), label: z.string(), isRoot: z.boolean() })),
});

export const updateRoleStatus = endpoint({
  name: 'roles.updateStatus',
  method: 'PUT',
  path: '/api/v1/roles/:id/status',
  permission: 'sys:role:edit',
  summary: 'Enables or disables a role; open clients of its users follow at once.',
  params: byId,
  query: z.strictObject({ status: z.enum(['0', '1']) }),
  reply: z.null(),
  failures: ['role-scope', 'role-built-in', 'role-own', 'role-rights'],
});

export const listRoleMenuIds = endpoint({
  name: 'roles.menuIds',
  method: 'GET',
  path: '/api/v1/roles/:id/menuIds',
  permission: 'sys:role:query',
  summary: 'The menus and buttons of a role.',
  params: byId,
  reply: z.array(z.string()),
});

export const updateRoleMenus = endpoint({
  name: 'roles.updateMenus',
  method: 'PUT',
  path: '/api/v1/roles/:id/menus',
  permission: 'sys:role:assign',
  summary:
    'Replaces the menus and buttons of a role: the checked and the half-checked ones. What is added must be within the rights of the caller.',
  params: byId,
  body: z.array(idShape).max(2_000),
  reply: z.null(),
  failures: ['role-built-in', 'role-rights'],
});

nameSchemas({ RoleForm: roleFormShape, RoleRow: roleRowShape });
