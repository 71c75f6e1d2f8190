import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type { PaymentFee } from '@vitrine/contract/shop/order-detail.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';

interface PaidOrder {
  id: string;
  storeCurrency: Currency;
  ownerFeesMinor: bigint;
}

/** The fee of the payment with which a buyer paid an order: planned, and true once the provider's book was read so far. */
export async function readPaymentFee(ctx: Ctx, order: PaidOrder): Promise<PaymentFee | null> {
  const [row] = await ctx.db.rows(
    sql`
    select p.provider, f.planned_minor, f.true_minor, f.settled_minor, f.settled_fee_minor, f.settled_currency
    from payment_orders x join payments p on p.id = x.payment_id and p.method = 'card'
      left join payment_fees f on f.payment_id = p.id
    where x.order_id = ${order.id} and x.side = 'buyer' and x.effect = 'paid'`,
    {
      provider: as.text,
      plannedMinor: orNull(as.minor),
      trueMinor: orNull(as.minor),
      settledMinor: orNull(as.minor),
      settledFeeMinor: orNull(as.minor),
      settledCurrency: orNull(as.currency),
    },
  );
  if (!row) return null;
  const { plannedMinor, trueMinor, settledMinor, settledFeeMinor, settledCurrency } = row;
  const own = (minor: bigint) => toMoney(minor, order.storeCurrency);
  const isElsewhere = settledCurrency !== null && settledCurrency !== order.storeCurrency;
  return {
    provider: row.provider,
    planned: own(plannedMinor ?? order.ownerFeesMinor),
    taken: trueMinor === null ? null : own(trueMinor),
    difference: trueMinor === null || plannedMinor === null ? null : own(trueMinor - plannedMinor),
    settled:
      isElsewhere && settledMinor !== null && settledFeeMinor !== null
        ? {
            amount: toMoney(settledMinor, settledCurrency),
            fee: toMoney(settledFeeMinor, settledCurrency),
          }
        : null,
  };
}
