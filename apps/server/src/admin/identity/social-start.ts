import type { SocialProvider, startSocial } from '@vitrine/contract/admin/identity.ts';
import * as oidc from 'openid-client';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { keepBrowser, keepFlow } from './social-flow.ts';
import { callbackAddress, getSocialClient } from './social-providers.ts';

type Query = z.output<(typeof startSocial)['query']>;

/**
 * Sends the browser to the provider with PKCE, state and nonce. The provider will send it back to the configured
 * address, so a browser that came by another name of this host is first sent there: cookies belong to one name.
 */
export async function beginSocial(ctx: Ctx, provider: SocialProvider, query: Query): Promise<null> {
  const face = query.face ?? 'console';
  const { configuration, isLocal } = await getSocialClient(ctx.platform, provider);
  const callback = callbackAddress(ctx.platform, provider, face);
  const { host } = ctx.call.headers;
  if (!query.hop && host && host !== new URL(callback).host) {
    const target = new URL(callback.replace(/callback$/, 'start'));
    for (const [name, value] of Object.entries({ ...query, hop: '1' })) if (value) target.searchParams.set(name, value);
    ctx.reply.redirect = target.href;
    return null;
  }
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  keepBrowser(ctx);
  await keepFlow(ctx, {
    provider,
    state,
    nonce,
    verifier,
    face,
    language: query.language ?? ctx.language,
    userSource: query.user_source ?? '',
    pageSource: query.page_source ?? '',
  });
  ctx.reply.redirect = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ui_locales: query.language ?? ctx.language,
    // People often have several accounts at a provider, and every person of the demonstration has to be choosable.
    prompt: isLocal ? 'login' : 'select_account',
  }).href;
  return null;
}
