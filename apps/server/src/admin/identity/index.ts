import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { accountHooks } from './hooks.ts';
import { registerAccountRoutes, registerIdentityRoutes } from './identity.routes.ts';
import { identityData } from './own-data.ts';
import { sweepIdentity } from './sweep.ts';

export { readTokenEnd, verifyAccessToken } from './access-token.ts';
export {
  type Account,
  createAccount,
  findAccountByEmail,
  findAccountByLogin,
  getAccount,
  lockAccount,
  type NewAccount,
  nameOperators,
  setAccountLanguage,
} from './accounts.ts';
export { createAuthenticate, createRecall } from './authenticate.ts';
export { resetFactor, resetFactorOnServer } from './change-factor.ts';
export { enterEmail, findOperatorHolds, isEmailProven, isUntouched } from './entered-email.ts';
export { findFactor } from './factor-check.ts';
export { accountHooks } from './hooks.ts';
export { deriveKey } from './keys.ts';
export { assertOwnEmail, logOutByEmail } from './log-out.ts';
export { mailOperators } from './mail-operators.ts';
export { networkOf } from './network.ts';
export { operatorName } from './operator-name.ts';
export { mailPasswordLink, setPasswordOf } from './password-links.ts';
export { type ArchiveFile, jsonFile, type Person, type PersonalData } from './personal-data.ts';
export { authenticatePerson } from './proof.ts';
export { requireRecentAuth } from './recent-auth.ts';
export { setAccountRoles, setAccountStatus } from './rights.ts';
export { recordSecurity } from './security-events.ts';
export { carrySessions, endSession, endSessionsOf, openSession } from './sessions.ts';
export { createFirstAdministratorLink } from './setup.ts';
export { ofOwnAccount } from './shared-account.ts';

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
