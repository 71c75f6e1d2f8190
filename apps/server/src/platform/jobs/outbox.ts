import {
  type ConstructorOptions,
  type JobResult,
  PgBoss,
  type QueueOptions,
  type QueuePolicy,
} from 'pg-boss';
import type { EventHandler, Events } from '../context.ts';
import { type Platform, systemContext } from '../context.ts';
import type { Db } from '../db/db.ts';
import { plannerOptions } from '../db/planner-options.ts';
import type { EventKind, HandlerSettings } from '../events.ts';
import type { Logger } from '../log.ts';
import { QueueClient } from './queue-client.ts';
import {
  failedKeptSeconds,
  failedQueue,
  jobSettings,
  pollSeconds,
  type QueueName,
  queueNames,
  queues,
  scheduleQueue,
  superviseSeconds,
} from './queues.ts';
import { withRunLog } from './run-log.ts';
import { shortReason } from './short-reason.ts';
import { createWorkerWaker } from './wake-workers.ts';

interface EventJob {
  event: string;
  handler: string;
  payload: unknown;
  language?: string;
}

interface Subscription extends Required<HandlerSettings> {
  handlerName: string;
  handler: EventHandler<unknown>;
}

/** Events carried by pg-boss: one job per handler, enqueued in the transaction of the fact, in the queue of its kind. */
export interface Outbox extends Events {
  boss: PgBoss;
  /** Creates the queue's tables; needed before the first event. */
  prepare(): Promise<void>;
  /** Starts processing jobs in this process. */
  work(platform: Platform): Promise<void>;
  /** Processes everything that is due at once: for tests, seeding and proofs. */
  drain(platform: Platform): Promise<number>;
  stop(): Promise<void>;
}

export interface OutboxSettings {
  /** Whether this connection's role may create the queue's tables; otherwise they have to exist. */
  ownsSchema: boolean;
  /** A process that works off events listens to the queues and supervises them; one that only emits events does neither. */
  isWorker?: boolean;
}

/**
 * Sends pg-boss's insert of jobs in a transaction of ours, with its next statement or with its commit. It returns no rows, because
 * nothing needs the ids of jobs.
 */
const insertIn = (db: Db): NonNullable<ConstructorOptions['db']> => ({
  async executeSql(text: string, values: unknown[] = []) {
    await db.sendWithCommit(() => db.read({ sql: text, params: values }, () => []));
    return { rows: [] };
  },
});

