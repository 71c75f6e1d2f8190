import type { SupplierUpdate } from '@vitrine/contract/shop/supplier-updates.ts';

type Booked = Pick<SupplierUpdate, 'state' | 'costCount'>;

/**
 * Books an update until nothing of it is left: one call changes a limited number of costs, each in its own transaction. A failure ends
 * it, and what was booked until then stays booked. So does a call that leaves as much as the one before.
 */
export async function bookWhole<Update extends Booked>(
  book: () => Promise<Update>,
  onPart: (leftCount: number) => void,
): Promise<Update> {
  let leftBefore = Number.POSITIVE_INFINITY;
  for (;;) {
    const booked = await book();
    if (booked.state !== 'waiting' || booked.costCount >= leftBefore) return booked;
    leftBefore = booked.costCount;
    onPart(leftBefore);
  }
}
