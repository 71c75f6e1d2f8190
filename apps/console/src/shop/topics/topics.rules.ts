import type { Money } from '@vitrine/contract/money.ts';
import type { Topic } from '@vitrine/contract/shop/topics.ts';

/**
 * What the store would sell. Of a topic that the store sells already, products that were hidden one by one stay hidden;
 * one that is added is shown whole.
 */
export function describeChoice(
  topics: readonly Topic[],
  chosenIds: readonly string[],
  sellsAll: boolean,
) {
  const chosen = topics.filter(({ id }) => chosenIds.includes(id));
  const count = chosen.reduce(
    (sum, topic) => sum + (sellsAll || topic.isChosen ? topic.inStoreCount : topic.productCount),
    0,
  );
  const prices = chosen.flatMap((topic) => topic.prices ?? []);
  const lowest = (all: readonly Money[]) =>
    all.reduce<Money | undefined>(
      (low, one) => (low && low.amount <= one.amount ? low : one),
      undefined,
    );
  const highest = (all: readonly Money[]) =>
    all.reduce<Money | undefined>(
      (high, one) => (high && high.amount >= one.amount ? high : one),
      undefined,
    );
  return {
    chosen,
    count,
    from: lowest(prices.map(({ from }) => from)),
    to: highest(prices.map(({ to }) => to)),
  };
}
