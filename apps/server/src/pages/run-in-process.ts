import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { FastifyRequest } from 'fastify';
import { failureBody, toFailure } from '#platform/http/http.ts';
import type { App } from '#server/app.ts';
import { pageCallInfo } from './page-request.ts';

interface PageCall {
  name: string;
  params: unknown;
  query: unknown;
  body: unknown;
  language: Language;
  currency: Currency;
  idempotencyKey?: string;
}

/** The JSON of responses that the server keeps and sends more than once. */
const repliesOf = new WeakMap<Buffer, unknown>();

function readReply(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return JSON.parse(String(body));
  const known = repliesOf.get(body) ?? JSON.parse(body.toString());
  repliesOf.set(body, known);
  return known;
}

/**
 * Calls an endpoint in this process: the same limits, shapes and rights as over HTTP, without the network. `recordTags` is
 * given what each answer depends on.
 */
export function runInProcess(
  app: App,
  request: FastifyRequest,
  recordTags?: (tags: ReadonlySet<string>) => void,
) {
  return async (
    call: PageCall,
  ): Promise<{ status: number; reply: unknown; retryAfterSeconds?: number }> => {
    const registered = app.api.endpoints.get(call.name);
    if (!registered) throw new Error(`No endpoint is called ${call.name}`);
    const usedTags = new Set<string>();
    try {
      const outcome = await registered.run({
        params: call.params,
        // What a page leaves undefined would not be in a query string either.
        query: Object.fromEntries(
          Object.entries((call.query ?? {}) as object).filter(([, value]) => value !== undefined),
        ),
        // Files are handed over as they are.
        body:
          call.body === undefined || registered.endpoint.bodyType === 'multipart'
            ? call.body
            : JSON.parse(JSON.stringify(call.body)),
        token: null,
        language: call.language,
        currency: call.currency,
        info: { ...pageCallInfo(request), idempotencyKey: call.idempotencyKey, usedTags },
        caller: null,
      });
      return { status: outcome.status, reply: outcome.reply ?? readReply(outcome.body) };
    } catch (error) {
      const failure = toFailure(error, app.platform.log, request.id);
      const { retryAfterSeconds } = failure;
      return {
        status: failure.status,
        reply: JSON.parse(failureBody(failure, call.language, request.id)),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      };
    } finally {
      recordTags?.(usedTags);
    }
  };
}
