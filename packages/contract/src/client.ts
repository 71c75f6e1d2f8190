import { baseAddress, joinAddress } from './client/base-address.ts';
import type { ClientEffects, ClientTexts, Verdict } from './client/error-mapper.ts';
import { mapAnswer, toastError } from './client/error-mapper.ts';
import type { Params } from './client/serialise.ts';
import { toFormData, toQueryString, withQuery } from './client/serialise.ts';
import type { Lock, SessionStore, TokenAnswer } from './client/session.ts';
import { createRefresher, pageLock } from './client/session.ts';
import type { Endpoint, EndpointAnswer, EndpointArguments } from './endpoint.ts';
import type { FieldError } from './failures.ts';
import type { Language } from './locales.ts';

export type { ClientEffects, ClientTexts, SessionStore, TokenAnswer };
export { baseAddress };

export interface RequestOptions {
  url: string;
  /** GET when not given. */
  method?: string;
  /** JSON body of a post or put, query string of every other method, form with `formData`. */
  params?: Params | readonly unknown[] | undefined;
  /** Query string of a call whose `params` are its body. */
  query?: Params | undefined;
  /** JSON body of a method whose `params` would be its query string. */
  body?: unknown;
  /** Sends multipart/form-data; get and delete become post. */
  formData?: boolean;
  /** Overrides the content type that the method would have. */
  contentType?: string;
  headers?: Readonly<Record<string, string>>;
  /** Leaves the Bearer token out. */
  noAuth?: boolean;
  signal?: AbortSignal | undefined;
  /** For reads in the background: no toast, and an invalid token does not move the page. */
  quiet?: boolean;
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  quiet?: boolean;
}

export interface ClientOptions {
  baseAddress: string;
  language(): Language;
  /** ISO 4217 code that the person chose. */
  currency(): string;
  session: SessionStore;
  effects: ClientEffects;
  texts(): ClientTexts;
  timeoutMs?: number;
  lock?: Lock;
  now?(): number;
}

/** Why a typed call failed; the message is what the toast said, `fields` is what the form marks. */
export class CallFailed extends Error {
  readonly code: string;
  readonly fields: readonly FieldError[];
  constructor(message: string, code: string, fields: readonly FieldError[]) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.fields = fields;
  }
}

export const requestTimeoutMs = 50_000;
const refreshPath = '/api/v1/auth/refresh-token';
const jsonType = 'application/json;charset=UTF-8';
const silence: ClientEffects = { toast() {}, goToLogin() {} };

