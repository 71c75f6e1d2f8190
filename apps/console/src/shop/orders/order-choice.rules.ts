import type { Money } from '@vitrine/contract/money.ts';
import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
import { ordersPerPaymentMax } from '@vitrine/contract/shop/payments.ts';

export type ChosenOrders = ReadonlyMap<string, OrderRow>;

export const isChoiceFull = (chosen: ChosenOrders): boolean => chosen.size >= ordersPerPaymentMax;

/** Adds rows to the chosen ones, in their order and up to what one payment takes, or takes them away. */
export function chooseOrders(
  chosen: ChosenOrders,
  rows: readonly OrderRow[],
  isChosen: boolean,
): { chosen: ChosenOrders; hasLeftOut: boolean } {
  const next = new Map(chosen);
  let hasLeftOut = false;
  for (const row of rows) {
    if (!isChosen) next.delete(row.id);
    else if (next.has(row.id) || next.size < ordersPerPaymentMax) next.set(row.id, row);
    else hasLeftOut = true;
  }
  return { chosen: next, hasLeftOut };
}

/** The sum over rows, in their currency; nothing when there are none. A store's orders have one currency. */
export function sumOf(
  rows: readonly OrderRow[],
  pick: (row: OrderRow) => Money | null,
): Money | undefined {
  const amounts = rows.map(pick).filter((money) => money !== null);
  const [first] = amounts;
  return (
    first && {
      amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
      currency: first.currency,
    }
  );
}
