import type { Ctx } from './context.ts';
import type { QueueName } from './queues.ts';

/** A kind of event: its name in the past tense and, by type, what it carries. */
export interface EventKind<Payload> {
  readonly name: `${string}.${string}`;
  readonly payload?: Payload;
}

/** Declares an event in the public API of the feature that emits it: `defineEvent<{ orderId: string }>('order.placed')`. */
export function defineEvent<Payload>(name: `${string}.${string}`): EventKind<Payload> {
  return { name };
}

export type EventHandler<Payload> = (ctx: Ctx, payload: Payload) => Promise<void>;

export interface HandlerSettings {
  /** Which other jobs it may have to wait for: those of its kind. */
  queue?: QueueName;
  /** `none` for a handler that calls services outside: it opens short transactions of its own. */
  transaction?: 'one' | 'none';
}

/**
 * Facts in the past tense, emitted in the transaction that made them true. Each handler runs later as a job of its
 * own, at least once, so it must be safe to run twice; a failing handler is retried without disturbing the others.
 */
export interface Events {
  emit<Payload>(ctx: Ctx, kind: EventKind<Payload>, payload: NoInfer<Payload>): Promise<void>;
  on<Payload>(kind: EventKind<Payload>, handlerName: string, handler: EventHandler<NoInfer<Payload>>, settings?: HandlerSettings): void;
  /** Gives jobs that failed for good new attempts, each once; answers how many. */
  retryFailed(ids: readonly string[]): Promise<number>;
}
