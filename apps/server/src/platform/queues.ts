/**
 * The queues of pg-boss, one for each kind of work: provider events and what follows for money never wait for a mail server,
 * nor for anything else.
 */
export const queueNames = ['money', 'email', 'general'] as const;
export type QueueName = (typeof queueNames)[number];

interface QueueSettings {
  /** The name in pg-boss. */
  name: string;
  /** Jobs that one worker fetches together and works off one after another. */
  batchSize: number;
  /** Workers of one process. */
  concurrency: number;
}

export const queues: Readonly<Record<QueueName, QueueSettings>> = {
  money: { name: 'events-money', batchSize: 20, concurrency: 1 },
  // Each waits for the mail server on its own: a slow email holds up no more than its worker.
  email: { name: 'events-email', batchSize: 1, concurrency: 4 },
  general: { name: 'events', batchSize: 20, concurrency: 1 },
};

/** Where jobs of all queues wait for an operator when all their attempts failed. */
export const failedQueue = 'events-failed';
export const failedKeptSeconds = 10 * 365 * 86_400;

/**
 * A job belongs to its worker for as long as the worker reports that it is alive, however slow the job is. A worker that
 * died is noticed after the heartbeat, and its jobs are given to another.
 */
export const jobSettings = {
  retryLimit: 10,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 1_800,
  heartbeatSeconds: 30,
  notify: true,
} as const;
/** How often workers look for jobs by themselves: retries become due without a notification. */
export const pollSeconds = 5;
/** How often dead workers are looked for. */
export const superviseSeconds = 15;

/** Recurring jobs: at most one of each schedule is queued or active. Failed runs are not retried, since the next one comes anyway. */
export const scheduleQueue = {
  name: 'schedules',
  policy: 'exclusive',
  settings: { retryLimit: 0, expireInSeconds: 4 * 3_600, heartbeatSeconds: 30, notify: true, deleteAfterSeconds: 3_600 },
} as const;
