import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requestHttp } from '#platform/http/http-request.ts';
import { ProviderError } from '../provider.ts';

/** How PayPal's API is reached. */
export interface PaypalAccess {
  /** Without a path's end: `https://api-m.paypal.com`. */
  address: string;
  clientId: string;
  clientSecret: string;
  timeoutMs?: number | undefined;
  /** A clock that only goes forward, in milliseconds; replaced in tests. */
  elapsedMs?: (() => number) | undefined;
}

const answerMs = 20_000;
/** A page of 500 lines of the book has the longest answer, with about 600 kB. */
const answerBytesMax = 4 * 1024 * 1024;
/** A token is renewed before its end, so that it does not end on its way. */
const tokenMarginMs = 60_000;

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const errorShape = z.object({
  name: z.string().min(1),
  details: z.array(z.object({ issue: z.string().optional() })).catch([]),
});

/** The code for keys that PayPal does not know. */
export const invalidKeys = 'invalid_client';

/** PayPal's definite createRefusal, with its answer. */
export class PaypalRefusal extends ProviderError {
  readonly status: number;
  readonly answer: unknown;

  constructor(status: number, code: string, answer: unknown) {
    super('refused', code);
    this.status = status;
    this.answer = answer;
  }
}

export interface PaypalRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** `PayPal-Request-Id`: PayPal keeps it for 6 hours (orders), 45 days (captures, refunds) or 30 days (payouts). */
  key?: string;
  /** The linked account in whose name the call is made. */
  account?: string | null;
  body?: unknown;
  /** Sent in place of `body`: the fields as a part of the form, and files beside them. */
  form?: { input: object; files: readonly FormFile[] };
}

interface FormFile {
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** A multipart body. Its names and types are ours, so that none of them needs quoting. */
function writeForm({ input, files }: { input: object; files: readonly FormFile[] }) {
  const boundary = `vitrine-${randomUUID()}`;
  const part = (disposition: string, type: string, bytes: Buffer) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ];
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([
      ...part('name="input"', 'application/json', Buffer.from(JSON.stringify(input))),
      ...files.flatMap(({ name, mimeType, bytes }) =>
        part(`name="evidence-file"; filename="${name}"`, mimeType, bytes),
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
}

export type PaypalCall = <Shape extends z.ZodType>(
  shape: Shape,
  request: PaypalRequest,
) => Promise<z.output<Shape>>;

/** With these statuses the result of the request is unknown: it is repeated later. */
const undecidedStatuses = new Set([408, 409, 425, 429]);
/** The same by the name of an error: the first request with this key is still in progress. */
const undecidedIssues = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'RATE_LIMIT_REACHED']);

/** A createRefusal is what PayPal names; anything else may have happened. */
function errorOf(status: number, answer: unknown): ProviderError {
  const error = errorShape.safeParse(answer);
  if (status < 400 || status >= 500 || undecidedStatuses.has(status) || !error.success)
    return new ProviderError('unknown', String(status));
  const { name, details } = error.data;
  const issue = (details[0]?.issue ?? name).slice(0, 60);
  if (undecidedIssues.has(issue)) return new ProviderError('unknown', issue);
  return new PaypalRefusal(status, status === 404 ? 'not_found' : issue, answer);
}

const base64 = (text: string, encoding: 'base64' | 'base64url') =>
  Buffer.from(text).toString(encoding);

/** Plain HTTP to PayPal: one token for all calls, a limit on each answer, and no repetitions of writes. */
export function createPaypalCalls(access: PaypalAccess): PaypalCall {
  const { address, clientId, clientSecret, timeoutMs = answerMs } = access;
  const elapsedMs = access.elapsedMs ?? (() => performance.now());
  let token: { value: string; until: number } | undefined;
  let fetching: Promise<{ value: string; until: number }> | undefined;

  async function send(
    path: string,
    request: Pick<Parameters<typeof requestHttp>[1], 'method' | 'headers' | 'body'>,
  ): Promise<{ status: number; answer: unknown }> {
    try {
      const { status, body } = await requestHttp(`${address}${path}`, {
        ...request,
        timeoutMs,
        bytesMax: answerBytesMax,
      });
      return { status, answer: body === '' ? null : JSON.parse(body) };
    } catch (error) {
      throw new ProviderError('unknown', error instanceof Error ? error.name : 'no_answer');
    }
  }

  async function fetchToken(): Promise<{ value: string; until: number }> {
    const from = elapsedMs();
    const { status, answer } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${base64(`${clientId}:${clientSecret}`, 'base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const parsed = tokenShape.safeParse(answer);
    // Keys that are no longer valid refuse no payment: what is open stays unknown until there are new ones.
    if (status === 401) throw new ProviderError('unknown', invalidKeys);
    if (status !== 200 || !parsed.success) throw new ProviderError('unknown', 'no_token');
    const { access_token: value, expires_in } = parsed.data;
    return { value, until: from + expires_in * 1_000 - tokenMarginMs };
  }

  async function getToken(): Promise<string> {
    if (token && elapsedMs() < token.until) return token.value;
    fetching ??= fetchToken().finally(() => {
      fetching = undefined;
    });
    token = await fetching;
    return token.value;
  }

  /** Names the linked account of the call in an unsigned assertion, as PayPal requires. */
  const assertionFor = (account: string) =>
    [{ alg: 'none' }, { iss: clientId, payer_id: account }]
      .map((part) => base64(JSON.stringify(part), 'base64url'))
      .concat('')
      .join('.');

  async function sendCall({ method, path, key, account, body, form }: PaypalRequest) {
    const value = await getToken();
    const multipart = form && writeForm(form);
    const answered = await send(path, {
      method,
      headers: {
        authorization: `Bearer ${value}`,
        prefer: 'return=representation',
        ...(body === undefined && method !== 'POST'
          ? {}
          : { 'content-type': multipart?.type ?? 'application/json' }),
        ...(key ? { 'paypal-request-id': key } : {}),
        ...(account ? { 'paypal-auth-assertion': assertionFor(account) } : {}),
      },
      body: multipart?.bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    if (answered.status === 401 && token?.value === value) token = undefined;
    return answered;
  }

  return async (shape, request) => {
    let { status, answer } = await sendCall(request);
    // A token that PayPal has withdrawn: nothing was done, and a new one may do it.
    if (status === 401) ({ status, answer } = await sendCall(request));
    if (status === 401) throw new ProviderError('unknown', 'unauthorized');
    if (status < 200 || status >= 300) throw errorOf(status, answer);
    const parsed = shape.safeParse(answer);
    if (!parsed.success) throw new ProviderError('unknown', 'unreadable_answer');
    return parsed.data;
  };
}

/** Returns undefined when PayPal has no such object. */
export async function findObject<Shape extends z.ZodType>(
  call: PaypalCall,
  shape: Shape,
  path: string,
): Promise<z.output<Shape> | undefined> {
  return call(shape, { method: 'GET', path }).catch((error: unknown) => {
    if (error instanceof PaypalRefusal && error.code === 'not_found') return undefined;
    throw error;
  });
}
