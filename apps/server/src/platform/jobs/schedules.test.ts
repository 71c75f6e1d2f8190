import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createLogger } from '../log.ts';
import type { Schedule } from '../module.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { until } from '../testing/until.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { scheduleQueue } from './queues.ts';
import { cronOf, startSchedules } from './schedules.ts';

/** The parts that each of two processes on one database has. */
let first: Outbox;
let second: Outbox;

const app = await closeAfter(createTestApp({ environment: { DATABASE_POOL_MAX: '2' } }));

async function withTwoProcesses(run: () => Promise<void>): Promise<void> {
  const log = createLogger('silent');
  first = createOutbox(app.url, log, { ownsSchema: true, isWorker: true });
  second = createOutbox(app.url, log, { ownsSchema: true, isWorker: true });
  await first.prepare();
  await second.prepare();
  try {
    await run();
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await app.platform.database.db.execute(
      sql`delete from jobs.job where name = ${scheduleQueue.name}`,
    );
  }
}

test('fourteen jobs that are due at once all run, and a request is answered beside them, with two connections', async () => {
  await withTwoProcesses(async () => {
    const done = new Set<string>();
    const schedules = Array.from({ length: 14 }, (_, index): Schedule => {
      const name = `test.crowd-${index}`;
      return {
        name,
        everySeconds: 0.05,
        async run({ database }) {
          await database.withTx((tx) => tx.execute(sql`select pg_sleep(0.02)`));
          done.add(name);
        },
      };
    });
    const stop = await startSchedules(app.platform, first.boss, schedules);
    await until('all jobs ran', async () => {
      await app.platform.database.withTx((tx) => tx.execute(sql`select 1`));
      return done.size === schedules.length;
    });
    stop();
  });
});

