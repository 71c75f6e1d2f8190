import type { PgBoss } from 'pg-boss';
import type { Platform } from '../context.ts';
import type { Schedule } from '../module.ts';
import { pollSeconds, scheduleQueue } from './queues.ts';
import { withRunLog } from './run-log.ts';

const runningMax = 3;
/** Work that runs no oftener than this has a log of every run. */
const loggedSeconds = 86_400;
/** How often a repetition is offered to the queue before cron's next minute takes over. */
const repeatTries = 6;
const secondsPerMinute = 60;
const minutesPerHour = 60;

interface ScheduledJob {
  schedule: string;
}

/** Distributes schedules with the same period over the minutes of an hour: a name always gets the same minute. */
function minuteOf(name: string, within: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 7_919;
  return sum % within;
}

/**
 * The cron expression of a period. Cron counts in whole minutes and restarts each hour and day, so a period is a divisor
 * of one of them; a shorter one starts each minute and `repeatWithinMinute` continues it.
 */
export function cronOf({ name, everySeconds }: Pick<Schedule, 'name' | 'everySeconds'>): string {
  const minutes = everySeconds / secondsPerMinute;
  if (minutes <= 1) return '* * * * *';
  if (Number.isInteger(minutes) && minutesPerHour % minutes === 0 && minutes < minutesPerHour)
    return `${minuteOf(name, minutes)}-59/${minutes} * * * *`;
  const hours = minutes / minutesPerHour;
  if (Number.isInteger(hours) && 24 % hours === 0)
    return `${minuteOf(name, minutesPerHour)} ${hours === 1 ? '*' : `*/${hours}`} * * *`;
  throw new Error(`${name}: ${everySeconds} s is no period that cron can express`);
}

/** Runs recurring work once. What it writes is its log, and so is a failure; rare work always leaves one. */
export const runSchedule = (
  platform: Platform,
  { name, kind = 'job', everySeconds, run }: Schedule,
): Promise<void> =>
  withRunLog(platform, { kind, name }, async (log) => {
    await run(platform, log);
    if (everySeconds >= loggedSeconds) log.success('finished');
  });

/**
 * Starts the recurring work of this process and returns how to stop it. The schedules are shared by all processes of the
 * database: at most one job of each is queued or active (the queue's policy `exclusive` with the schedule's name as
 * singleton key), however many processes there are and however long it runs. A failed run is logged and not retried.
 */
export async function startSchedules(
  platform: Platform,
  boss: PgBoss,
  schedules: readonly Schedule[],
): Promise<() => void> {
  const known = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  const timers = new Map<string, NodeJS.Timeout>();
  const { log } = platform;

  /** Returns false if the queue refuses the job, because its predecessor is queued or active. */
  async function enqueue(name: string): Promise<boolean> {
    const job: ScheduledJob = { schedule: name };
    try {
      return (await boss.send(scheduleQueue.name, job, { singletonKey: name })) !== null;
    } catch (error) {
      log.warn({ err: error, schedule: name }, 'a recurring job waits for its next minute');
      return false;
    }
  }

  /**
   * On a busy server the delay can be over before the job that ran last is recorded as completed. The queue refuses the
   * next one until then, so that it is offered again after growing delays.
   */
  function enqueueAfter(delayMs: number, name: string, triesLeft = repeatTries): void {
    clearTimeout(timers.get(name));
    const send = async () => {
      const isTaken = await enqueue(name);
      // The one that stopped or repeated this schedule meanwhile has replaced the timer.
      if (!isTaken && triesLeft > 1 && timers.get(name) === timer)
        enqueueAfter(delayMs * 2, name, triesLeft - 1);
    };
    const timer = setTimeout(send, delayMs).unref();
    timers.set(name, timer);
  }

  /** Cron has a resolution of a minute. The process that ran the job last repeats it; if that process ends, cron continues it in the next minute. */
  function repeatWithinMinute({ name, everySeconds }: Schedule): void {
    if (everySeconds < secondsPerMinute) enqueueAfter(everySeconds * 1000, name);
  }

  async function run(schedule: Schedule): Promise<void> {
    try {
      // Recurring work can wait until there is space again.
      if (!platform.disk.isFull()) await runSchedule(platform, schedule);
    } catch (error) {
      log.error({ err: error, schedule: schedule.name }, 'recurring job failed');
    }
    repeatWithinMinute(schedule);
  }

  for (const schedule of schedules) {
    const job: ScheduledJob = { schedule: schedule.name };
    await boss.schedule(scheduleQueue.name, cronOf(schedule), job, {
      key: schedule.name,
      singletonKey: schedule.name,
      missed: 'once',
    });
  }
  for (const { key } of await boss.getSchedules(scheduleQueue.name))
    if (!known.has(key)) await boss.unschedule(scheduleQueue.name, key);

  await boss.work<ScheduledJob>(
    scheduleQueue.name,
    {
      // Requests come first: recurring work uses at most a quarter of the pool.
      localConcurrency: Math.max(
        1,
        Math.min(runningMax, Math.floor(platform.config.DATABASE_POOL_MAX / 4)),
      ),
      notifyPollingIntervalSeconds: pollSeconds,
    },
    async ([job]) => {
      const schedule = job && known.get(job.data.schedule);
      // A process of another version may have schedules of its own.
      if (schedule) await run(schedule);
    },
  );
  // The others start by cron, whenever this process was started.
  for (const { name, everySeconds, isStartedAtOnce } of schedules)
    if (everySeconds < secondsPerMinute || isStartedAtOnce) await enqueue(name);
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  };
}
