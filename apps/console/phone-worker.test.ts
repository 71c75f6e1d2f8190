import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

interface FetchEvent {
  request: { url: string; method: string; mode: string; cache: string };
  respondWith(answer: Promise<unknown>): void;
  waitUntil(work: Promise<unknown>): void;
}

const site = 'https://phone.example';
const source = readFileSync(`${import.meta.dirname}/phone-worker.js`, 'utf8');

/** Runs the worker with a page that it keeps and a line to the server. */
function startWorker(fetch: () => Promise<unknown>) {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const timers: (() => void)[] = [];
  const cache = { match: async () => 'the kept page', put: async () => undefined };
  const self = {
    shell: { entry: 'main.js', files: [], texts: {}, version: '1' },
    location: { href: `${site}/phone-worker.js?language=en`, origin: site },
    addEventListener: (type: string, listener: (event: FetchEvent) => void) =>
      listeners.set(type, listener),
  };
  const setTimeout = (run: () => void) => timers.push(run);
  vm.runInNewContext(source, {
    self,
    fetch,
    setTimeout,
    URL,
    Request,
    caches: { open: async () => cache },
  });
  return {
    endWaiting: () => timers.forEach((run) => void run()),
    open(cacheMode: string): Promise<unknown> {
      let answer: Promise<unknown> = Promise.resolve();
      listeners.get('fetch')?.({
        request: { url: `${site}/`, method: 'GET', mode: 'navigate', cache: cacheMode },
        respondWith: (given) => {
          answer = given;
        },
        waitUntil: () => undefined,
      });
      return answer;
    },
  };
}

test('a reload shows what the server has now', async () => {
  assert.equal(await startWorker(async () => 'the new page').open('no-cache'), 'the new page');
});

test('a reload without a network shows the kept page', async () => {
  assert.equal(
    await startWorker(() => Promise.reject(new Error('offline'))).open('no-cache'),
    'the kept page',
  );
});

test('a reload over a line that answers nothing shows the kept page after some seconds', async () => {
  const worker = startWorker(() => new Promise(() => undefined));
  const answer = worker.open('no-cache');
  worker.endWaiting();
  assert.equal(await answer, 'the kept page');
});
