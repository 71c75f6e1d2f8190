import { randomUUID } from 'node:crypto';
import type { Currency } from '@vitrine/contract/money.ts';
import { type RefundChoice, refundOrder } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { type PlacedTestOrder, placeTestOrder } from '../../orders/testing/placed-orders.ts';
import type { PayShop } from '../../payments/testing/pay-shop.ts';
import { readAvailable } from '../../stock/index.ts';
import type { TestOwner } from '../../stores/testing/owners.ts';

/** An order that its buyer has paid. */
export async function placePaidOrder(
  shop: PayShop,
  owner: TestOwner,
  lines: { variantId: string; quantity: number }[],
  options: Parameters<typeof placeTestOrder>[3] = {},
): Promise<PlacedTestOrder> {
  const order = await placeTestOrder(shop.app, owner.slug, lines, options);
  await shop.pay(order.token);
  return order;
}

export const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** A refund by the holder of the token; `seen` is the amount shown as refunded already, each call a click of its own. */
export function refundByOperators(
  shop: PayShop,
  token: string,
  orderId: string,
  what: RefundChoice,
  { seen = 0, currency = 'USD' as Currency, areBack = false, key = randomUUID() as string } = {},
) {
  const body = {
    what,
    seenRefunded: { amount: seen, currency },
    areBack,
    reason: 'It arrived broken.',
  };
  return shop.app.call(refundOrder, { params: { orderId }, body }, { token, idempotencyKey: key });
}

/** Units of a variant that can be sold. */
export async function countFree(shop: PayShop, variantId: string): Promise<number> {
  return (await readAvailable(shop.ctx, [variantId])).get(variantId) ?? 0;
}

/** The key of the buyer's payment of an order at the bank. */
export async function buyerPaymentKey(shop: PayShop, orderId: string): Promise<string> {
  const rows = await shop.app.platform.database.db.rows(
    sql`
    select p.provider_key as key from payments p join payment_orders x on x.payment_id = p.id
    where x.order_id = ${orderId} and x.side = 'buyer'`,
    { key: as.text },
  );
  return rows[0]?.key ?? '';
}

/** What the bank itself has returned of the buyer's payment, in minor units. */
export async function readBankRefunded(
  shop: PayShop,
  orderId: string,
): Promise<string | undefined> {
  return shop.sandbox.bank.findPayment(await buyerPaymentKey(shop, orderId))?.refunded;
}
