import { toMoney } from '@vitrine/contract/money.ts';
import type { OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { type LocalizedLineName, nameIn } from '../orders/index.ts';
import { lockWithShared } from '../payments/index.ts';
import { type CancelPlan, planCancel } from './plan-cancel.ts';
import {
  canRefund,
  doesFullRefundCancelOrder,
  getOrderFor,
  isDirectSale,
  lockRefundable,
  type Refundable,
  type Returner,
  refundSide,
} from './refundable.ts';
import { refundRequests, refunds } from './refunds.tables.ts';

const refundRow = {
  id: as.id,
  side: as.oneOf('buyer', 'seller'),
  amount: as.minor,
  currency: as.currency,
  status: refunds.status,
  reason: refunds.reason,
  note: orNull(as.text),
  by: orNull(as.text),
  createdAt: as.moment,
  doneAt: orNull(as.moment),
  lines: orNull(
    as.json<
      { name: string; option: string | null; words: LocalizedLineName; quantity: number }[]
    >(),
  ),
};

type Row = RowOf<typeof refundRow>;

/** The last request of an order, for both who asked and who answers. */
async function readRequest(ctx: Ctx, orderId: string): Promise<OrderRefunds['request']> {
  const [row] = await ctx.db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(desc(refundRequests.id))
    .limit(1);
  if (!row) return null;
  return {
    state: row.state,
    reason: row.reason,
    createdAt: row.askedAt.toISOString(),
    // What was noted for a refund is for the books; why one was declined is for the owner.
    answer: row.state === 'declined' ? row.answer : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** Every refund of an order, on either side. An owner does not read what operators noted for their books. */
async function listRefunds(
  ctx: Ctx,
  orderId: string,
  returner: Returner,
): Promise<OrderRefunds['refunds']> {
  const rows = await ctx.db.rows(
    sql`
    select r.id, p.side, r.amount_minor::text as amount, r.currency, r.status, r.reason, r.note, a.nickname as by, r.created_at, r.done_at,
      (select json_agg(json_build_object('name', l.name, 'option', l.option, 'words', l.words, 'quantity', x.quantity) order by l.position)
        from refund_lines x join order_lines l on l.id = x.line_id where x.refund_id = r.id) as lines
    from refunds r join payments p on p.id = r.payment_id left join accounts a on a.id = r.by_account_id
    where r.order_id = ${orderId} order by r.id desc`,
    refundRow,
  );
  const isShown = (row: Row) => returner === 'operators' || row.reason === 'owner';
  return rows.map((row) => ({
    id: row.id,
    side: row.side,
    amount: toMoney(row.amount, row.currency),
    state: row.status,
    cause: row.reason,
    reason: isShown(row) ? row.note : null,
    by: isShown(row) ? row.by : null,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    lines: (row.lines ?? []).map((line) => {
      const { name, option } = nameIn(ctx.language, line);
      return { name: option ? `${name} (${option})` : name, quantity: line.quantity };
    }),
  }));
}

function describePaid({ part, left, payment: { currency } }: Refundable): OrderRefunds['paid'] {
  return {
    total: toMoney(part.amountMinor, currency),
    refunded: toMoney(left.refundedMinor, currency),
    left: toMoney(left.leftMinor, currency),
  };
}

function describeCancellation({ units, isWhole, sides }: CancelPlan): OrderRefunds['cancellation'] {
  const returns = sides.map(({ refundable: { payment }, plan }) => ({
    side: payment.side,
    amount: toMoney(plan.amountMinor, payment.currency),
  }));
  return { units: units, isWhole, returns };
}

function describeLines(ctx: Ctx, { lines, values, payment }: Refundable): OrderRefunds['lines'] {
  return lines.map((line, index) => ({
    lineId: line.id,
    ...nameIn(ctx.language, line),
    quantity: line.due,
    shipped: line.shipped,
    refunded: line.given,
    unitValues: (values[index] ?? [])
      .slice(line.given)
      .map((value) => toMoney(value, payment.currency)),
  }));
}

/** What was paid, what went back and what is left on the side that one returns, with every refund on either side. */
export async function readOrderRefunds(
  ctx: Ctx,
  orderId: string,
  returner: Returner,
): Promise<OrderRefunds> {
  const order = await getOrderFor(ctx, orderId, returner);
  const side = refundSide(order, returner);
  const mayReturn = returner === 'operators' || isDirectSale(order);
  // One moment for all figures: a refund that is being decided is seen whole or not at all.
  const { refundable, atOperators, cancel } = await inTx(ctx, async (tx) => {
    await lockWithShared(tx, orderId);
    const own = await lockRefundable(tx, orderId, side);
    if (returner === 'operators')
      return { refundable: own, atOperators: own, cancel: await planCancel(tx, orderId) };
    const theirs = refundSide(order, 'operators');
    return {
      refundable: own,
      atOperators: theirs === side ? own : await lockRefundable(tx, orderId, theirs),
      cancel: undefined,
    };
  });
  const request = await readRequest(ctx, orderId);
  return {
    side,
    paid: refundable ? describePaid(refundable) : null,
    canRefund: mayReturn && refundable !== undefined && canRefund(refundable),
    wholeCancels:
      mayReturn &&
      refundable !== undefined &&
      doesFullRefundCancelOrder(refundable.order, refundable.lines, returner),
    request,
    canAsk:
      returner === 'owner' &&
      request?.state !== 'open' &&
      atOperators !== undefined &&
      canRefund(atOperators),
    cancellation: cancel ? describeCancellation(cancel) : null,
    lines: refundable ? describeLines(ctx, refundable) : [],
    refunds: await listRefunds(ctx, orderId, returner),
  };
}
