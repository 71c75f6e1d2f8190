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

export interface HandlerSettings {
  /** The queue: a job may have to wait for other jobs in it. */
  queue?: QueueName;
  /** `none` for a handler that calls external services or has several parts: it opens its own short transactions. */
  transaction?: 'one' | 'none';
  /** It works off what earlier versions have queued for it; nothing more is. */
  isFormer?: boolean;
}
