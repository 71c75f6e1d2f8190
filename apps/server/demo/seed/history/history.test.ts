import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testCards } from '@vitrine/sandbox-bank';
import { means } from './own.ts';
import { createRandom } from './random.ts';
import { days, drawArrivals } from './rhythm.ts';
import { createTimeline } from './timeline.ts';

const from = new Date('2026-08-01T00:00:00Z');
const to = new Date(from.getTime() + days(90));

test('the same seed draws the same ninety days, another seed others', () => {
  const draw = (seed: number) =>
    drawArrivals(createRandom(seed), { key: 'casa-luna', timeZone: 'Europe/Madrid' }, from, to);
  assert.deepEqual(draw(1), draw(1));
  assert.notDeepEqual(draw(1), draw(2));
});

test('a store grows: its last month has more orders than its first', () => {
  const arrivals = drawArrivals(
    createRandom(7),
    { key: 'casa-luna', timeZone: 'Europe/Madrid' },
    from,
    to,
  );
  const first = arrivals.filter((at) => at.getTime() < from.getTime() + days(30)).length;
  const last = arrivals.filter((at) => at.getTime() >= to.getTime() - days(30)).length;
  assert.ok(last > first, `${last} orders after ${first}`);
  assert.ok(arrivals.every((at) => at >= from && at < to));
});

test('the timeline runs in the order of time, keeps the order of equal times, and stops at its end', async () => {
  const timeline = createTimeline();
  const lived: string[] = [];
  const note = (what: string) => async () => void lived.push(what);
  timeline.at(30, note('third'));
  timeline.at(10, async () => {
    lived.push('first');
    timeline.at(20, note('added on the way'));
  });
  timeline.at(30, note('fourth'));
  timeline.at(41, note('after the end'));
  const seen: number[] = [];
  assert.equal(await timeline.live(new Date(40), (at) => void seen.push(at.getTime())), 4);
  assert.deepEqual(lived, ['first', 'added on the way', 'third', 'fourth']);
  assert.deepEqual(seen, [10, 20, 30, 30]);
});

test('picks follow their weights and never one of weight 0', () => {
  const random = createRandom(3);
  const picked = Array.from({ length: 500 }, () =>
    random.pick(['never', 'often', 'rare'], (one) => ({ never: 0, often: 9, rare: 1 })[one] ?? 0),
  );
  assert.ok(!picked.includes('never'));
  assert.ok(picked.filter((one) => one === 'often').length > 400);
});

test('demonstration owners pay with cards of their own and leave the welcome offer to those who try the product', () => {
  const cards = Object.values(means).map(({ card }) => card);
  assert.equal(new Set(cards).size, cards.length);
  assert.deepEqual(
    testCards.filter(({ id }) => cards.includes(id)),
    [],
  );
});
