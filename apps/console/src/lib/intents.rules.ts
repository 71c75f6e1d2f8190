import { CallFailed } from '@vitrine/contract/client.ts';

/**
 * Answers that decide nothing: none came, the call still runs, the server broke off, or it did not look at the call at
 * all, which says nothing about the try before.
 */
const undecidedCodes: readonly string[] = [
  'unreachable',
  'unknown-answer',
  'idempotency-running',
  'internal',
  'busy',
  'read-only',
  'rate-limited',
  '1002',
  '',
];

/** Whether a call that failed may have happened all the same, so that only its repetition shows it. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof CallFailed) || undecidedCodes.includes(error.code);

/** Where keys are kept; a tab's `sessionStorage` does. */
export interface IntentStore {
  read(name: string): string | null;
  write(name: string, value: string): void;
  remove(name: string): void;
  names(): readonly string[];
}

interface IntentCall<Answer> {
  call: (idempotencyKey: string) => Promise<Answer>;
  /** True for a response that ends the intent; each does if not given. */
  isFinal?: ((answer: Answer) => boolean) | undefined;
}

/**
 * Idempotency keys, one per intent. An intent is what a call would send: saying the same again, by a second click, after
 * a reload or after a lost answer, is the same call, and anything else is another one. The key is kept until its answer
 * is final.
 */
export function createIntents(
  store: IntentStore,
  createKey: () => string = () => crypto.randomUUID(),
) {
  const running = new Map<string, Promise<unknown>>();
  const nameOf = (area: string, intent: unknown) => `intent:${area}:${JSON.stringify(intent)}`;
  const keyOf = (area: string, intent: unknown): string => {
    const name = nameOf(area, intent);
    const key = store.read(name) ?? createKey();
    store.write(name, key);
    return key;
  };
  /** Forgets an area's keys (all areas' without one): what comes next is new. */
  const forget = (area?: string): void => {
    const start = area === undefined ? 'intent:' : `intent:${area}:`;
    for (const name of store.names()) if (name.startsWith(start)) store.remove(name);
    for (const name of running.keys()) if (name.startsWith(start)) running.delete(name);
  };
  const begin = async <Answer>(
    area: string,
    intent: unknown,
    { call, isFinal }: IntentCall<Answer>,
  ): Promise<Answer> => {
    try {
      const answer = await call(keyOf(area, intent));
      if (isFinal?.(answer) ?? true) forget(area);
      return answer;
    } catch (error) {
      if (!isOutcomeUnknown(error)) forget(area);
      throw error;
    }
  };
  /**
   * Calls with the key of the intent and forgets it once the answer is final. While such a call runs, the same intent shares it: a
   * button that is pressed twice sends one request.
   */
  const once = <Answer>(
    area: string,
    intent: unknown,
    settings: IntentCall<Answer>,
  ): Promise<Answer> => {
    const name = nameOf(area, intent);
    const shared = running.get(name) as Promise<Answer> | undefined;
    if (shared) return shared;
    const call = begin(area, intent, settings).finally(() => running.delete(name));
    running.set(name, call);
    return call;
  };
  return { keyOf, forget, once };
}
