import type { Module } from '#platform/module.ts';
import { registerIdentityRoutes } from './identity.routes.ts';
import { sweepIdentity } from './sweep.ts';

export { type Account, createAccount, findAccountByEmail, findAccountByLogin, getAccount, type NewAccount } from './accounts.ts';
export { createAuthenticate, createRecall, type RightsChanged, rightsChangedChannel } from './authenticate.ts';
export { accountHooks } from './hooks.ts';
export { logOutByEmail, refuseForeignEmail } from './log-out.ts';
export { announceRightsOfAll, setAccountRoles, setAccountStatus } from './rights.ts';
export { refuseCrossSite } from './same-site.ts';
export { endSessionsOf, openSession, type SessionEnded, sessionEndedChannel } from './sessions.ts';
export { createFirstAdministratorLink } from './setup.ts';

/** Accounts, sign-ins, tokens and codes: who somebody is. */
export const identityModule: Module = {
  name: 'identity',
  routes: registerIdentityRoutes,
  sweeps: [{ name: 'identity.sweep', everySeconds: 3_600, run: sweepIdentity }],
};
