import { type SocialProvider, socialProviders } from '@vitrine/contract/admin/identity.ts';
import * as oidc from 'openid-client';
import type { Platform } from '#platform/context.ts';
import { type Breaker, createBreaker } from '#platform/db/breaker.ts';
import { Failure } from '#platform/failure.ts';
import { perPlatform } from '#platform/per-platform.ts';

/** A provider that is ready to be used. */
export interface SocialClient {
  provider: SocialProvider;
  configuration: oidc.Configuration;
  isLocal: boolean;
}

const timeoutSeconds = 8;
const issuers: Readonly<Record<SocialProvider, string>> = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
};

interface Keys {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

function findKeys({ config }: Platform, provider: SocialProvider): Keys | undefined {
  const [issuer, clientId, clientSecret] =
    provider === 'google'
      ? [config.GOOGLE_ISSUER, config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET]
      : [config.FACEBOOK_ISSUER, config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET];
  if (!clientId || !clientSecret) return undefined;
  return { issuer: issuer ?? issuers[provider], clientId, clientSecret };
}

/** Without keys a trial on this machine plays both providers itself; whatever is open to others offers what is configured. */
export function listReadyProviders(
  platform: Platform,
): { provider: SocialProvider; isLocal: boolean }[] {
  const all = socialProviders.map((provider) => ({
    provider,
    isLocal: findKeys(platform, provider) === undefined,
  }));
  return all.filter(
    ({ isLocal }) =>
      !isLocal || (platform.config.mode !== 'serve' && !platform.config.isOpenToOthers),
  );
}

const breakersOf = perPlatform(() => new Map<SocialProvider, Breaker>());

/** One breaker per provider: a sign-in does not wait for one that has just failed five others. */
export function breakerOf(platform: Platform, provider: SocialProvider): Breaker {
  const known = breakersOf(platform);
  const breaker =
    known.get(provider) ??
    createBreaker({ service: `sign-in provider ${provider}`, log: platform.log });
  known.set(provider, breaker);
  return breaker;
}

const clientsOf = perPlatform(() => new Map<SocialProvider, Promise<SocialClient>>());

/** The client of a provider, discovered once; a discovery that failed is tried again at the next call. */
export async function getSocialClient(
  platform: Platform,
  provider: SocialProvider,
): Promise<SocialClient> {
  if (!listReadyProviders(platform).some((ready) => ready.provider === provider))
    throw new Failure('social-unavailable');
  const known = clientsOf(platform);
  const pending =
    known.get(provider) ?? breakerOf(platform, provider).run(() => discover(platform, provider));
  known.set(provider, pending);
  try {
    return await pending;
  } catch (error) {
    known.delete(provider);
    platform.log.warn({ err: error, provider }, 'a social provider does not answer');
    throw new Failure('social-failed');
  }
}

async function discover(platform: Platform, provider: SocialProvider): Promise<SocialClient> {
  const keys = findKeys(platform, provider);
  const isLocal = !keys;
  const { issuer, clientId, clientSecret } = keys ?? (await startLocal(platform, provider));
  // The id token's signature is checked although it comes straight from the provider; plain http never in production.
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(platform.config.mode === 'serve' ? [] : [oidc.allowInsecureRequests]),
  ];
  const authentication = oidc.ClientSecretPost(clientSecret);
  const found = await oidc.discovery(new URL(issuer), clientId, {}, authentication, {
    execute,
    timeout: timeoutSeconds,
  });
  return {
    provider,
    isLocal,
    configuration: withTokenEndpoint(found, provider, clientId, authentication),
  };
}

/** Facebook's discovery document leaves its token endpoint out. */
function withTokenEndpoint(
  found: oidc.Configuration,
  provider: SocialProvider,
  clientId: string,
  authentication: oidc.ClientAuth,
): oidc.Configuration {
  const metadata = found.serverMetadata();
  if (metadata.token_endpoint || provider !== 'facebook') return found;
  const whole = {
    ...metadata,
    token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  } as unknown as oidc.ServerMetadata;
  const full = new oidc.Configuration(whole, clientId, {}, authentication);
  full.timeout = timeoutSeconds;
  oidc.enableNonRepudiationChecks(full);
  return full;
}

async function startLocal(platform: Platform, provider: SocialProvider): Promise<Keys> {
  const { startLocalProvider } = await import('./local-provider.ts');
  return startLocalProvider(provider, [
    callbackAddress(platform, provider, 'console'),
    callbackAddress(platform, provider, 'mobile'),
  ]);
}

/** Where a provider sends the browser back: a configured address, never the request's host. */
export function callbackAddress(
  { config }: Platform,
  provider: SocialProvider,
  app: 'console' | 'mobile',
): string {
  return `${app === 'mobile' ? config.mobileUrl : config.consoleUrl}/api/v1/auth/social/${provider}/callback`;
}
