/**
 * The queues of pg-boss, one for each kind of work: jobs about money never wait for a mail server
 * or for anything else.
 */
export const queueNames = [
  'money',
  'email',
  'push',
  'imports',
  'pictures',
  'prices',
  'general',
] as const;
export type QueueName = (typeof queueNames)[number];

interface QueueSettings {
  /** The name in pg-boss. */
  name: string;
  /** Jobs that one worker fetches together and processes one after another. */
  batchSize: number;
  /** Workers per process. */
  concurrency: number;
}

export const queues: Readonly<Record<QueueName, QueueSettings>> = {
  money: { name: 'events-money', batchSize: 20, concurrency: 1 },
  // Each worker waits for the mail server separately: a slow email delays only its worker.
  email: { name: 'events-email', batchSize: 1, concurrency: 4 },
  // Likewise for the push services of browsers.
  push: { name: 'events-push', batchSize: 1, concurrency: 2 },
  // A job of an import takes up to a minute.
  imports: { name: 'events-imports', batchSize: 1, concurrency: 1 },
  // Pictures are fetched from slow servers, and encoded for seconds each.
  pictures: { name: 'events-pictures', batchSize: 1, concurrency: 1 },
  // After an import, stored prices of many stores take minutes. Only a full batch is followed by the next one without a pause.
  prices: { name: 'events-prices', batchSize: 20, concurrency: 1 },
  general: { name: 'events', batchSize: 20, concurrency: 1 },
};

/** Where jobs of all queues wait for an operator when all their attempts failed. */
export const failedQueue = 'events-failed';
export const failedKeptSeconds = 10 * 365 * 86_400;

/**
 * A job belongs to its worker as long as the worker sends heartbeats, however slow the job is. If the heartbeats of a
 * worker stop, its jobs are reassigned.
 */
export const jobSettings = {
  retryLimit: 10,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 1_800,
  heartbeatSeconds: 30,
  // Workers are woken by `wake-workers.ts`, for many jobs together.
  notify: false,
} as const;
/** How often workers poll for jobs, because retries become due without being announced. */
export const pollSeconds = 5;
/** How often dead workers are detected. */
export const superviseSeconds = 15;

/** Recurring jobs: at most one of each schedule is queued or active. Failed runs are not retried, because the next one follows anyway. */
export const scheduleQueue = {
  name: 'schedules',
  policy: 'exclusive',
  settings: {
    retryLimit: 0,
    expireInSeconds: 4 * 3_600,
    heartbeatSeconds: 30,
    notify: true,
    deleteAfterSeconds: 3_600,
  },
} as const;
