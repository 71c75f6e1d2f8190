import type { SocialProvider, startSocial } from '@vitrine/contract/admin/identity.ts';
import type { linkOwnIdentity } from '@vitrine/contract/admin/own-identities.ts';
import * as oidc from 'openid-client';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { getAccount } from '../accounts.ts';
import { authenticatePerson } from '../second-factor/proof.ts';
import { rejectCrossSite } from '../sign-in/same-site.ts';
import { bindToBrowser, type Flow, saveFlow } from './social-flow.ts';
import { callbackAddress, getSocialClient } from './social-providers.ts';

type Query = z.output<(typeof startSocial)['query']>;

/**
 * Sends the browser to the provider with PKCE, state and nonce. The provider will send it back to the configured
 * address, so a browser that came by another name of this host is first sent there: cookies belong to one name.
 */
export async function beginSocial(ctx: Ctx, provider: SocialProvider, query: Query): Promise<null> {
  const app = query.app ?? 'console';
  await getSocialClient(ctx.platform, provider);
  const callback = callbackAddress(ctx.platform, provider, app);
  const { host } = ctx.call.headers;
  if (!query.hop && host && host !== new URL(callback).host) {
    const target = new URL(callback.replace(/callback$/, 'start'));
    for (const [name, value] of Object.entries({ ...query, hop: '1' }))
      if (value) target.searchParams.set(name, value);
    ctx.reply.redirect = target.href;
    return null;
  }
  ctx.reply.redirect = await addressAtProvider(ctx, provider, {
    app,
    language: query.language ?? ctx.language,
    userSource: query.user_source ?? '',
    pageSource: query.page_source ?? '',
    redirect: query.redirect ?? '',
  });
  return null;
}

type LinkBody = z.output<(typeof linkOwnIdentity)['body']>;

/**
 * The address at the provider where a signed-in person confirms who they are there; only on the configured host name.
 * A new way in outlives every token, so an open page alone does not prove enough for it.
 */
export async function beginLink(
  ctx: Ctx,
  provider: SocialProvider,
  { app, ...proof }: LinkBody,
): Promise<{ address: string }> {
  rejectCrossSite(ctx);
  const { accountId, sessionId } = callerOf(ctx);
  await getSocialClient(ctx.platform, provider);
  if (ctx.call.headers['host'] !== new URL(callbackAddress(ctx.platform, provider, app)).host)
    throw new Failure('social-unavailable');
  await authenticatePerson(ctx, await getAccount(ctx, accountId), proof);
  const terms = {
    app,
    language: ctx.language,
    userSource: '',
    pageSource: '',
    redirect: '',
    link: { accountId, sessionId },
  };
  return { address: await addressAtProvider(ctx, provider, terms) };
}

type Terms = Omit<Flow, 'provider' | 'state' | 'nonce' | 'verifier'>;

/** Keeps what has to be remembered in the browser's cookies, and answers where it goes. */
async function addressAtProvider(
  ctx: Ctx,
  provider: SocialProvider,
  terms: Terms,
): Promise<string> {
  const { configuration, isLocal } = await getSocialClient(ctx.platform, provider);
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  bindToBrowser(ctx);
  await saveFlow(ctx, { provider, state, nonce, verifier, ...terms });
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(ctx.platform, provider, terms.app),
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ui_locales: terms.language,
    // People often have several accounts at a provider, and every person of the demonstration has to be choosable.
    prompt: isLocal ? 'login' : 'select_account',
  }).href;
}
