import {
  businessGetInfo,
  getMe,
  legacyLogout,
  listUserOptions,
} from '@vitrine/contract/admin/users.ts';
import { dictionaryHooks } from '#admin/dictionaries/index.ts';
import { accounts } from '#admin/identity/identity.tables.ts';
import { logOutByEmail } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { inviteUsers, usersInvited } from './invite-users.ts';
import { listOptions } from './list-options.ts';
import { nameImport, nameUsers } from './log-subjects.ts';
import { readBusinessInfo, readMe } from './me.ts';
import { registerUserRoutes } from './users.routes.ts';

export { knownUsers } from './list-users.ts';
export { assertNotAbove } from './user-guards.ts';

/** Users as operators manage them, what people see of themselves, the specification's older calls for it, and accounts to choose from. */
export const usersModule: Module = {
  name: 'users',
  hooks: [
    implementHook(dictionaryHooks.uses, () => [
      { dictCode: 'gender', menu: 'systemUsers', column: accounts.gender },
    ]),
  ],
  logSubjects: {
    accounts: nameUsers,
    'accounts.import': nameImport,
    'accounts.undoImport': nameImport,
    'users.secondFactorReset': nameUsers,
  },
  handlers(events) {
    events.on(usersInvited, 'users.invite', inviteUsers);
  },
  routes(api) {
    registerUserRoutes(api);
    route(api, getMe, (ctx) => readMe(ctx));
    route(api, listUserOptions, (ctx, { query }) => listOptions(ctx, query));
    route(api, businessGetInfo, (ctx, { query }) => readBusinessInfo(ctx, query.email));
    route(api, legacyLogout, (ctx, { query }) => logOutByEmail(ctx, query.email));
  },
};
