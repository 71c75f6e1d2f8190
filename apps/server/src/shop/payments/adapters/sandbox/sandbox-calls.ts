import type { z } from 'zod';
import { requestHttp } from '#platform/http/http-request.ts';
import { ProviderError } from '../provider.ts';

/** How long the sandbox may take over an answer. */
export const sandboxAnswerMs = 8_000;
/** Many times what any answer takes. */
const answerBytesMax = 256 * 1024;

/** What was answered about the thing that was asked for by its key. */
export function readAnswer<Shape extends z.ZodType<{ key: string }>>(
  shape: Shape,
  key: string,
  answer: unknown,
): z.output<Shape> {
  const parsed = shape.safeParse(answer);
  // An answer that we cannot read, or that is about something else, may still have done something.
  if (!parsed.success) throw new ProviderError('unknown', 'unreadable_answer');
  if (parsed.data.key !== key) throw new ProviderError('unknown', 'other_answer');
  return parsed.data;
}

export interface SandboxCalls {
  /** One call; fails as `refused` when the bank said no, and as `unknown` when its result is not known. */
  call(method: 'GET' | 'POST', path: string, key?: string, body?: unknown): Promise<unknown>;
  /** Nothing (`undefined`, which no answer can be) only when the bank says that there is no such thing. */
  find(path: string): Promise<unknown>;
}

/** Plain HTTP to the sandbox with its key, a limit on each answer, and no retries of its own. */
export function createSandboxCalls(
  address: string,
  apiKey: string,
  timeoutMs = sandboxAnswerMs,
): SandboxCalls {
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
