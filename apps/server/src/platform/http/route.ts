import { Readable } from 'node:stream';
import type { Endpoint, EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { Permission } from '@vitrine/contract/permissions.ts';
import { warningText } from '#texts/failures.ts';
import { hasCachedBody } from '../caches.ts';
import type { Caller, Ctx, Platform } from '../context.ts';
import { Failure, sqlState, Warning } from '../failure.ts';
import { readOnlySeconds } from '../files/disk-guard.ts';
import type { SubjectDescribers } from '../jobs/job-subjects.ts';
import type { SubjectNames } from '../log-subjects.ts';
import type { PushReceiver, SubscriptionRule } from '../push/push-rights.ts';
import type { ReplyExtras } from '../reply-extras.ts';
import { compileShownAmounts, findShowAmount, type ShowAmount } from '../shown-amounts.ts';
import { claimKey, completeKey, hashBody, idempotencyScope } from './idempotency.ts';
import type { BeginOperation, Operation } from './operations.ts';
import type { RawCall } from './raw-call.ts';
import { compileReplyFilter } from './reply-fields.ts';
import { failFields, parseShape } from './shape.ts';

export type Handler<E extends Endpoint> = (
  ctx: Ctx,
  input: EndpointInput<E>,
) => Promise<EndpointReply<E> | Warning<EndpointReply<E>>>;

/** A finished call: the body as text, so that a replayed response is identical. */
interface Outcome {
  status: number;
  readonly body: string | Buffer | Readable;
  /** The body before it was written as JSON, for use in this process; none where the body is kept or is no JSON. */
  readonly reply?: unknown;
  contentType?: string;
  replayed?: boolean;
  extras: ReplyExtras;
}

interface RegisteredEndpoint {
  endpoint: Endpoint;
  run(call: RawCall): Promise<Outcome>;
  /** The reply of a GET without its envelope, for use in this process; nobody's permission is checked. */
  read(ctx: Ctx, params: unknown): Promise<unknown>;
}

/** Finds the account behind an access token, or null when the token is not valid (any more). */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** When a token that `authenticate` has accepted expires, in milliseconds. */
type TokenEnd = (token: string) => number;

/** The current rights of an earlier caller, or null if the session has ended: for connections that stay open. */
export type RefreshCaller = (caller: Caller) => Promise<Caller | null>;

/** Counts a call against its endpoint's limit; throws `rate-limited`. */
export type CountCall = (endpoint: Endpoint, call: RawCall, caller: Caller | null) => Promise<void>;

/** The limits of calls, and of the requests of an address that no endpoint answers. */
export type Limiter = CountCall & { countRequest(address: string): Failure | undefined };

/** The collection of all endpoints, used by HTTP, rendered pages, the API page and the tests. */
export interface Api {
  platform: Platform;
  endpoints: Map<string, RegisteredEndpoint>;
  authenticate: Authenticate;
  tokenEnd: TokenEnd;
  refreshCaller: RefreshCaller;
  limiter: Limiter;
  /** Starts recording a call in the operation log. */
  beginOperation: BeginOperation;
  /** The subjects of failed jobs, by the payload field of their events. */
  jobSubjects: SubjectDescribers;
  /** The names of what recorded calls are about. */
  logSubjects: SubjectNames;
  /** Cookies that identify a caller without an account, so that its repeated writes are recognised. */
  anonymousCookies: string[];
  /** Which accounts may subscribe to which push destinations; one rule that returns true is enough. */
  subscriptionRules: SubscriptionRule[];
  /** What clients may send over push. */
  pushReceivers: PushReceiver[];
}

export function createApi(platform: Platform): Api {
  return {
    platform,
    endpoints: new Map(),
    authenticate: async () => null,
    tokenEnd: () => 0,
    refreshCaller: async () => null,
    limiter: Object.assign(async () => undefined, { countRequest: () => undefined }),
    beginOperation: () => undefined,
    jobSubjects: new Map(),
    logSubjects: new Map(),
    anonymousCookies: [],
    subscriptionRules: [],
    pushReceivers: [],
  };
}

/** How an endpoint writes: in one transaction, in several phases, or not at all. */
function transactionOf(endpoint: Endpoint): NonNullable<Endpoint['transaction']> {
  return endpoint.transaction ?? (endpoint.method === 'GET' ? 'none' : 'auto');
}

/** Throws at boot for an endpoint that names neither a permission nor `public`, or whose name is taken. */
function assertEndpointValid(api: Api, { name, public: isPublic, permission }: Endpoint): void {
  if (!isPublic && !permission) throw new Error(`${name} names neither a permission nor public`);
  if (api.endpoints.has(name)) throw new Error(`Two endpoints are called ${name}`);
}

/** PostgreSQL's code for a statement that a read-only transaction does not allow. */
const readOnlyState = '25006';

/** ROOT passes every check. */
export const mayDo = ({ roles, permissions }: Caller, permission: Permission): boolean =>
  roles.includes('ROOT') || permissions.has(permission);

/** Throws for a call by which an operator who sees an owner's console would change something, or read what is the owner's alone. */
function assertViewable(endpoint: Endpoint, caller: Caller | null): void {
  if (!caller?.viewedBy || endpoint.whileViewing === 'allowed') return;
  const isReading = endpoint.method === 'GET' && transactionOf(endpoint) === 'none';
  if (!isReading || endpoint.whileViewing === 'refused') throw new Failure('view-only');
}

/** Throws unless this caller may call this endpoint now. */
export function authorize(endpoint: Endpoint, caller: Caller | null): void {
  const { permission, whileEnrolling } = endpoint;
  assertViewable(endpoint, caller);
  if (!permission) return;
  if (!caller) throw new Failure('1002');
  if (caller.mustEnrol && whileEnrolling !== 'allowed') throw new Failure('second-factor-required');
  if (!mayDo(caller, permission)) throw new Failure('forbidden');
}

/** Throws while the disk is nearly full, unless the endpoint writes nothing or reading depends on it. */
function refuseWithoutSpace(platform: Platform, endpoint: Endpoint): void {
  if (
    endpoint.method === 'GET' ||
    transactionOf(endpoint) === 'none' ||
    endpoint.whenReadOnly === 'allowed'
  )
    return;
  if (platform.disk.isFull())
    throw new Failure('read-only', { retryAfterSeconds: readOnlySeconds });
}

/** Parses the request with the endpoint's shapes; parts that the endpoint does not have are rejected. */
export function readInput<E extends Endpoint>(
  endpoint: E,
  { params, query, body, info }: Pick<RawCall, 'params' | 'query' | 'body' | 'info'>,
): EndpointInput<E> {
  const input = {
    params: endpoint.params && parseShape(endpoint.params, params),
    query: endpoint.query ? parseShape(endpoint.query, query) : failFields(query),
    body: endpoint.body
      ? parseShape(endpoint.body, body ?? {})
      : endpoint.bodyType === 'raw'
        ? body
        : failFields(body),
  };
  if (endpoint.idempotency === 'required' && !info.idempotencyKey)
    throw new Failure('idempotency-key-required');
  return input as EndpointInput<E>;
}

/** The context of the use case, outside a transaction. */
function contextOf(platform: Platform, call: RawCall): Ctx {
  return {
    platform,
    db: platform.database.db,
    clock: platform.clock,
    caller: call.caller,
    language: call.language,
    currency: call.currency,
    call: call.info,
    reply: { headers: {}, cookies: [] },
  };
}

/** Makes a reply match its schema. In tests a difference is an error; otherwise unknown fields are removed and logged once. */
function createReplyCheck(
  endpoint: Endpoint,
  { config, log }: Platform,
): (reply: unknown) => unknown {
  const filter = compileReplyFilter(endpoint.reply);
  let isLogged = false;
  return (value) => {
    const { reply, surplus } = filter(value);
    if (config.mode === 'test') {
      if (surplus.size)
        throw new Error(
          `The reply of ${endpoint.name} has fields that its schema does not name: ${[...surplus].join(', ')}`,
        );
      endpoint.reply.parse(value);
    } else if (surplus.size && !isLogged) {
      isLogged = true;
      log.error(
        { endpoint: endpoint.name, fields: [...surplus] },
        'fields left out of a reply: its schema does not name them',
      );
    }
    return reply;
  };
}

/** Wraps the result of the use case in the endpoint's envelope. A value that a cache keeps is filtered and serialised once. */
function createEnvelope(
  endpoint: Endpoint,
  platform: Platform,
): (result: unknown, ctx: Ctx, show?: ShowAmount) => Outcome {
  const checkReply = createReplyCheck(endpoint, platform);
  const withShown = compileShownAmounts(endpoint.reply);
  const bodies = new WeakMap<object, Buffer>();
  return (result, ctx, show) => {
    if (show)
      return putInEnvelope(endpoint, result, (reply) => withShown(checkReply(reply), show), ctx);
    if (!hasCachedBody(result) || ctx.reply.status)
      return putInEnvelope(endpoint, result, checkReply, ctx);
    const body =
      bodies.get(result) ??
      Buffer.from(putInEnvelope(endpoint, result, checkReply, ctx).body as string);
    bodies.set(result, body);
    return { status: 200, body, extras: ctx.reply };
  };
}

function putInEnvelope(
  endpoint: Endpoint,
  result: unknown,
  checkReply: (reply: unknown) => unknown,
  ctx: Ctx,
): Outcome {
  const warning = result instanceof Warning ? result : undefined;
  const data = checkReply(warning ? warning.data : result);
  const status = ctx.reply.status ?? 200;
  if (endpoint.envelope === 'raw') {
    const isFile = Buffer.isBuffer(data) || typeof data === 'string' || data instanceof Readable;
    const body = isFile ? data : JSON.stringify(data ?? null);
    return { status, body, extras: ctx.reply };
  }
  const code = warning ? 0 : 1;
  const msg = warning ? warningText(warning.text, ctx.language, warning.values) : 'ok';
  const key = endpoint.envelope === 'info' ? 'info' : 'data';
  return asJson({ code, msg, [key]: data ?? null }, status, ctx.reply);
}

/** Written as JSON only where it is sent: a page that is rendered in this process takes the reply itself. */
function asJson(reply: unknown, status: number, extras: ReplyExtras): Outcome {
  let text: string | undefined;
  return {
    status,
    reply,
    extras,
    get body() {
      text ??= JSON.stringify(reply);
      return text;
    },
  };
}

/** Runs a write; a repetition with the same `Idempotency-Key` gets the same response, byte for byte. */
async function answerOnce(
  api: Api,
  endpoint: Endpoint,
  { call, ctx, answer }: { call: RawCall; ctx: Ctx; answer: (ctx: Ctx) => Promise<Outcome> },
): Promise<Outcome> {
  const key = endpoint.idempotency && call.info.idempotencyKey;
  if (!key) return answer(ctx);
  const named = api.anonymousCookies.map((name) => call.info.cookies[name]).find(Boolean);
  const scope = idempotencyScope(ctx, named ?? JSON.stringify(call.params ?? {}));
  const bodyHash = hashBody([call.params, call.query, call.body]);
  const claim = await claimKey(ctx, {
    scope,
    key,
    route: endpoint.name,
    bodyHash,
    now: ctx.clock.now(),
  });
  if (claim.kind === 'replay')
    return { status: 200, body: claim.answer, replayed: true, extras: ctx.reply };
  const outcome = await answer(ctx);
  await completeKey(ctx, scope, key, outcome.body.toString());
  return outcome;
}

/** Runs a read of an operator who sees an owner's console: the database itself refuses what a use case would write. */
async function readOnly(ctx: Ctx, answer: (ctx: Ctx) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ctx.platform.database.withTx((tx) => answer({ ...ctx, db: tx }), {
      isReadOnly: true,
    });
  } catch (error) {
    throw sqlState(error) === readOnlyState ? new Failure('view-only') : error;
  }
}

