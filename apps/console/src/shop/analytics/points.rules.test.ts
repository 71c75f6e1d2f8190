import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedPath, ordersPath, pointsOf } from './points.rules.ts';

const windowOf = (steps: string[], previousSteps: string[], endsAt: string) => ({
  steps,
  previousSteps,
  endsAt,
});
const utcDay = (at: string) => at.slice(0, 10);

test('a step ends a millisecond before the next one begins, the last one before the end of the window', () => {
  const { now, before } = pointsOf(
    windowOf(
      ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z'],
      ['2026-11-20T07:00:00.000Z'],
      '2026-11-20T11:00:00.000Z',
    ),
  );
  assert.deepEqual(now, [
    { from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T09:59:59.999Z' },
    { from: '2026-11-20T10:00:00.000Z', to: '2026-11-20T10:59:59.999Z' },
  ]);
  assert.deepEqual(before, [{ from: '2026-11-20T07:00:00.000Z', to: '2026-11-20T08:59:59.999Z' }]);
});

test('a point of seven days opens a day of the store, one of 24 hours its hour; figures of visits open the orders of visits', () => {
  const step = { from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T09:59:59.999Z' };
  assert.equal(
    ordersPath('earnings', 'week', step, utcDay),
    '/revenue?view=sales&from=2026-11-20&to=2026-11-20',
  );
  assert.equal(
    ordersPath('salesVolume', 'day', step, utcDay),
    '/revenue?view=sales&timeFrom=2026-11-20T09%3A00%3A00.000Z&timeTo=2026-11-20T09%3A59%3A59.999Z',
  );
  assert.equal(
    ordersPath('conversion', 'week', step, utcDay),
    '/revenue?view=sales&from=2026-11-20&to=2026-11-20&timeOf=visit',
  );
});

test('yesterday is compared up to the same time', () => {
  const days = {
    amount: { amount: 1, currency: 'USD' as const },
    dayFrom: '2026-11-19',
    dayTo: '2026-11-19',
  };
  assert.equal(
    comparedPath({ ...days, timeTo: null }),
    '/revenue?view=sales&from=2026-11-19&to=2026-11-19',
  );
  assert.equal(
    comparedPath({ ...days, timeTo: '2026-11-19T10:00:00.000Z' }),
    '/revenue?view=sales&from=2026-11-19&to=2026-11-19&timeTo=2026-11-19T10%3A00%3A00.000Z',
  );
});
