import { readRolePermissions, readUserPermissions } from '@vitrine/contract/admin/permissions.ts';
import * as contract from '@vitrine/contract/admin/roles.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { listMenuIds, replaceMenus } from './role-menus.ts';
import { readPermissionsOfRole } from './role-permissions.ts';
import { readPermissionsOfUser } from './user-permissions.ts';

/** What roles permit by their menus and buttons, and from where each right of a role or user comes. */
export const permissionsModule: Module = {
  name: 'permissions',
  routes(api) {
    route(api, contract.listRoleMenuIds, (ctx, { params }) => listMenuIds(ctx, params.id));
    route(api, contract.updateRoleMenus, (ctx, { params, body }) =>
      replaceMenus(ctx, params.id, body),
    );
    route(api, readRolePermissions, (ctx, { params }) =>
      readPermissionsOfRole(ctx, api, params.id),
    );
    route(api, readUserPermissions, (ctx, { params }) =>
      readPermissionsOfUser(ctx, api, params.id),
    );
  },
};
