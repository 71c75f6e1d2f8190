import type { z } from 'zod';
import { requestHttp } from '#platform/http/http-request.ts';
import { ProviderError } from './provider.ts';

/** How long a provider may take over an answer. */
export const answerMs = 8_000;
/** Many times what any answer takes. */
const answerBytesMax = 256 * 1024;

/** An answer in its shape. One that we cannot read may still have done something. */
export function parseAnswer<Shape extends z.ZodType>(
  shape: Shape,
  answer: unknown,
): z.output<Shape> {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new ProviderError('unknown', 'unreadable_answer');
  return parsed.data;
}

/** The response about the object with this key; one about another object is `unknown`. */
export function readAnswer<Shape extends z.ZodType<{ key: string }>>(
  shape: Shape,
  key: string,
  answer: unknown,
): z.output<Shape> {
  const parsed = parseAnswer(shape, answer);
  if (parsed.key !== key) throw new ProviderError('unknown', 'other_answer');
  return parsed;
}

export interface JsonCalls {
  /** One call; fails as `refused` when the provider refuses it, and as `unknown` when its result is not known. */
  call(method: 'GET' | 'POST', path: string, key?: string, body?: unknown): Promise<unknown>;
  /** Nothing (`undefined`, which no answer can be) only when the provider reports that there is no such thing. */
  find(path: string): Promise<unknown>;
}

/**
 * Calls of an API that takes a bearer key and JSON, our key in `Idempotency-Key`, and refuses with a code in `error`
 * (`not_found` for what it does not have). A limit on each answer, and no retries.
 */
export function createJsonCalls(address: string, apiKey: string, timeoutMs = answerMs): JsonCalls {
  async function call(
    method: 'GET' | 'POST',
    path: string,
    key?: string,
    body?: unknown,
  ): Promise<unknown> {
    let status: number;
    let answer: unknown;
    try {
      const answered = await requestHttp(`${address}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: body ? JSON.stringify(body) : undefined,
        timeoutMs,
        bytesMax: answerBytesMax,
      });
      status = answered.status;
      answer = JSON.parse(answered.body);
    } catch (error) {
      throw new ProviderError('unknown', error instanceof Error ? error.name : 'no_answer');
    }
    if (status >= 200 && status < 300) return answer;
    const code = String((answer as { error?: unknown } | null)?.error ?? status).slice(0, 60);
    throw new ProviderError(
      status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'unknown',
      code,
    );
  }

  async function find(path: string): Promise<unknown> {
    return call('GET', path).catch((error: unknown) => {
      if (error instanceof ProviderError && error.kind === 'refused' && error.code === 'not_found')
        return undefined;
      throw error;
    });
  }

  return { call, find };
}
