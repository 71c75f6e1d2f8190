import * as contract from '@vitrine/contract/admin/identity.ts';
import { createCaptcha } from '#platform/captcha.ts';
import { type Api, route } from '#platform/route.ts';
import { logOut } from './log-out.ts';
import { logIn } from './login.ts';
import { requestPasswordCode, resetForgottenPassword } from './password.ts';
import { refreshTokenPair } from './refresh.ts';
import { registerOwner, requestRegistrationCode } from './register.ts';
import { setUpFirstAdministrator } from './setup.ts';
import { endSocial } from './social-finish.ts';
import { listReadyProviders } from './social-providers.ts';
import { confirmEmail, requestSocialCode, signInByTicket } from './social-sign-in.ts';
import { beginSocial } from './social-start.ts';

export function registerIdentityRoutes(api: Api): void {
  route(api, contract.getCaptcha, (ctx) => createCaptcha(ctx));
  route(api, contract.login, (ctx, { body }) => logIn(ctx, body));
  route(api, contract.sendRegistrationCode, (ctx, { body }) => requestRegistrationCode(ctx, body));
  route(api, contract.register, (ctx, { body }) => registerOwner(ctx, body));
  route(api, contract.sendPasswordCode, (ctx, { body }) => requestPasswordCode(ctx, body));
  route(api, contract.resetPassword, (ctx, { body }) => resetForgottenPassword(ctx, body));
  route(api, contract.refreshToken, (ctx, { body }) => refreshTokenPair(ctx, body.refreshToken));
  route(api, contract.logout, (ctx) => logOut(ctx));
  route(api, contract.logoutByPost, (ctx) => logOut(ctx));
  route(api, contract.listSocialProviders, async (ctx) => listReadyProviders(ctx.platform));
  route(api, contract.startSocial, (ctx, { params, query }) => beginSocial(ctx, params.provider, query));
  route(api, contract.finishSocial, (ctx, { params, query }) => endSocial(ctx, params.provider, query));
  route(api, contract.exchangeSocialTicket, (ctx, { body }) => signInByTicket(ctx, body.ticket));
  route(api, contract.sendSocialCode, (ctx, { body }) => requestSocialCode(ctx, body));
  route(api, contract.confirmSocialEmail, (ctx, { body }) => confirmEmail(ctx, body));
  route(api, contract.setUpAdministrator, (ctx, { body }) => setUpFirstAdministrator(ctx, body));
}
