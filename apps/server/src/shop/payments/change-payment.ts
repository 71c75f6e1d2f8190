import type { Ctx } from '#platform/context.ts';
import { updateStatement } from '#platform/db/statement.ts';
import { payments } from './payments.tables.ts';

type PaymentRow = typeof payments.$inferSelect;

const update = updateStatement(payments);

/**
 * Changes facts of a payment, in the database and in the row that the caller has read. The caller has locked it, or changes
 * what no decision is made of.
 */
export function changePayment(
  ctx: Ctx,
  payment: Pick<PaymentRow, 'id'>,
  changes: Partial<PaymentRow>,
): Promise<void> {
  Object.assign(payment, changes);
  return ctx.db.sendWithCommit(() => update(ctx, payment.id, changes));
}