test('two processes never run one schedule together, and a run that takes longer than its period and holds no connection keeps it', async () => {
  await withTwoProcesses(async () => {
    let running = 0;
    let together = 0;
    let runs = 0;
    let asked = 0;
    const states = new Set<unknown>();
    const schedule: Schedule = {
      name: 'test.alone',
      everySeconds: 0.02,
      async run({ database }) {
        running += 1;
        together = Math.max(together, running);
        await pause(120);
        const { rows } = await database.db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`);
        states.add(rows.length);
        running -= 1;
        runs += 1;
      },
    };
    const stops = [
      await startSchedules(app.platform, first.boss, [schedule]),
      await startSchedules(app.platform, second.boss, [schedule]),
    ];
    const enqueue = () =>
      first.boss.send(
        scheduleQueue.name,
        { schedule: schedule.name },
        { singletonKey: schedule.name },
      );
    await until('the job ran five times', async () => {
      if (!running) return runs >= 5;
      // Enqueues as the cron of either process does during a run; a response that arrives after the end of the run proves nothing.
      const run = runs;
      const queued = await enqueue();
      if (running && runs === run) {
        asked += 1;
        assert.equal(queued, null, 'a second job beside the running one');
      }
      return false;
    });
    for (const stop of stops) stop();
    assert.equal(together, 1);
    assert.ok(asked > 0, 'a second job was asked for beside a running one');
    assert.deepEqual(
      [...states],
      [0],
      'no connection waits in a transaction, so no timeout of the database ends the run',
    );
  });
});

test('the job of a process that died is given up after its heartbeat, and the schedule goes on', async () => {
  await withTwoProcesses(async () => {
    await first.boss.send(
      scheduleQueue.name,
      { schedule: 'test.dead' },
      { singletonKey: 'test.dead' },
    );
    const [job] = await first.boss.fetch(scheduleQueue.name);
    assert.ok(job, 'a process takes the job and is gone');
    let runs = 0;
    const schedule: Schedule = {
      name: 'test.dead',
      everySeconds: 0.05,
      async run() {
        runs += 1;
      },
    };
    const stop = await startSchedules(app.platform, second.boss, [schedule]);
    assert.equal(
      await second.boss.send(
        scheduleQueue.name,
        { schedule: 'test.dead' },
        { singletonKey: 'test.dead' },
      ),
      null,
    );
    await app.platform.database.db.execute(sql`update jobs.job set heartbeat_on = heartbeat_on - interval '31 seconds',
      started_on = started_on - interval '31 seconds' where name = ${scheduleQueue.name} and state = 'active'`);
    await until('the job runs in the other process', async () => {
      await second.boss.supervise(scheduleQueue.name);
      await second.boss.send(
        scheduleQueue.name,
        { schedule: 'test.dead' },
        { singletonKey: 'test.dead' },
      );
      return runs > 0;
    });
    stop();
  });
});

test('a run that fails is followed by the next one', async () => {
  await withTwoProcesses(async () => {
    let runs = 0;
    const schedule: Schedule = {
      name: 'test.failing',
      everySeconds: 0.02,
      async run() {
        runs += 1;
        throw new Error('not today');
      },
    };
    const stop = await startSchedules(app.platform, first.boss, [schedule]);
    await until('the job ran three times', () => runs >= 3);
    stop();
  });
});

test('a schedule that runs at each start does not wait for its period, and any other does', async () => {
  await withTwoProcesses(async () => {
    const ran: string[] = [];
    const hourly = (name: string, isStartedAtOnce: boolean): Schedule => ({
      name,
      everySeconds: 3_600,
      isStartedAtOnce,
      async run() {
        ran.push(name);
      },
    });
    const stop = await startSchedules(app.platform, first.boss, [
      hourly('test.later', false),
      hourly('test.at-once', true),
    ]);
    await until('the job ran', () => ran.includes('test.at-once'));
    stop();
    assert.deepEqual(ran, ['test.at-once']);
  });
});

test('schedules of earlier versions are removed, and each schedule has one entry with its cron expression', async () => {
  await withTwoProcesses(async () => {
    const schedule = (name: string): Schedule => ({
      name,
      everySeconds: 3_600,
      run: async () => undefined,
    });
    await startSchedules(app.platform, first.boss, [schedule('test.old'), schedule('test.kept')]);
    await startSchedules(app.platform, second.boss, [schedule('test.kept')]);
    const entries = await first.boss.getSchedules(scheduleQueue.name);
    assert.deepEqual(
      entries.map(({ key, cron }) => [key, cron]),
      [['test.kept', cronOf({ name: 'test.kept', everySeconds: 3_600 })]],
    );
  });
});

test('a period becomes a cron expression; one that cron cannot express is refused', () => {
  const cron = (everySeconds: number) => cronOf({ name: 'test.period', everySeconds });
  assert.equal(cron(5), '* * * * *');
  assert.equal(cron(60), '* * * * *');
  assert.match(cron(300), /^[0-4]-59\/5 \* \* \* \*$/);
  assert.match(cron(900), /^(?:\d|1[0-4])-59\/15 \* \* \* \*$/);
  assert.match(cron(3_600), /^[0-5]?\d \* \* \* \*$/);
  assert.match(cron(21_600), /^[0-5]?\d \*\/6 \* \* \*$/);
  assert.throws(() => cron(420), /no period/);
  assert.throws(() => cron(90), /no period/);
});

test('a repetition that the queue refuses, because the job before it is not yet completed, is offered again', async () => {
  await withTwoProcesses(async () => {
    let runs = 0;
    let refusals = 0;
    const schedule: Schedule = {
      name: 'test.refused',
      everySeconds: 0.02,
      async run() {
        runs += 1;
      },
    };
    const busy = new Proxy(first.boss, {
      get(boss, key) {
        const value = Reflect.get(boss, key);
        if (typeof value !== 'function') return value;
        if (key !== 'send' || runs !== 1 || refusals === 2) return value.bind(boss);
        refusals += 1;
        return async () => null;
      },
    });
    const stop = await startSchedules(app.platform, busy, [schedule]);
    await until('the job ran again after two refusals', async () => runs >= 2);
    stop();
    assert.equal(refusals, 2);
  });
});
