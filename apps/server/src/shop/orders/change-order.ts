import type { Ctx } from '#platform/context.ts';
import { updateStatement } from '#platform/db/statement.ts';
import { type OrderRow, orders } from './orders.tables.ts';

const update = updateStatement(orders);

/** Changes facts of an order with the next statement of the transaction, or with its commit; the caller has locked it. */
export const changeOrder = (ctx: Ctx, id: string, changes: Partial<OrderRow>): Promise<void> =>
  ctx.db.sendWithCommit(() => update(ctx, id, changes));
