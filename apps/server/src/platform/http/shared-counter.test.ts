import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { endpoint } from '@vitrine/contract/endpoint.ts';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { createLogger } from '../log.ts';
import { until } from '../testing/until.ts';
import { createLimiter } from './rate-limits.ts';
import type { RawCall } from './raw-call.ts';
import { openSharedCounter } from './shared-counter.ts';

const log = createLogger('silent');
const program = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);
const skip = program ? false : 'neither redis-server nor valkey-server is installed';
const folder = mkdtempSync(path.join(tmpdir(), 'vt-redis-'));
const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const probe = endpoint({
  name: 'probe.shared',
  method: 'POST',
  path: '/probe',
  public: true,
  summary: 'x',
  reply: z.null(),
  limit: { max: 3, windowSeconds: 60, by: 'address' },
});
const platform = { config: { RATE_LIMIT_PER_MINUTE: 100 } } as Platform;
const call = { info: { address: '192.0.2.1' } } as RawCall;
const isLimited = (error: { code?: string; retryAfterSeconds?: number }) =>
  error.code === 'rate-limited' &&
  (error.retryAfterSeconds ?? 0) > 0 &&
  (error.retryAfterSeconds ?? 99) <= 60;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A real server, ready when it accepts connections. */
async function startRedis(port: number): Promise<() => Promise<void>> {
  const child = spawn(
    program ?? '',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  running.add(child);
  await until(
    'Redis accepts connections',
    () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () =>
          resolve(false),
        );
        socket.once('connect', () => socket.destroy());
      }),
  );
  return async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    running.delete(child);
  };
}

/** Waits for a connection that ioredis opens itself. */
const untilShared = (add: () => Promise<unknown>) =>
  until('the counter is shared', async () => (await add()) !== undefined);

test('two processes count against one limit, and the window has its end from the beginning', {
  skip,
}, async () => {
  const port = await freePort();
  const stop = await startRedis(port);
  // A command that times out on a slow machine would be counted in its own process only.
  const patient = { now: () => Number.POSITIVE_INFINITY, answerWithinMs: 30_000 };
  const counters = [0, 1].map(() => openSharedCounter(`redis://127.0.0.1:${port}`, log, patient));
  try {
    for (const counter of counters) await untilShared(() => counter.add('warm', 1_000));
    const [first, second] = counters.map((counter) => createLimiter(platform, counter));
    await first?.(probe, call, null);
    await second?.(probe, call, null);
    await first?.(probe, call, null);
    await assert.rejects(async () => second?.(probe, call, null), isLimited);
    const counted = await counters[0]?.add('window', 60_000);
    assert.equal(counted?.count, 1);
    assert.ok((counted?.leftMs ?? 0) > 50_000 && (counted?.leftMs ?? 0) <= 60_000);
  } finally {
    for (const counter of counters) counter.close();
    await stop();
  }
});

test('when Redis dies no request waits and limits hold in each process, and when it is back they are shared again', {
  skip,
}, async () => {
  const port = await freePort();
  let stop = await startRedis(port);
  let at = 0;
  const counter = openSharedCounter(`redis://127.0.0.1:${port}`, log, { now: () => at });
  const add = () => {
    at += 2_000;
    return counter.add('probe', 60_000);
  };
  try {
    await untilShared(add);
    await stop();
    const limiter = createLimiter(platform, counter);
    const began = performance.now();
    for (let index = 0; index < 3; index += 1) await limiter(probe, call, null);
    // If each waited for its response, these would take twenty seconds.
    for (let index = 0; index < 37; index += 1)
      await assert.rejects(limiter(probe, call, null), isLimited, 'the process counts for itself');
    assert.ok(performance.now() - began < 8_000, 'no call waits for a server that is gone');
    stop = await startRedis(port);
    await untilShared(add);
  } finally {
    counter.close();
    await stop();
  }
});

test('a Redis that was never there breaks nothing', async () => {
  const counter = openSharedCounter('redis://127.0.0.1:1', log);
  const limiter = createLimiter(platform, counter);
  for (let index = 0; index < 3; index += 1) await limiter(probe, call, null);
  await assert.rejects(limiter(probe, call, null), isLimited);
  counter.close();
});
