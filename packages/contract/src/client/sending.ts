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
  /** ISO 4217 code that the user selected. */
  currency(): string;
  session: SessionStore;
  /** Sends a request; `fetch` when not given. */
  send?(url: string, init: RequestInit): Promise<Response>;
  timeoutMs?: number;
  lock?: Lock;
  now?(): number;
}

/** A response with its body read; the body of a successful download is not read yet. */
export interface Sent {
  path: string;
  response: Response;
  body: unknown;
}

/** The server rejects the access token (1002). */
export function isSessionOver({ response, body }: Sent): boolean {
  return (
    response.status >= 400 &&
    String((body as { code?: unknown } | null | undefined)?.code) === '1002'
  );
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

/** Sends requests: headers, time limit, and renewal of tokens before they expire. */
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
    const response = await (options.send ?? fetch)(url, {
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
      const { response } = await send({
        url: refreshPath,
        method: 'POST',
        params: { refreshToken },
        noAuth: true,
      });
      const body = (await readBody(response)) as { code?: unknown; data?: TokenAnswer } | undefined;
      if (response.ok && body?.code === 1 && body.data) return body.data;
      return response.status === 400 || response.status === 401 || response.status === 403
        ? 'refused'
        : 'failed';
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

  /** Sends a call; renews the tokens if they are about to expire or were rejected, and then sends it again. */
  async function sendFresh(request: RequestOptions, download: boolean): Promise<Sent> {
    const authorised = !request.noAuth && options.session.accessToken() !== '';
    if (authorised) await refresher.refreshAhead();
    const used = options.session.accessToken();
    const read = async (sent: Sent): Promise<Sent> =>
      download && sent.response.ok ? sent : { ...sent, body: await readBody(sent.response) };
    const first = await read(await send(request));
    if (!authorised || !isSessionOver(first)) return first;
    const outcome = await refresher.refresh(used);
    // If the server cannot be reached, the state of the session is unknown: the user stays signed in.
    if (outcome === 'failed') throw new TypeError('The tokens could not be renewed');
    return outcome === 'refreshed' ? read(await send(request)) : first;
  }

  /**
   * Ensures that the access token is still valid for some time, for uses other than calls (push). A token that the server
   * has reported as expired is renewed even before its expiry: a trial's clock may be ahead of ours.
   */
  async function freshAccessToken(ended = ''): Promise<string> {
    await (ended ? refresher.refresh(ended) : refresher.refreshAhead());
    return options.session.accessToken();
  }

  return { sendFresh, freshAccessToken };
}
