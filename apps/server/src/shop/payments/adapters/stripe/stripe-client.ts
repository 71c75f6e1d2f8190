import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { requestHttp } from '#platform/http/http-request.ts';
import { ProviderError } from '../provider.ts';

/** How Stripe is reached. */
export interface StripeAccess {
  secretKey: string;
  /** Another address for all three of its hosts: the sandbox, or a proxy. */
  apiUrl?: string | undefined;
  timeoutMs?: number | undefined;
}

const answerMs = 8_000;
/** A page of a hundred lines of the book, each with its source, takes about 400 KB. */
const answerBytesMax = 4 * 1024 * 1024;

/** An object; of anything else the package makes an error that nobody can catch. */
function readJson(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new SyntaxError('No object');
  return value;
}

/**
 * The package's own client waits for ever for an answer that never ends, keeps all of it, and repeats a request by itself when
 * the connection is cut. This one has a limit of time and of bytes, and sends once.
 */
const sendOnce: Stripe.HttpClient = {
  getClientName: () => 'vitrine',
  async makeRequest(host, port, path, method, headers, body, protocol, timeoutMs) {
    const sent: Record<string, string> = {};
    // The length is counted from the body, and no header that is sent has several values.
    for (const [name, value] of Object.entries(headers))
      if (value !== null && value !== undefined && name.toLowerCase() !== 'content-length')
        sent[name] = String(value);
    const answer = await requestHttp(`${protocol}://${host}:${port}${path}`, {
      method: method === 'GET' || method === 'DELETE' ? method : 'POST',
      headers: sent,
      body: body || undefined,
      timeoutMs,
      bytesMax: answerBytesMax,
    }).catch((error: unknown) => {
      // Without its code, by which the package decides to repeat the request.
      throw new Error(error instanceof Error ? error.name : 'no answer');
    });
    return {
      getStatusCode: () => answer.status,
      getHeaders: () => ({}),
      getRawResponse: () => ({}),
      toStream: () => answer.body,
      toJSON: async () => readJson(answer.body),
    };
  },
};

/** The package takes 17 MB of memory, so only a server that uses Stripe loads it. */
export function openStripe({ secretKey, apiUrl, timeoutMs = answerMs }: StripeAccess) {
  const address = apiUrl ? new URL(apiUrl) : undefined;
  const isPlain = address?.protocol === 'http:';
  return import('stripe').then(
    ({ default: StripeClient }) =>
      new StripeClient(secretKey, {
        httpClient: sendOnce,
        maxNetworkRetries: 0,
        telemetry: false,
        timeout: timeoutMs,
        ...(address && {
          host: address.hostname,
          port: address.port || (isPlain ? 80 : 443),
          protocol: isPlain ? 'http' : 'https',
        }),
      }),
  );
}

/** Errors that prove that nothing was done. After any other (no answer, its own failures, its limits, our key) the outcome is unknown. */
const refusals: readonly string[] = [
  'StripeCardError',
  'StripeInvalidRequestError',
  'StripeIdempotencyError',
  'StripePermissionError',
];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value.slice(0, 60) : undefined;

/** A failure of a call as our interface knows it. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { type, code, name } = (error ?? {}) as Record<string, unknown>;
  const isRefused = refusals.includes(String(type));
  return new ProviderError(
    isRefused ? 'refused' : 'unknown',
    textOf(code) ?? textOf(type) ?? textOf(name) ?? 'no_answer',
  );
}

/** How long a call waits for another one with its key, which is under way. */
const waitsMs = [200, 500, 1_000, 2_000] as const;

/**
 * Makes one or several calls, and fails as our interface does. Stripe refuses a key whose first call it still works on, as
 * when two people press the same button: the call is made again, and is answered as the first one was.
 */
export async function callStripe<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let round = 0; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      const failure = toProviderError(error);
      const waitMs = waitsMs[round];
      if (failure.code !== 'idempotency_key_in_use' || waitMs === undefined) throw failure;
      await pause(waitMs);
    }
  }
}

/** The same for one object that may not be there. */
export function findAtStripe<Result>(work: () => Promise<Result>): Promise<Result | null> {
  return callStripe(work).catch((error: unknown) => {
    if (
      error instanceof ProviderError &&
      error.kind === 'refused' &&
      error.code === 'resource_missing'
    )
      return null;
    throw error;
  });
}

const pageSize = 100;
const pagesMax = 500;

/** All objects of a list, page by page, newest first, until `visit` has found what it looks for. */
export async function visitAll<Item extends { id: string }>(
  list: (page: { limit: number; starting_after?: string }) => Promise<{
    data: Item[];
    has_more: boolean;
  }>,
  visit: (item: Item) => boolean | undefined,
): Promise<void> {
  let after: string | undefined;
  for (let page = 0; page < pagesMax; page += 1) {
    const { data, has_more: hasMore } = await list({
      limit: pageSize,
      ...(after && { starting_after: after }),
    });
    if (data.some((item) => visit(item) === true)) return;
    const last = data.at(-1)?.id;
    if (!hasMore) return;
    if (!last || last === after) break;
    after = last;
  }
  // An object that the list left out must not look as if it did not exist.
  throw new ProviderError('unknown', 'endless_list');
}