/** Registers one endpoint. The steps of a call: who, limit, may, shape, transaction, use case, reply. */
export function route<const E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  assertEndpointValid(api, endpoint);
  const envelope = createEnvelope(endpoint, api.platform);

  async function run(call: RawCall): Promise<Outcome> {
    call.caller = call.token ? await api.authenticate(call.token) : null;
    await api.limiter(endpoint, call, call.caller);
    const ctx = contextOf(api.platform, call);
    const operation = api.beginOperation(endpoint, call);
    try {
      return await perform(call, ctx, operation);
    } catch (error) {
      await operation?.fail(ctx, error);
      throw error;
    }
  }

  async function perform(
    call: RawCall,
    ctx: Ctx,
    operation: Operation | undefined,
  ): Promise<Outcome> {
    authorize(endpoint, call.caller);
    refuseWithoutSpace(api.platform, endpoint);
    const input = readInput(endpoint, call);
    const answer = async (inner: Ctx) => {
      await operation?.prepare(inner, input);
      const result = await handler(inner, input);
      await operation?.complete(inner, input, result);
      return envelope(
        result,
        inner,
        await findShowAmount(inner, endpoint.permission !== undefined),
      );
    };
    if (call.caller?.viewedBy && endpoint.whileViewing !== 'allowed') return readOnly(ctx, answer);
    if (transactionOf(endpoint) !== 'auto') return answer(ctx);
    return api.platform.database.withTx((tx) =>
      answerOnce(api, endpoint, { call, ctx: { ...ctx, db: tx }, answer }),
    );
  }

  async function read(ctx: Ctx, params: unknown): Promise<unknown> {
    const result = await handler(
      ctx,
      readInput(endpoint, { params, query: {}, body: undefined, info: ctx.call }),
    );
    return result instanceof Warning ? result.data : result;
  }

  api.endpoints.set(endpoint.name, { endpoint, run, read });
}

/** The signed-in account; endpoints with a permission always have one. */
export function callerOf(ctx: Ctx): Caller {
  if (!ctx.caller) throw new Failure('1002');
  return ctx.caller;
}
