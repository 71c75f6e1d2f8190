import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { suppliers } from '../catalogue/index.ts';
import { readLines } from './lock-purchase-order.ts';
import { type PurchaseLine, type PurchaseOrder, purchaseOrders } from './purchase-orders.tables.ts';

type Supplier = typeof suppliers.$inferSelect;

/** An order that a purchase order is for, as far as its supplier needs it. */
export interface SuppliedOrder {
  id: string;
  number: string;
  address: Address;
  /** Its due payments are in, and it goes on. */
  isDue: boolean;
}

export interface PurchaseParts {
  purchase: PurchaseOrder;
  supplier: Supplier;
  lines: PurchaseLine[];
  /** In the order of the lines. */
  orders: SuppliedOrder[];
}

const orderRow = {
  id: as.id,
  number: as.text,
  address: as.json<Address>(),
  isDue: as.boolean,
};

/** A purchase order with everything that its page and its documents show: four statements. */
export async function readParts(ctx: Ctx, id: string): Promise<PurchaseParts> {
  const [row] = await ctx.db
    .select({ purchase: purchaseOrders, supplier: suppliers })
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(eq(purchaseOrders.id, id));
  const { purchase, supplier } = orNotFound(row);
  const lines = await readLines(ctx, [id]);
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))];
  const rows = orderIds.length
    ? await ctx.db.rows(
        sql`select o.id, o.number, o.address,
          order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null) in (1, 2) as is_due
          from orders o where o.id = any(${sql.param(orderIds)}::bigint[])`,
        orderRow,
      )
    : [];
  const byId = new Map(rows.map((order) => [order.id, order]));
  return { purchase, supplier, lines, orders: orderIds.flatMap((one) => byId.get(one) ?? []) };
}
