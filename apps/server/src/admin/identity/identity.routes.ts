import * as account from '@vitrine/contract/admin/account.ts';
import * as contract from '@vitrine/contract/admin/identity.ts';
import { type Api, route } from '#platform/http/route.ts';
import { createCaptcha } from '#platform/security/captcha.ts';
import { confirmEnteredEmail } from './own-account/entered-email.ts';
import { requestEmailCode, requestFamilyEmailCode, setOwnEmail } from './own-account/own-email.ts';
import { readOwnIdentities, unlinkIdentity } from './own-account/own-identities.ts';
import { requestMobileCode, setOwnMobile } from './own-account/own-mobile.ts';
import { setOwnPassword } from './own-account/own-password.ts';
import { readOwnProfile, updateOwnProfile } from './own-account/own-profile.ts';
import { endAllOthers, readOwnSessions, revokeOwnSession } from './own-account/own-sessions.ts';
import { ofOwnAccount } from './own-account/shared-account.ts';
import { renewCodes, turnOffFactor } from './second-factor/change-factor.ts';
import { confirmFactor, describeFactor, startFactor } from './second-factor/enrol.ts';
import { finishSignIn } from './second-factor/second-step.ts';
import { readSecurityEvents } from './security-events.ts';
import { logOut } from './sign-in/log-out.ts';
import { logIn } from './sign-in/login.ts';
import { requestPasswordCode, resetForgottenPassword } from './sign-in/password.ts';
import { setPasswordByLink } from './sign-in/password-links.ts';
import { refreshTokenPair } from './sign-in/refresh.ts';
import { registerOwner, requestRegistrationCode } from './sign-in/register.ts';
import { setUpFirstAdministrator } from './sign-in/setup.ts';
import { endSocial } from './social/social-finish.ts';
import { listReadyProviders } from './social/social-providers.ts';
import { confirmEmail, requestSocialCode, signInByTicket } from './social/social-sign-in.ts';
import { beginLink, beginSocial } from './social/social-start.ts';

export function registerIdentityRoutes(api: Api): void {
  route(api, contract.getCaptcha, (ctx) => createCaptcha(ctx));
  route(api, contract.login, (ctx, { body }) => logIn(ctx, body));
  route(api, contract.sendRegistrationCode, (ctx, { body }) => requestRegistrationCode(ctx, body));
  route(api, contract.register, (ctx, { body }) => registerOwner(ctx, body));
  route(api, contract.sendPasswordCode, (ctx, { body }) => requestPasswordCode(ctx, body));
  route(api, contract.resetPassword, (ctx, { body }) => resetForgottenPassword(ctx, body));
  route(api, contract.usePasswordLink, (ctx, { body }) => setPasswordByLink(ctx, body));
  route(api, contract.confirmEmailChange, (ctx, { body }) => confirmEnteredEmail(ctx, body));
  route(api, contract.refreshToken, (ctx, { body }) => refreshTokenPair(ctx, body.refreshToken));
  route(api, contract.logout, (ctx) => logOut(ctx));
  route(api, contract.logoutByPost, (ctx) => logOut(ctx));
  route(api, contract.listSocialProviders, async (ctx) => listReadyProviders(ctx.platform));
  route(api, contract.startSocial, (ctx, { params, query }) =>
    beginSocial(ctx, params.provider, query),
  );
  route(api, contract.finishSocial, (ctx, { params, query }) =>
    endSocial(ctx, params.provider, query),
  );
  route(api, contract.exchangeSocialTicket, (ctx, { body }) => signInByTicket(ctx, body.ticket));
  route(api, contract.sendSocialCode, (ctx, { body }) => requestSocialCode(ctx, body));
  route(api, contract.confirmSocialEmail, (ctx, { body }) => confirmEmail(ctx, body));
  route(api, contract.setUpAdministrator, (ctx, { body }) => setUpFirstAdministrator(ctx, body));
  route(api, contract.loginSecondFactor, (ctx, { body }) => finishSignIn(ctx, body));
  route(api, contract.readSecondFactor, (ctx) => describeFactor(ctx));
  route(
    api,
    contract.startSecondFactor,
    ofOwnAccount((ctx, { body }) => startFactor(ctx, body.password)),
  );
  route(
    api,
    contract.confirmSecondFactor,
    ofOwnAccount((ctx, { body }) => confirmFactor(ctx, body.code)),
  );
  route(
    api,
    contract.turnOffSecondFactor,
    ofOwnAccount((ctx, { body }) => turnOffFactor(ctx, body.code)),
  );
  route(
    api,
    contract.renewRecoveryCodes,
    ofOwnAccount((ctx, { body }) => renewCodes(ctx, body.code)),
  );
}

/** What people see and change of their own account. */
export function registerAccountRoutes(api: Api): void {
  route(api, account.readProfile, (ctx) => readOwnProfile(ctx));
  route(
    api,
    account.updateProfile,
    ofOwnAccount((ctx, { body }) => updateOwnProfile(ctx, body)),
  );
  route(
    api,
    account.changePassword,
    ofOwnAccount((ctx, { body }) => setOwnPassword(ctx, body)),
  );
  route(
    api,
    account.sendEmailChangeCode,
    ofOwnAccount((ctx, { body }) => requestEmailCode(ctx, body)),
  );
  route(
    api,
    account.changeEmail,
    ofOwnAccount((ctx, { body }) => setOwnEmail(ctx, body)),
  );
  route(
    api,
    account.sendFamilyEmailCode,
    ofOwnAccount((ctx, { query }) => requestFamilyEmailCode(ctx, query.email)),
  );
  route(
    api,
    account.changeFamilyEmail,
    ofOwnAccount((ctx, { body }) => setOwnEmail(ctx, body)),
  );
  route(
    api,
    account.sendMobileCode,
    ofOwnAccount((ctx, { query }) => requestMobileCode(ctx, query.mobile)),
  );
  route(
    api,
    account.changeMobile,
    ofOwnAccount((ctx, { body }) => setOwnMobile(ctx, body)),
  );
  route(api, account.listOwnSessions, (ctx) => readOwnSessions(ctx));
  route(
    api,
    account.endOwnSession,
    ofOwnAccount((ctx, { params }) => revokeOwnSession(ctx, params.id)),
  );
  route(
    api,
    account.endOtherSessions,
    ofOwnAccount((ctx) => endAllOthers(ctx)),
  );
  route(api, account.listOwnIdentities, (ctx) => readOwnIdentities(ctx));
  route(
    api,
    account.linkOwnIdentity,
    ofOwnAccount((ctx, { params, body }) => beginLink(ctx, params.provider, body)),
  );
  route(
    api,
    account.unlinkOwnIdentity,
    ofOwnAccount((ctx, { params, body }) => unlinkIdentity(ctx, params.id, body)),
  );
  route(api, account.listSecurityEvents, (ctx) => readSecurityEvents(ctx));
}
