import type { Ctx } from './context.ts';
import type { QueueName } from './jobs/queues.ts';

/** A kind of event: its name in the past tense and the type of its payload. */
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
  /** The queue: a job may have to wait for other jobs in it. */
  queue?: QueueName;
  /** `none` for a handler that calls external services: it opens short transactions of its own. */
  transaction?: 'one' | 'none';
}

/**
 * Facts in the past tense, emitted in the transaction of the change. Each handler runs later as a separate
 * job, at least once, so it must be safe to run twice; a failing handler is retried without affecting the others.
 */
export interface Events {
  emit<Payload>(ctx: Ctx, kind: EventKind<Payload>, payload: NoInfer<Payload>): Promise<void>;
  on<Payload>(
    kind: EventKind<Payload>,
    handlerName: string,
    handler: EventHandler<NoInfer<Payload>>,
    settings?: HandlerSettings,
  ): void;
  /** Requeues jobs that used up their attempts; returns how many. */
  retryFailed(ids: readonly string[]): Promise<number>;
}
