import type { Money } from '@vitrine/contract/money.ts';

/** How much of each waiting sum a balance does not cover; sums that it covers are left out. Currencies are never added. */
export function findMissing(waiting: readonly Money[], available: readonly Money[]): Money[] {
  return waiting.flatMap(({ amount, currency }) => {
    const held = available.find((money) => money.currency === currency)?.amount ?? 0;
    return amount > held ? [{ amount: amount - held, currency }] : [];
  });
}
