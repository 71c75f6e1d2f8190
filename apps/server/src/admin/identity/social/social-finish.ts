import type { finishSocial, SocialProvider } from '@vitrine/contract/admin/identity.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import { and, eq, isNull } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { sessions } from '../identity.tables.ts';
import { linkIdentity } from '../own-account/own-identities.ts';
import { bindToBrowser, consumeFlow, type Flow } from './social-flow.ts';
import { breakerOf, callbackAddress, getSocialClient } from './social-providers.ts';
import { issueTicket, type SocialPerson } from './social-tickets.ts';

type Query = z.output<(typeof finishSocial)['query']>;

/**
 * Takes the browser back from the provider and sends it on to `/authorize` with a ticket. A person looks at this
 * answer, so every failure is a redirect too.
 */
export async function endSocial(ctx: Ctx, provider: SocialProvider, query: Query): Promise<null> {
  const flow = query.state ? await consumeFlow(ctx, provider, query.state) : undefined;
  const { consoleUrl, mobileUrl } = ctx.platform.config;
  const home = flow?.app === 'mobile' ? mobileUrl : consoleUrl;
  const person =
    flow && query.code && !query.error ? await askProvider(ctx, provider, query, flow) : undefined;
  if (flow?.link) {
    ctx.reply.redirect = `${home}/#/profile?social=${person ? await finishLink(ctx, flow.link, person) : 'failed'}`;
    return null;
  }
  const outcome =
    flow && person
      ? `ticket=${await issueTicket(ctx, person, { step: 'return', browser: bindToBrowser(ctx), ...flow })}`
      : 'error=social-failed';
  const redirect = flow?.redirect ? `&redirect=${encodeURIComponent(flow.redirect)}` : '';
  ctx.reply.redirect = `${home}/#/authorize?${outcome}${redirect}`;
  return null;
}

/** Links for the sign-in that began it, if that still stands. */
function finishLink(
  ctx: Ctx,
  link: NonNullable<Flow['link']>,
  person: SocialPerson,
): Promise<'linked' | 'taken' | 'failed'> {
  return inTx(ctx, async (tx) => {
    const [session] = await tx.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, link.sessionId),
          eq(sessions.accountId, link.accountId),
          isNull(sessions.revokedAt),
        ),
      );
    return session ? linkIdentity(tx, link.accountId, person) : 'failed';
  });
}

/** Anything that the provider answered, a refusal too, says that it is there. */
const isOutage = (error: unknown): boolean =>
  [error, (error as Error).cause].some(
    (each) =>
      each instanceof TypeError ||
      (each as { code?: string } | undefined)?.code === 'OAUTH_TIMEOUT',
  );

async function askProvider(
  ctx: Ctx,
  provider: SocialProvider,
  query: Query,
  flow: Flow,
): Promise<SocialPerson | undefined> {
  try {
    const { configuration, isLocal } = await getSocialClient(ctx.platform, provider);
    const current = new URL(callbackAddress(ctx.platform, provider, flow.app));
    for (const name of ['code', 'state', 'iss'] as const)
      if (query[name]) current.searchParams.set(name, query[name]);
    const expected = {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    };
    const tokens = await breakerOf(ctx.platform, provider).run(
      () => oidc.authorizationCodeGrant(configuration, current, expected),
      isOutage,
    );
    const claims = tokens.claims();
    if (!claims) return undefined;
    const known =
      claims['email'] || !configuration.serverMetadata().userinfo_endpoint
        ? claims
        : {
            ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)),
            sub: claims.sub,
          };
    return {
      provider,
      // The local provider's port changes with every start; its people stay who they are.
      issuer: isLocal ? `local:${provider}` : claims.iss,
      subject: claims.sub,
      email:
        typeof known['email'] === 'string' ? known['email'].trim().toLowerCase().slice(0, 254) : '',
      emailVerified: known['email_verified'] === true,
      nickname: typeof known['name'] === 'string' ? asLine(known['name']).slice(0, 64) : '',
    };
  } catch (error) {
    ctx.platform.log.warn(
      { provider, reason: (error as { code?: string }).code ?? (error as Error).name },
      'a social sign-in was not accepted',
    );
    return undefined;
  }
}
