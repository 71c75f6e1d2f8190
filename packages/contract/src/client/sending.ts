import type { Language } from '../locales.ts';
import { joinAddress } from './base-address.ts';
import type { RequestOptions } from './requests.ts';
import { contentOf, methodOf, pathOf } from './requests.ts';
import { toQueryString, withQuery } from './serialise.ts';
import type { Lock, SessionStore, TokenAnswer } from './session.ts';
import { createRefresher, pageLock } from './session.ts';

const requestTimeoutMs = 50_000;
const refreshPath = '/api/v1/auth/refresh-token';

export interface SendingOptions {
  baseAddress: string;
  language(): Language;
  /** ISO 4217 code that the person chose. */
  currency(): string;
  session: SessionStore;
  timeoutMs?: number;
  lock?: Lock;
  now?(): number;
}

/** An answer with its body read, or, of a download that succeeded, with the body still to be read. */
export interface Sent {
  path: string;
  response: Response;
  body: unknown;
}

/** The server does not take the access token (1002). */
export function isSessionOver({ response, body }: Sent): boolean {
  return response.status >= 400 && String((body as { code?: unknown } | null | undefined)?.code) === '1002';
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

/** What happens between a request and its answer: headers, time limit, and tokens that are renewed in time. */
export function createSending(options: SendingOptions) {
  const timeoutMs = options.timeoutMs ?? requestTimeoutMs;
  const localNow = options.now ?? Date.now;
  let serverAheadMs = 0;

  async function send(request: RequestOptions): Promise<Sent> {
    const { body, type, query } = contentOf(request);
    const language = options.language();
    let url = withQuery(joinAddress(options.baseAddress, request.url), query ?? '');
    if (request.query) url = withQuery(url, toQueryString(request.query));
    if (language === 'zh-cn') url = withQuery(url, 'lang=zh-cn');
    const token = request.noAuth ? '' : options.session.accessToken();
    const currency = options.currency();
    const limit = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method: methodOf(request),
      headers: {
        accept: 'application/json, text/plain, */*',
        lang: language === 'zh-cn' ? 'en' : language,
        currencyjc: currency === 'USD' ? 'USD1' : currency,
        ...(token ? { authorization: token } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body }),
      signal: request.signal ? AbortSignal.any([request.signal, limit]) : limit,
    });
    const stamp = Date.parse(response.headers.get('date') ?? '');
    if (Number.isFinite(stamp)) serverAheadMs = stamp - localNow();
    return { path: pathOf(request.url), response, body: undefined };
  }

  async function askForTokens(refreshToken: string): Promise<TokenAnswer | 'refused' | 'failed'> {
    try {
      const { response } = await send({ url: refreshPath, method: 'POST', params: { refreshToken }, noAuth: true });
      const body = (await readBody(response)) as { code?: unknown; data?: TokenAnswer } | undefined;
      if (response.ok && body?.code === 1 && body.data) return body.data;
      return response.status === 400 || response.status === 401 || response.status === 403 ? 'refused' : 'failed';
    } catch {
      return 'failed';
    }
  }

  const refresher = createRefresher({
    session: options.session,
    lock: options.lock ?? pageLock(),
    now: () => localNow() + serverAheadMs,
    send: askForTokens,
  });

  /** Sends a call, renews the tokens when they are about to end or were refused, and then sends it again. */
  async function sendFresh(request: RequestOptions, download: boolean): Promise<Sent> {
    const authorised = !request.noAuth && options.session.accessToken() !== '';
    if (authorised) await refresher.refreshAhead();
    const used = options.session.accessToken();
    const read = async (sent: Sent): Promise<Sent> =>
      download && sent.response.ok ? sent : { ...sent, body: await readBody(sent.response) };
    const first = await read(await send(request));
    if (!authorised || !isSessionOver(first)) return first;
    const outcome = await refresher.refresh(used);
    // A server that could not be asked says nothing about the session: the person stays signed in.
    if (outcome === 'failed') throw new TypeError('The tokens could not be renewed');
    return outcome === 'refreshed' ? read(await send(request)) : first;
  }

  /**
   * Makes sure that the access token has some life left, for what does not go through a call (push). One that the server
   * has called ended is renewed whatever its expiry says: a trial's clock runs ahead of ours.
   */
  async function freshAccessToken(ended = ''): Promise<string> {
    await (ended ? refresher.refresh(ended) : refresher.refreshAhead());
    return options.session.accessToken();
  }

  return { sendFresh, freshAccessToken };
}
