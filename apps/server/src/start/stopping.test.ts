import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from '#platform/log.ts';
import { prepareStopping } from './stopping.ts';

function watch() {
  const events: string[] = [];
  const ended = Promise.withResolvers<void>();
  const time = { ms: 0 };
  const stopping = prepareStopping({
    log: createLogger('silent'),
    say: () => events.push('said'),
    silence: () => events.push('silenced'),
    endAtOnce: () => events.push('ended at once'),
    exit: (status) => {
      events.push(`exit ${status}`);
      ended.resolve();
    },
    now: () => time.ms,
  });
  return { events, stopping, ended: ended.promise, time };
}

test('parts stop in the reverse order of their start, one that fails keeps none of the others, and the process ends well', async () => {
  const { events, stopping, ended } = watch();
  stopping.add(async () => events.push('database'));
  stopping.add(async () => Promise.reject(new Error('broken')));
  stopping.add(async () => events.push('app'));
  stopping.started();
  stopping.stop();
  await ended;
  assert.deepEqual(events, ['said', 'app', 'database', 'exit 0']);
});

test('a part that never stops is left behind after its time', async () => {
  const { events, stopping, ended } = watch();
  stopping.add(async () => events.push('database'));
  stopping.add(() => new Promise(() => undefined), 5);
  stopping.started();
  stopping.stop();
  await ended;
  assert.deepEqual(events, ['said', 'database', 'exit 0']);
});

test('a second request ends everything at once, the database before the process', () => {
  const { events, stopping, time } = watch();
  stopping.add(() => new Promise(() => undefined));
  stopping.started();
  stopping.stop();
  time.ms = 400;
  stopping.stop();
  assert.deepEqual(events, ['said', 'ended at once', 'exit 1']);
});

test('the same Ctrl-C that arrives a second time by way of npm ends nothing at once', async () => {
  const { events, stopping, ended, time } = watch();
  stopping.add(async () => events.push('database'));
  stopping.started();
  stopping.stop();
  time.ms = 30;
  stopping.stop();
  await ended;
  assert.deepEqual(events, ['said', 'database', 'exit 0']);
});

test('a start that is interrupted closes what it is opening at that moment, and goes no further', async () => {
  const { events, stopping, ended } = watch();
  stopping.add(async () => events.push('database'));
  stopping.stop();
  assert.throws(() => stopping.add(async () => events.push('app')), /interrupted/);
  await ended;
  assert.deepEqual(events, ['said', 'silenced', 'app', 'database', 'exit 0']);
});
