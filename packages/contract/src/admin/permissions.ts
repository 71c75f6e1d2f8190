import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

const guardedEndpointShape = z.object({ method: z.string(), path: z.string() });

/** One permission with what it opens. */
const describedPermissionShape = z.object({
  permission: z.string(),
  title: z.string(),
  endpoints: z.array(guardedEndpointShape),
});

const rolePermissionShape = describedPermissionShape.extend({
  /** Each menu or button of the role that gives it, as titles from the top down. */
  places: z.array(z.array(z.string())),
  /** Every enabled role holds it, with or without a button. */
  isForEveryone: z.boolean(),
});

const userPermissionShape = describedPermissionShape.extend({ roles: z.array(z.string()) });

const moduleOf = <S extends z.ZodType>(permission: S) =>
  z.object({ module: z.string(), title: z.string(), permissions: z.array(permission) });
const rolePermissionModuleShape = moduleOf(rolePermissionShape);
const userPermissionModuleShape = moduleOf(userPermissionShape);

const rolePermissionsShape = z.object({
  id: z.string(),
  name: z.string(),
  /** A disabled role gives nothing of this to its users. */
  isEnabled: z.boolean(),
  /** ROOT passes every check, whatever its menus are. */
  holdsEverything: z.boolean(),
  modules: z.array(rolePermissionModuleShape),
});
export type RolePermissions = z.infer<typeof rolePermissionsShape>;

const roleOfUserShape = z.object({ id: z.string(), name: z.string(), isEnabled: z.boolean() });

const userPermissionsShape = z.object({
  id: z.string(),
  name: z.string(),
  /** A disabled account cannot sign in. */
  isEnabled: z.boolean(),
  holdsEverything: z.boolean(),
  roles: z.array(roleOfUserShape),
  modules: z.array(userPermissionModuleShape),
});
export type UserPermissions = z.infer<typeof userPermissionsShape>;

export const readRolePermissions = endpoint({
  name: 'permissions.ofRole',
  method: 'GET',
  path: '/api/v1/roles/:id/permissions',
  permission: 'sys:role:query',
  summary:
    'What a role can do and why: its permissions by module, the endpoints behind each, and the menus and buttons that give it. Only ROOT sees the role ROOT.',
  params: z.strictObject({ id: idShape }),
  reply: rolePermissionsShape,
});

export const readUserPermissions = endpoint({
  name: 'permissions.ofUser',
  method: 'GET',
  path: '/api/v1/users/:id/permissions',
  permission: 'sys:user:query',
  summary:
    'What a user within the data scope of the caller can do: permissions by module, and which of the user’s roles give each.',
  params: z.strictObject({ id: idShape }),
  reply: userPermissionsShape,
});

nameSchemas({
  GuardedEndpoint: guardedEndpointShape,
  RolePermission: rolePermissionShape,
  UserPermission: userPermissionShape,
  RolePermissionModule: rolePermissionModuleShape,
  UserPermissionModule: userPermissionModuleShape,
  RolePermissions: rolePermissionsShape,
  RoleOfUser: roleOfUserShape,
  UserPermissions: userPermissionsShape,
});
