import assert from 'node:assert/strict';
import { createPurchaseOrders, readPurchaseOrder } from '@vitrine/contract/shop/purchase-orders.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { suppliers, variantSupplies } from '../../catalogue/suppliers.tables.ts';

type NewSupplier = Partial<typeof suppliers.$inferInsert> & { name: string };

/** A supplier of some variants, at a cost of one dollar each unless another is given. */
export async function createSupplier(
  ctx: Ctx,
  supplier: NewSupplier,
  supplies: readonly {
    variantId: string;
    costMinor?: bigint;
    reference?: string;
    isPreferred?: boolean;
  }[],
): Promise<string> {
  const [added] = await ctx.db
    .insert(suppliers)
    .values({
      currency: 'USD',
      leadTimeDays: 3,
      email: `${supplier.name.toLowerCase().replaceAll(' ', '-')}@example.com`,
      createdAt: ctx.clock.now(),
      ...supplier,
    })
    .returning({ id: suppliers.id });
  const id = added?.id ?? '';
  if (supplies.length)
    await ctx.db.insert(variantSupplies).values(
      supplies.map(({ variantId, costMinor = 100n, reference = '', isPreferred = true }) => ({
        variantId,
        supplierId: id,
        costMinor,
        reference,
        isPreferred,
      })),
    );
  return id;
}

/** Nobody delivers anything any more, and no purchase order is open: for the next test of a file. */
export async function forgetSuppliers(ctx: Ctx): Promise<void> {
  await ctx.db.run(sql`delete from purchase_orders`);
  await ctx.db.run(sql`delete from variant_supplies`);
  await ctx.db.run(sql`delete from suppliers`);
}

type Caller = Parameters<TestApp['call']>[2];

/** Orders everything that waits from these suppliers, and returns the ids of the purchase orders. */
export async function orderFromSuppliers(
  app: TestApp,
  caller: Caller,
  supplierIds: readonly string[],
  isSent = true,
): Promise<string[]> {
  const answer = await app.call(
    createPurchaseOrders,
    { body: { supplierIds: [...supplierIds], isSent } },
    caller,
  );
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.list.map(({ id }) => id);
}

export async function readPurchaseFor(app: TestApp, caller: Caller, id: string) {
  const answer = await app.call(readPurchaseOrder, { params: { id } }, caller);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

/** The secret in the link of a purchase order that was sent. */
export async function readLinkToken(app: TestApp, caller: Caller, id: string): Promise<string> {
  const { linkUrl } = await readPurchaseFor(app, caller, id);
  return linkUrl?.split('/').at(-1) ?? '';
}
