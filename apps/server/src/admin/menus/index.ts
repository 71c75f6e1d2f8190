import * as contract from '@vitrine/contract/admin/menus.ts';
import { registerFormRoutes } from '#platform/crud/crud-routes.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import {
  changeVisible,
  getUses,
  listOptions,
  listRoutes,
  listTree,
  menuService,
} from './menus.service.ts';

export { installMenus } from './install.ts';
export { findMenuGroup, findMenuGroupId, readMenuTitles } from './menu-groups.ts';
export { menuTitle, moduleTitle } from './menu-titles.ts';
export { syncRolePermissions } from './role-permissions.ts';

/** The menus from which each role's console builds its routes. */
export const menusModule: Module = {
  name: 'menus',
  routes(api) {
    route(api, contract.listMenuRoutes, (ctx) => listRoutes(ctx));
    route(api, contract.listMenus, (ctx, { query }) => listTree(ctx, query.keywords));
    route(api, contract.listMenuOptions, (ctx, { query }) =>
      listOptions(ctx, query.onlyParent === 'true' || query.onlyParent === '1'),
    );
    registerFormRoutes(api, contract.menus, menuService);
    route(api, contract.updateMenuVisible, (ctx, { params, query }) =>
      changeVisible(ctx, params.id, query.visible === '1'),
    );
    route(api, contract.getMenuUses, (ctx, { params }) => getUses(ctx, params.id));
  },
};
