import type { holdOrdersInBulk, releaseHoldsInBulk } from '@vitrine/contract/shop/ship-holds.ts';
import type { BulkWork } from '#platform/bulk/register-bulk.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { lockOrders, readShippable, type ShippableOrder } from '../orders/index.ts';
import { findDueReplacements } from '../returns/index.ts';
import { deleteHold, findHolds, finishHolds, type Hold, writeHold } from './ship-holds.ts';

type HeldOrder = ShippableOrder & { hold: Hold | undefined; isReplacement: boolean };

async function readOrders(
  ctx: Ctx,
  ids: readonly string[],
  isLocking: boolean,
): Promise<HeldOrder[]> {
  if (isLocking) await lockOrders(ctx, ids);
  const [orders, holds, replacements] = [
    await readShippable(ctx, { ids }),
    await findHolds(ctx, ids),
    await findDueReplacements(ctx, ids),
  ];
  return orders.map((order) => ({
    ...order,
    hold: holds.get(order.id),
    isReplacement: replacements.has(order.id),
  }));
}

const finish = (ctx: Ctx, rows: readonly HeldOrder[]): Promise<void> =>
  finishHolds(
    ctx,
    rows.map(({ id }) => id),
  );

/** Orders that cannot be shipped for now. */
export const bulkHolds: BulkWork<typeof holdOrdersInBulk, HeldOrder> = {
  read: readOrders,
  plan(_ctx, { refusal, isReplacement, hold }, { reason }) {
    if (refusal && !isReplacement)
      throw new Failure(refusal === 'test' ? 'order-is-test' : 'order-state');
    if (hold?.reason === reason) throw new Failure('row-unchanged');
    return { from: hold?.reason ?? null, to: reason };
  },
  act: (ctx, { id }, { reason, note }) => writeHold(ctx, id, { reason, note }),
  finish,
};

/** Orders that go back into the queue. */
export const bulkReleases: BulkWork<typeof releaseHoldsInBulk, HeldOrder> = {
  read: readOrders,
  plan(_ctx, { hold }) {
    if (!hold) throw new Failure('row-unchanged');
    return { from: hold.reason };
  },
  act: (ctx, { id }) => deleteHold(ctx, id),
  finish,
};
