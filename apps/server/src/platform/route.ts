import type { Endpoint, EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import { warningText } from '#texts/failures.ts';
import type { Caller, CallInfo, Ctx, Platform, ReplyExtras } from './context.ts';
import { readOnlySeconds } from './disk-guard.ts';
import { Failure, Warning } from './failure.ts';
import { claimKey, completeKey, hashBody, idempotencyScope } from './idempotency.ts';
import { parseShape, refuseFields } from './shape.ts';

export type Handler<E extends Endpoint> = (ctx: Ctx, input: EndpointInput<E>) => Promise<EndpointReply<E> | Warning<EndpointReply<E>>>;

/** A call before parsing, whether it came over HTTP or from the storefront's own process. */
export interface RawCall {
  params: unknown;
  query: unknown;
  body: unknown;
  token: string | null;
  language: Language;
  currency: Currency;
  info: CallInfo;
  /** Who calls, once that is known: for the request's line in the log. */
  caller: Caller | null;
}

/** A finished call: the body as text, so that a replayed answer is byte-equal. */
interface Outcome {
  status: number;
  body: string | Buffer;
  contentType?: string;
  replayed?: boolean;
  extras: ReplyExtras;
}

interface RegisteredEndpoint {
  endpoint: Endpoint;
  run(call: RawCall): Promise<Outcome>;
}

/** Finds the account behind an access token, or null when the token is not valid (any more). */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** When a token ends that `authenticate` has accepted, in milliseconds. */
type TokenEnd = (token: string) => number;

/** Who somebody that was let in before is now, or null when that sign-in has ended: for connections that stay open. */
export type Recall = (caller: Caller) => Promise<Caller | null>;

/** Counts a call against its endpoint's limit; throws `rate-limited`. */
export type Limiter = (endpoint: Endpoint, call: RawCall, caller: Caller | null) => Promise<void>;

/** The collection of all endpoints: what HTTP, the storefront, the API page and the tests read. */
export interface Api {
  platform: Platform;
  endpoints: Map<string, RegisteredEndpoint>;
  authenticate: Authenticate;
  tokenEnd: TokenEnd;
  recall: Recall;
  limiter: Limiter;
}

export function createApi(platform: Platform): Api {
  return {
    platform,
    endpoints: new Map(),
    authenticate: async () => null,
    tokenEnd: () => 0,
    recall: async () => null,
    limiter: async () => undefined,
  };
}

/**
 * Registers one endpoint. The life of a call: limit, who, may, shape, transaction, use case, reply.
 * An endpoint that names neither a permission nor `public` does not boot, nor one whose name is taken.
 */
export function route<const E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  const { name } = endpoint as Endpoint;
  if (endpoint.public !== true && !endpoint.permission) throw new Error(`${name} names neither a permission nor public`);
  if (api.endpoints.has(endpoint.name)) throw new Error(`Two endpoints are called ${endpoint.name}`);
  const isWrite = endpoint.method !== 'GET';
  const transaction = endpoint.transaction ?? (isWrite ? 'auto' : 'none');
  const needsSpace = isWrite && transaction !== 'none' && (endpoint as Endpoint).whenReadOnly !== 'allowed';

  async function run(call: RawCall): Promise<Outcome> {
    const caller = call.token ? await api.authenticate(call.token) : null;
    call.caller = caller;
    await api.limiter(endpoint, call, caller);
    if (endpoint.permission) {
      if (!caller) throw new Failure('1002');
      if (caller.mustEnrol && (endpoint as Endpoint).whileEnrolling !== 'allowed') throw new Failure('second-factor-required');
      if (!caller.roles.includes('ROOT') && !caller.permissions.has(endpoint.permission)) throw new Failure('forbidden');
    }
    if (needsSpace && api.platform.disk.isFull()) throw new Failure('read-only', { retryAfterSeconds: readOnlySeconds });
    const input = {
      params: endpoint.params ? parseShape(endpoint.params, call.params) : undefined,
      query: endpoint.query ? parseShape(endpoint.query, call.query) : refuseFields(call.query),
      body: endpoint.body ? parseShape(endpoint.body, call.body ?? {}) : endpoint.bodyType === 'raw' ? call.body : refuseFields(call.body),
    } as EndpointInput<E>;
    if (endpoint.idempotency === 'required' && !call.info.idempotencyKey) throw new Failure('idempotency-key-required');

    const extras: ReplyExtras = { headers: {}, cookies: [] };
    const ctx: Ctx = {
      platform: api.platform,
      db: api.platform.database.db,
      clock: api.platform.clock,
      caller,
      language: call.language,
      currency: call.currency,
      call: call.info,
      reply: extras,
    };
    if (transaction !== 'auto') return finish(await handler(ctx, input), ctx);

    const key = endpoint.idempotency ? call.info.idempotencyKey : undefined;
    return api.platform.database.withTx(async (tx) => {
      const inner: Ctx = { ...ctx, db: tx };
      if (!key) return finish(await handler(inner, input), inner);
      const scope = idempotencyScope(inner, call.info.cookies['vt_cart'] ?? JSON.stringify(call.params ?? {}));
      const claim = await claimKey(inner, {
        scope,
        key,
        route: endpoint.name,
        bodyHash: hashBody([call.params, call.query, call.body]),
        now: ctx.clock.now(),
      });
      if (claim.kind === 'replay') return { status: 200, body: claim.answer, replayed: true, extras };
      const outcome = finish(await handler(inner, input), inner);
      await completeKey(inner, scope, key, outcome.body.toString());
      return outcome;
    });
  }

  function finish(result: EndpointReply<E> | Warning<EndpointReply<E>>, ctx: Ctx): Outcome {
    const warning = result instanceof Warning ? result : undefined;
    const data = (warning ? warning.data : result) as EndpointReply<E>;
    if (api.platform.config.mode === 'test') endpoint.reply.parse(data);
    const status = ctx.reply.status ?? 200;
    if (endpoint.envelope === 'raw') {
      const body = Buffer.isBuffer(data) || typeof data === 'string' ? data : JSON.stringify(data ?? null);
      return { status, body, extras: ctx.reply };
    }
    const code = warning ? 0 : 1;
    const msg = warning ? warningText(warning.text, ctx.language, warning.values) : 'ok';
    const key = endpoint.envelope === 'info' ? 'info' : 'data';
    return { status, body: JSON.stringify({ code, msg, [key]: data ?? null }), extras: ctx.reply };
  }

  api.endpoints.set(endpoint.name, { endpoint, run });
}

/** The signed-in account; endpoints with a permission always have one. */
export function callerOf(ctx: Ctx): Caller {
  if (!ctx.caller) throw new Failure('1002');
  return ctx.caller;
}

/** The store of the signed-in owner; operators without a store get `store-required`. */
export function ownStoreId(ctx: Ctx): string {
  const { storeId } = callerOf(ctx);
  if (!storeId) throw new Failure('store-required');
  return storeId;
}
