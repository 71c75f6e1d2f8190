import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import { type Platform, systemContext } from './context.ts';
import type { EventHandler, EventKind, Events } from './events.ts';
import type { Logger } from './log.ts';

const queue = 'events';
/** Where jobs wait for an operator when all their attempts failed. */
export const failedQueue = 'events-failed';
const keptSeconds = 10 * 365 * 86_400;
const attempts = { retryLimit: 10, retryBackoff: true, retryDelay: 2, expireInSeconds: 120, notify: true };
const shownLetters = 300;

/** The innermost cause, in short: what wraps it names queries with their values, which nobody else should read. */
function shortReason(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return (inner instanceof Error ? `${inner.name}: ${inner.message}` : String(inner)).slice(0, shownLetters);
}

interface EventJob {
  event: string;
  handler: string;
  payload: unknown;
  language?: string;
}

interface Subscription {
  handlerName: string;
  handler: EventHandler<unknown>;
}

/** Events carried by pg-boss: one job per handler, enqueued in the transaction of the fact. */
export interface Outbox extends Events {
  boss: PgBoss;
  /** Creates the queue's tables; needed before the first event. */
  prepare(): Promise<void>;
  /** Starts working off jobs in this process. */
  work(platform: Platform): Promise<void>;
  /** Works off everything that is due, here and now: for tests, seeding and proofs. */
  drain(platform: Platform): Promise<number>;
  stop(): Promise<void>;
}

export interface OutboxSettings {
  /** Whether this connection's role may make the queue's tables; else they have to be there. */
  ownsSchema: boolean;
}

export function createOutbox(url: string, log: Logger, { ownsSchema }: OutboxSettings): Outbox {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 3,
    useListenNotify: true,
    application_name: 'vitrine-jobs',
    migrate: ownsSchema,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  const subscriptions = new Map<string, Subscription[]>();

  function on<Payload>(kind: EventKind<Payload>, handlerName: string, handler: EventHandler<Payload>): void {
    const known = subscriptions.get(kind.name) ?? [];
    if (known.some((subscription) => subscription.handlerName === handlerName)) {
      throw new Error(`Two handlers of ${kind.name} are called ${handlerName}`);
    }
    subscriptions.set(kind.name, [...known, { handlerName, handler: handler as EventHandler<unknown> }]);
  }

  const emit: Events['emit'] = async (ctx, kind, payload) => {
    const jobs = (subscriptions.get(kind.name) ?? []).map(({ handlerName }) => ({
      data: { event: kind.name, handler: handlerName, payload } satisfies EventJob,
    }));
    if (jobs.length) await boss.insert(queue, jobs, { db: fromDrizzle(ctx.db as never, sql) });
  };

  async function run(platform: Platform, job: EventJob): Promise<void> {
    const subscription = subscriptions.get(job.event)?.find(({ handlerName }) => handlerName === job.handler);
    if (!subscription) {
      log.error({ event: job.event, handler: job.handler }, 'no handler for a job');
      return;
    }
    await platform.database.withTx((tx) => subscription.handler(systemContext(platform, tx), job.payload));
  }

  return {
    boss,
    on,
    emit,
    retryFailed: (ids) => boss.redrive(failedQueue, { ids: [...ids], sourceName: queue }),
    async prepare() {
      await boss.start();
      if (!ownsSchema) return;
      await boss.createQueue(failedQueue, { retentionSeconds: keptSeconds });
      await boss.createQueue(queue, { ...attempts, deadLetter: failedQueue });
      // A database of an earlier version has the queue without its dead letters.
      await boss.updateQueue(queue, { ...attempts, deadLetter: failedQueue });
    },
    async work(platform) {
      await boss.work<EventJob>(
        queue,
        { batchSize: 20, burstWhenBatchFull: true, pollingIntervalSeconds: 2, perJobResults: true },
        async (jobs) => {
          const results: JobResult[] = [];
          for (const { id, data } of jobs) {
            // Each job succeeds or fails for itself: one that fails is tried again without the others of its batch.
            const error = await run(platform, data).catch((thrown: unknown) => thrown ?? new Error('thrown without a reason'));
            if (error) log.error({ err: error, event: data.event, handler: data.handler }, 'a job failed');
            results.push(error ? { id, status: 'failed', output: { message: shortReason(error) } } : { id, status: 'completed' });
          }
          return results;
        },
      );
    },
    async drain(platform) {
      let done = 0;
      for (;;) {
        const jobs = await boss.fetch<EventJob>(queue, { batchSize: 100 });
        if (!jobs.length) return done;
        for (const job of jobs) {
          await run(platform, job.data);
          await boss.complete(queue, job.id);
          done += 1;
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}
