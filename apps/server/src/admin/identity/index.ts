import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { accountHooks } from './hooks.ts';
import { registerAccountRoutes, registerIdentityRoutes } from './identity.routes.ts';
import { identityData } from './own-data.ts';
import { sweepIdentity } from './sweep.ts';

export {
  createAccount,
  findAccountByEmail,
  findAccountByLogin,
  getAccount,
  lockAccount,
  type NewAccount,
  nameOperators,
  setAccountLanguage,
} from './accounts.ts';
export { type AccountView, accountHooks } from './hooks.ts';
export type { Account } from './identity.tables.ts';
export { deriveKey, hashToken, randomToken } from './keys.ts';
export { mailOperators } from './mail-operators.ts';
export { networkOf } from './network.ts';
export { operatorName } from './operator-name.ts';
export {
  enterEmail,
  findOperatorHolds,
  isEmailProven,
  isUntouched,
} from './own-account/entered-email.ts';
export { ofOwnAccount } from './own-account/shared-account.ts';
export { type ArchiveFile, jsonFile, type Person, type PersonalData } from './personal-data.ts';
export { setAccountRoles, setAccountStatus } from './rights.ts';
export { resetFactor, resetFactorOnServer } from './second-factor/change-factor.ts';
export { findFactor } from './second-factor/factor-check.ts';
export {
  authenticateByAll,
  authenticatePerson,
  requireStrongProof,
} from './second-factor/proof.ts';
export { requireRecentAuth } from './second-factor/recent-auth.ts';
export { noteSecurity, recordSecurity } from './security-events.ts';
export { readTokenEnd, signAccessToken, verifyAccessToken } from './sign-in/access-token.ts';
export { createAuthenticate, createCallerRefresh, findCaller } from './sign-in/authenticate.ts';
export { invalidateSession } from './sign-in/caller-cache.ts';
export { assertOwnEmail, logOutByEmail } from './sign-in/log-out.ts';
export { mailPasswordLink, setPasswordOf } from './sign-in/password-links.ts';
export {
  carrySessions,
  endSession,
  endSessionsOf,
  openSession,
  type SessionEnded,
  sessionEndedChannel,
} from './sign-in/sessions.ts';
export { createFirstAdministratorLink } from './sign-in/setup.ts';
export { viewSessionId } from './sign-in/view-caller.ts';

/** Accounts, sessions, tokens and codes: authentication. */
export const identityModule: Module = {
  name: 'identity',
  routes(api) {
    registerIdentityRoutes(api);
    registerAccountRoutes(api);
  },
  hooks: [implementHook(accountHooks.personalData, identityData)],
  schedules: [{ name: 'identity.sweep', everySeconds: 3_600, run: sweepIdentity }],
};
