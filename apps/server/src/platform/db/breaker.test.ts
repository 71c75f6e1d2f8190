import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from '../log.ts';
import { asOutage, CircuitOpen, createBreaker } from './breaker.ts';

function make() {
  let at = 0;
  let calls = 0;
  const breaker = createBreaker({ service: 'bank', log: createLogger('silent'), now: () => at });
  const call = (outcome: 'answers' | 'is away' | 'says no') =>
    breaker.run(
      async () => {
        calls += 1;
        if (outcome !== 'answers') throw new Error(outcome);
        return 'answer';
      },
      (error) => (error as Error).message === 'is away',
    );
  const wait = (ms: number) => {
    at += ms;
  };
  return { breaker, call, calls: () => calls, wait };
}

test('after five failures running the service is left alone for fifteen seconds, then one call tries', async () => {
  const { call, calls, wait } = make();
  for (let failure = 0; failure < 5; failure += 1) await assert.rejects(call('is away'), /is away/);
  await assert.rejects(
    call('answers'),
    (error) => error instanceof CircuitOpen && error.retryAfterSeconds === 15,
  );
  assert.equal(calls(), 5, 'the service was not called');
  wait(15_000);
  assert.equal(await call('answers'), 'answer');
  assert.equal(await call('answers'), 'answer');
});

test('a trial that fails leaves it open for as long again', async () => {
  const { call, calls, wait } = make();
  for (let failure = 0; failure < 5; failure += 1) await assert.rejects(call('is away'));
  wait(15_000);
  await assert.rejects(call('is away'), /is away/);
  await assert.rejects(call('answers'), CircuitOpen);
  assert.equal(calls(), 6);
});

test('while one call tries, the others fail at once', async () => {
  const { breaker, call, wait } = make();
  for (let failure = 0; failure < 5; failure += 1) await assert.rejects(call('is away'));
  wait(15_000);
  const back = Promise.withResolvers<string>();
  const trial = breaker.run(() => back.promise);
  await assert.rejects(call('answers'), CircuitOpen);
  back.resolve('back');
  assert.equal(await trial, 'back');
  assert.equal(await call('answers'), 'answer');
});

test('a service that answers no is there: its refusals open nothing, and end a row of failures', async () => {
  const { call } = make();
  for (let refusal = 0; refusal < 20; refusal += 1)
    await assert.rejects(call('says no'), /says no/);
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 0; failure < 4; failure += 1)
      await assert.rejects(call('is away'), /is away/);
    await assert.rejects(call('says no'), /says no/);
  }
});

test('the failure says when to try again', () => {
  assert.equal(asOutage(new CircuitOpen('files', 12)).retryAfterSeconds, 12);
  assert.equal(asOutage(new Error('away')).code, 'service-away');
});