interface Sent {
  path: string;
  response: Response;
  body: unknown;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

function bodyOf(options: RequestOptions, method: string): { body?: string | FormData; type?: string; query?: string } {
  const { params, contentType } = options;
  const type = contentType?.toLowerCase() ?? '';
  const values = (params ?? {}) as Params;
  if (options.formData || type.startsWith('multipart/form-data')) return { body: toFormData(values) };
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { body: toQueryString(values), ...(contentType ? { type: contentType } : {}) };
  if (method === 'POST' || method === 'PUT') {
    const content = options.body ?? params;
    if (content === undefined) return contentType ? { type: contentType } : {};
    return { body: typeof content === 'string' ? content : JSON.stringify(content), type: contentType ?? jsonType };
  }
  const query = toQueryString(values);
  if (options.body === undefined) return { query, ...(contentType ? { type: contentType } : {}) };
  return { query, body: JSON.stringify(options.body), type: contentType ?? jsonType };
}

/** The one client of every face in the browser: specification §7 (calls) and §8 (errors), clause by clause. */
export function createClient(options: ClientOptions) {
  const timeoutMs = options.timeoutMs ?? requestTimeoutMs;
  const localNow = options.now ?? Date.now;
  let serverAheadMs = 0;

  async function send(request: RequestOptions): Promise<Sent> {
    const asked = (request.method ?? 'GET').toUpperCase();
    const method = request.formData && (asked === 'GET' || asked === 'DELETE') ? 'POST' : asked;
    const { body, type, query } = bodyOf(request, method);
    const language = options.language();
    let url = withQuery(joinAddress(options.baseAddress, request.url), query ?? '');
    if (request.query) url = withQuery(url, toQueryString(request.query));
    if (language === 'zh-cn') url = withQuery(url, 'lang=zh-cn');
    const token = request.noAuth ? '' : options.session.accessToken();
    const currency = options.currency();
    const limit = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method,
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
    const path = request.url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
    return { path: path.startsWith('/') ? path : `/${path}`, response, body: undefined };
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
    const refused = first.response.status >= 400 && (first.body as { code?: unknown } | undefined)?.code === '1002';
    if (!authorised || !refused) return first;
    const outcome = await refresher.refresh(used);
    // A server that could not be asked says nothing about the session: the person stays signed in.
    if (outcome === 'failed') throw new TypeError('The tokens could not be renewed');
    return outcome === 'refreshed' ? read(await send(request)) : first;
  }

  /** A network failure has no answer to map: the same toast, with a message that says what happened. */
  async function withNetworkText<Result>(request: RequestOptions, task: () => Promise<Result>): Promise<Result> {
    try {
      return await task();
    } catch (error) {
      if (request.signal?.aborted) throw error;
      const texts = options.texts();
      const text = (error as { name?: string }).name === 'TimeoutError' ? texts.timedOut : texts.unreachable;
      if (!request.quiet) toastError(options.effects, texts, text);
      throw new CallFailed(text, 'unreachable', []);
    }
  }

  async function judge(request: RequestOptions): Promise<{ verdict: Verdict; sent: Sent }> {
    const sent = await withNetworkText(request, () => sendFresh(request, false));
    const effects = request.quiet ? silence : options.effects;
    const verdict = mapAnswer({ path: sent.path, status: sent.response.status, body: sent.body }, effects, options.texts());
    return { verdict, sent };
  }

  /** Specification §7 and §8 to the letter: answers the envelope, rejects with the message. */
  async function request<Result = unknown>(requestOptions: RequestOptions): Promise<Result> {
    let outcome: Awaited<ReturnType<typeof judge>>;
    try {
      outcome = await judge(requestOptions);
    } catch (error) {
      if (error instanceof CallFailed) throw error.message;
      throw error;
    }
    const { verdict } = outcome;
    if (verdict.kind === 'rejected') throw verdict.reason;
    return (verdict.kind === 'ok' ? verdict.value : undefined) as Result;
  }

  /** Calls an endpoint of the contract; answers what its envelope holds, fails with `CallFailed`. */
  async function call<E extends Endpoint>(
    target: E,
    args: EndpointArguments<E>,
    callOptions: CallOptions = {},
  ): Promise<EndpointAnswer<E>> {
    const outgoing = requestFor(target, args as CallArguments, callOptions);
    const { verdict, sent } = await judge(outgoing);
    if (target.envelope === 'raw' && sent.response.ok) return sent.body as EndpointAnswer<E>;
    if (verdict.kind === 'rejected') throw new CallFailed(verdict.message, verdict.code, verdict.fields);
    if (verdict.kind === 'swallowed') throw new CallFailed(options.texts().systemError, 'unknown-answer', []);
    const envelope = verdict.value as { data?: unknown; info?: unknown };
    return (target.envelope === 'info' ? envelope.info : envelope.data) as EndpointAnswer<E>;
  }

  /** Fetches a file; the name comes from `Content-Disposition`. */
  async function download<E extends Endpoint>(target: E, args: EndpointArguments<E>, callOptions: CallOptions = {}) {
    const outgoing = requestFor(target, args as CallArguments, callOptions);
    const sent = await withNetworkText(outgoing, () => sendFresh(outgoing, true));
    if (sent.response.ok) return { blob: await sent.response.blob(), fileName: fileNameOf(sent.response) };
    const effects = outgoing.quiet ? silence : options.effects;
    const verdict = mapAnswer({ path: sent.path, status: sent.response.status, body: sent.body }, effects, options.texts());
    if (verdict.kind === 'rejected') throw new CallFailed(verdict.message, verdict.code, verdict.fields);
    throw new CallFailed(options.texts().systemError, 'unknown-answer', []);
  }

  /** Makes sure that the access token has some life left, for what does not go through a call (push). */
  async function freshAccessToken(): Promise<string> {
    await refresher.refreshAhead();
    return options.session.accessToken();
  }

  return { request, call, download, freshAccessToken };
}

export type Client = ReturnType<typeof createClient>;

interface CallArguments {
  params?: Readonly<Record<string, unknown>>;
  query?: Params;
  body?: unknown;
}

const asPathPart = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((part) => encodeURIComponent(String(part))).join(',');

function requestFor(target: Endpoint, args: CallArguments, callOptions: CallOptions): RequestOptions {
  const url = target.path.replaceAll(/:(\w+)/g, (_match, name: string) => asPathPart(args.params?.[name]));
  const key = callOptions.idempotencyKey ?? (target.idempotency === 'required' ? crypto.randomUUID() : undefined);
  const multipart = target.bodyType === 'multipart';
  const hasOwnBody = !multipart && args.body !== undefined;
  return {
    url,
    method: target.method,
    query: args.query,
    ...(multipart ? { params: args.body as Params, formData: true } : {}),
    ...(hasOwnBody ? { body: args.body } : {}),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
    signal: callOptions.signal,
    quiet: callOptions.quiet ?? false,
  };
}

function fileNameOf(response: Response): string {
  const match = /filename=([^;]+)/i.exec(response.headers.get('content-disposition') ?? '');
  try {
    return decodeURIComponent((match?.[1] ?? '').trim().replaceAll('"', ''));
  } catch {
    return '';
  }
}
