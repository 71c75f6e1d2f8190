import * as contract from '@vitrine/contract/admin/menus.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import {
  addMenu,
  changeMenu,
  changeVisible,
  getForm,
  getUses,
  listOptions,
  listRoutes,
  listTree,
  removeMenu,
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
    route(api, contract.getMenuForm, (ctx, { params }) => getForm(ctx, params.id));
    route(api, contract.createMenu, (ctx, { body }) => addMenu(ctx, body));
    route(api, contract.updateMenu, (ctx, { params, body }) => changeMenu(ctx, params.id, body));
    route(api, contract.updateMenuVisible, (ctx, { params, query }) =>
      changeVisible(ctx, params.id, query.visible === '1'),
    );
    route(api, contract.getMenuUses, (ctx, { params }) => getUses(ctx, params.id));
    route(api, contract.deleteMenu, (ctx, { params }) => removeMenu(ctx, params.id));
  },
};
