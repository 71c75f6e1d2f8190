import type { Platform } from '../context.ts';
import type { QueueName } from './queues.ts';

const channel = 'jobs';

/**
 * So long jobs may wait for others, which are then fetched together. Without it each transaction that queues a job would notify all
 * processes in its commit, which the database does one commit at a time, and each job would be fetched and ended alone.
 */
const gatherMs = 20;

interface Waking {
  from: string;
  queues: readonly QueueName[];
}

/** Notifies the workers of all processes that their queues have jobs. A hint: a lost one costs the time until the next poll. */
export interface WorkerWaker {
  /** Called once jobs are stored. */
  wakeSoon(platform: Platform, ...queues: readonly QueueName[]): void;
  /** Workers of this process, which are woken without the database. */
  listen(platform: Platform, wake: (queue: QueueName) => void): void;
  /** Sends at once what is still to be sent. */
  stop(): Promise<void>;
}

export function createWorkerWaker(): WorkerWaker {
  const waiting = new Set<QueueName>();
  let timer: NodeJS.Timeout | undefined;
  let wakeHere: (queue: QueueName) => void = () => undefined;
  let isStopped = false;
  let last: Platform | undefined;

  async function wakeAll({ signals, database, instanceId, log }: Platform): Promise<void> {
    timer = undefined;
    const queues = [...waiting];
    waiting.clear();
    for (const queue of queues) wakeHere(queue);
    try {
      await signals.send(database.db, channel, { from: instanceId, queues } satisfies Waking);
    } catch (error) {
      log.warn({ err: error }, 'the workers of other processes were not told of jobs');
    }
  }

  return {
    wakeSoon(platform, ...queues) {
      if (isStopped) return;
      for (const queue of queues) waiting.add(queue);
      last = platform;
      timer ??= setTimeout(wakeAll, gatherMs, platform);
    },
    listen(platform, wake) {
      wakeHere = wake;
      platform.signals.on(channel, (message) => {
        const { from, queues } = message as Waking;
        if (from !== platform.instanceId) for (const queue of queues) wake(queue);
      });
    },
    async stop() {
      isStopped = true;
      if (!timer || !last) return;
      clearTimeout(timer);
      await wakeAll(last);
    },
  };
}
