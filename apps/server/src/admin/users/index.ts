import { businessGetInfo, getMe, legacyLogout } from '@vitrine/contract/admin/users.ts';
import { logOutByEmail } from '#admin/identity/index.ts';
import type { Module } from '#platform/module.ts';
import { route } from '#platform/route.ts';
import { readBusinessInfo, readMe } from './me.ts';

/** What people see of themselves, and the specification's older calls for it. */
export const usersModule: Module = {
  name: 'users',
  routes(api) {
    route(api, getMe, (ctx) => readMe(ctx));
    route(api, businessGetInfo, (ctx, { query }) => readBusinessInfo(ctx, query.email));
    route(api, legacyLogout, (ctx, { query }) => logOutByEmail(ctx, query.email));
  },
};
