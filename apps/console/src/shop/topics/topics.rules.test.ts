import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Topic } from '@vitrine/contract/shop/topics.ts';
import { describeChoice } from './topics.rules.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const topic = (id: string, more: Partial<Topic>): Topic => ({
  id,
  key: id,
  name: id,
  productCount: 10,
  inStoreCount: 0,
  isChosen: false,
  images: [],
  prices: { from: usd(500), to: usd(900) },
  ...more,
});
const home = topic('home', {
  inStoreCount: 8,
  isChosen: true,
  prices: { from: usd(700), to: usd(4_000) },
});
const gear = topic('gear', {});
const empty = topic('empty', { productCount: 0, prices: null });

test('the count of a choice keeps what the owner hid in topics that stay, and shows added topics whole', () => {
  const count = (ids: string[], sellsAll = false) =>
    describeChoice([home, gear, empty], ids, sellsAll).count;
  assert.deepEqual(
    [count([]), count(['home']), count(['gear']), count(['home', 'gear'])],
    [0, 8, 10, 18],
  );
  // A store that has not chosen sells everything already, without what was hidden by hand.
  const whole = [home, { ...gear, inStoreCount: 9 }];
  assert.equal(describeChoice(whole, ['gear'], true).count, 9);
});

test('the prices of a choice reach from the lowest to the highest of its topics', () => {
  const range = (ids: string[]) => {
    const { from, to } = describeChoice([home, gear, empty], ids, false);
    return [from?.amount, to?.amount];
  };
  assert.deepEqual(range(['home', 'gear', 'empty']), [500, 4_000]);
  assert.deepEqual(range(['empty']), [undefined, undefined]);
});
