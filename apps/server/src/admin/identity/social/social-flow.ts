import type { SocialProvider } from '@vitrine/contract/admin/identity.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Ctx } from '#platform/context.ts';
import { randomToken } from '../keys.ts';
import { cookieName, readSealed, setSealedCookie } from '../sign-in/sealed-cookies.ts';

/** What a sign-in at a provider has to remember until the browser comes back. */
export interface Flow {
  provider: SocialProvider;
  state: string;
  nonce: string;
  verifier: string;
  app: 'console' | 'mobile';
  language: Language;
  userSource: string;
  pageSource: string;
  /** The path that the person goes on to after signing in; empty is the start page. */
  redirect: string;
  /** A signed-in person adds this way in to their account. */
  link?: { accountId: string; sessionId: string } | undefined;
}

const flowSeconds = 10 * 60;
const browserSeconds = 20 * 60;

const flowName = (ctx: Ctx, state: string) => cookieName(ctx, `vt_social_${state.slice(0, 12)}`);

/** Keeps the flow in an encrypted cookie, one per flow, so that two tabs do not disturb each other. */
export async function saveFlow(ctx: Ctx, flow: Flow): Promise<void> {
  await setSealedCookie(ctx, 'social-flow', flowName(ctx, flow.state), flow, flowSeconds);
}

/** Takes the flow of a state out of the browser's cookie; a cookie of another flow, or an old one, is none. */
export async function consumeFlow(
  ctx: Ctx,
  provider: SocialProvider,
  state: string,
): Promise<Flow | undefined> {
  const name = flowName(ctx, state);
  if (!ctx.call.cookies[name]) return undefined;
  ctx.reply.cookies.push({ name, value: '', maxAgeSeconds: 0 });
  const flow = await readSealed<Flow>(ctx, 'social-flow', name);
  return flow?.provider === provider && flow.state === state ? flow : undefined;
}

/** The cookie that ties tickets to the browser that began; made when there is none. */
export function bindToBrowser(ctx: Ctx): string {
  const name = cookieName(ctx, 'vt_browser');
  const known = ctx.call.cookies[name];
  const value = known && /^[\w-]{43}$/.test(known) ? known : randomToken();
  ctx.reply.cookies.push({ name, value, maxAgeSeconds: browserSeconds });
  return value;
}

export function readBrowser(ctx: Ctx): string | undefined {
  return ctx.call.cookies[cookieName(ctx, 'vt_browser')];
}