export function createOutbox(
  url: string,
  log: Logger,
  { ownsSchema, isWorker = false }: OutboxSettings,
): Outbox {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: isWorker ? 3 : 1,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    application_name: 'vitrine-jobs',
    // Passed on to the pool of `pg`, like all settings of connections.
    ...({ Client: QueueClient } as ConstructorOptions),
    options: plannerOptions,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    migrate: ownsSchema,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  const subscriptions = new Map<string, Subscription[]>();
  const waker = createWorkerWaker();

  function on<Payload>(
    kind: EventKind<Payload>,
    handlerName: string,
    handler: EventHandler<Payload>,
    { queue = 'general', transaction = 'one', isFormer = false }: HandlerSettings = {},
  ): void {
    const known = subscriptions.get(kind.name) ?? [];
    if (known.some((subscription) => subscription.handlerName === handlerName)) {
      throw new Error(`Two handlers of ${kind.name} are called ${handlerName}`);
    }
    subscriptions.set(kind.name, [
      ...known,
      { handlerName, handler: handler as EventHandler<unknown>, queue, transaction, isFormer },
    ]);
  }

  const emit: Events['emit'] = async (ctx, kind, ...payloads) => {
    const subscribed = subscriptions.get(kind.name) ?? [];
    for (const queue of queueNames) {
      const handlers = subscribed.filter(
        (subscription) => subscription.queue === queue && !subscription.isFormer,
      );
      const jobs = payloads.flatMap((payload) =>
        handlers.map(({ handlerName }) => ({
          data: { event: kind.name, handler: handlerName, payload } satisfies EventJob,
        })),
      );
      if (!jobs.length) continue;
      await boss.insert(queues[queue].name, jobs, { db: insertIn(ctx.db) });
      ctx.db.afterCommit(() => waker.wakeSoon(ctx.platform, queue));
    }
  };

  /** A job that fails leaves a log of its try; one that succeeds has nothing to say. */
  const runLogged = (platform: Platform, id: string, job: EventJob): Promise<void> =>
    withRunLog(platform, { kind: 'job', name: `${job.event} ${job.handler}`, subject: id }, () =>
      run(platform, job),
    );

  async function run(platform: Platform, job: EventJob): Promise<void> {
    const subscription = subscriptions
      .get(job.event)
      ?.find(({ handlerName }) => handlerName === job.handler);
    if (!subscription) {
      log.error({ event: job.event, handler: job.handler }, 'no handler for a job');
      return;
    }
    if (subscription.transaction === 'none')
      await subscription.handler(systemContext(platform), job.payload);
    else
      await platform.database.withTx((tx) =>
        subscription.handler(systemContext(platform, tx), job.payload),
      );
  }

  /** Each job succeeds or fails by itself: a failed one is retried without the others of its batch. */
  async function runBatch(
    platform: Platform,
    jobs: readonly { id: string; data: EventJob }[],
  ): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const { id, data } of jobs) {
      const error = await runLogged(platform, id, data).catch(
        (thrown: unknown) => thrown ?? new Error('thrown without a reason'),
      );
      if (error)
        log.error({ err: error, event: data.event, handler: data.handler }, 'a job failed');
      results.push(
        error
          ? { id, status: 'failed', output: { message: shortReason(error) } }
          : { id, status: 'completed' },
      );
    }
    return results;
  }

  return {
    boss,
    on,
    emit,
    // Each job returns to its original queue.
    async retryFailed({ platform }, ids) {
      const retried = await boss.redrive(failedQueue, { ids: [...ids] });
      waker.wakeSoon(platform, ...queueNames);
      return retried;
    },
    async prepare() {
      await boss.start();
      if (!ownsSchema) return;
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      /** Creates a queue, or brings one of an earlier version to the settings of this one. */
      const ensure = async (
        name: string,
        settings: QueueOptions & { deadLetter?: string },
        policy?: QueuePolicy,
      ) => {
        const queue = known.get(name);
        if (!queue) await boss.createQueue(name, { ...settings, ...(policy ? { policy } : {}) });
        else if (
          Object.entries(settings).some(
            ([key, value]) => queue[key as keyof typeof queue] !== value,
          )
        )
          await boss.updateQueue(name, settings);
      };
      await ensure(failedQueue, { retentionSeconds: failedKeptSeconds });
      for (const { name } of Object.values(queues))
        await ensure(name, { ...jobSettings, deadLetter: failedQueue });
      await ensure(scheduleQueue.name, scheduleQueue.settings, scheduleQueue.policy);
    },
    async work(platform) {
      const workers = new Map<QueueName, string[]>();
      for (const queue of queueNames) {
        const { name, batchSize, concurrency } = queues[queue];
        const ids: string[] = [];
        workers.set(queue, ids);
        // One call for each worker, because only the first of several is named.
        for (let index = 0; index < concurrency; index += 1)
          ids.push(
            await boss.work<EventJob>(
              name,
              {
                batchSize,
                burstWhenBatchFull: true,
                pollingIntervalSeconds: pollSeconds,
                perJobResults: true,
              },
              (jobs) => runBatch(platform, jobs),
            ),
          );
      }
      waker.listen(platform, (queue) => {
        for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
      });
    },
    async drain(platform) {
      let done = 0;
      for (;;) {
        const before = done;
        for (const { name } of Object.values(queues)) {
          for (const job of await boss.fetch<EventJob>(name, { batchSize: 100 })) {
            await run(platform, job.data);
            await boss.complete(name, job.id);
            done += 1;
          }
        }
        if (done === before) return done;
      }
    },
    async stop() {
      await waker.stop();
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}
