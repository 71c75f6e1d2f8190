import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type createPurchaseOrders as contract,
  purchaseLinesMax,
} from '@vitrine/contract/shop/purchase-orders.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { getVariants } from '../catalogue/index.ts';
import { lockOrders } from '../orders/index.ts';
import { announcePurchase, recordStep } from './change-purchase-order.ts';
import {
  chooseSupplies,
  findSupplierOf,
  readSupplies,
  readWaitingLines,
  type Supply,
  type WaitingLine,
} from './propose.ts';
import { formatPurchaseNumber } from './purchase-orders.rules.ts';
import { purchaseOrderLines, purchaseOrders } from './purchase-orders.tables.ts';
import { markSent } from './send-purchase-order.ts';

type Body = EndpointInput<typeof contract>['body'];

interface Ordered {
  supply: Supply;
  line: WaitingLine;
}

/** Adds the purchase order of one supplier, with the names of its goods in its language. */
async function addPurchase(
  ctx: Ctx,
  ordered: readonly Ordered[],
  isAutomatic: boolean,
): Promise<string | undefined> {
  const supply = ordered[0]?.supply;
  if (!supply) return undefined;
  const [added] = await ctx.db
    .insert(purchaseOrders)
    .values({
      supplierId: supply.supplierId,
      state: 'draft',
      currency: supply.currency,
      language: supply.language,
      shipsItself: supply.shipsItself,
      isAutomatic,
      accountId: ctx.caller?.accountId ?? null,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: purchaseOrders.id });
  const id = added?.id ?? '';
  const facts = await getVariants(
    ctx,
    ordered.map(({ line }) => line.variantId),
    supply.language,
  );
  await ctx.db.insert(purchaseOrderLines).values(
    ordered.map(({ supply: { reference, costMinor }, line }, position) => {
      const variant = facts.get(line.variantId);
      return {
        purchaseOrderId: id,
        orderId: line.orderId,
        orderLineId: line.orderLineId,
        variantId: line.variantId,
        position,
        sku: variant?.sku ?? '',
        reference,
        name: variant?.name ?? '',
        option: variant?.optionLabel ?? '',
        costMinor,
        quantity: line.units,
      };
    }),
  );
  await recordStep(
    ctx,
    id,
    'created',
    ordered.reduce((sum, { line }) => sum + line.units, 0),
  );
  await announcePurchase(ctx, id);
  return id;
}

/**
 * Orders what waits, one purchase order for each supplier. What is on one already is not ordered again: the orders are locked, then
 * their units are read once more.
 */
export async function createPurchases(
  ctx: Ctx,
  { supplierIds, chooseBy, missingOf, choices, isSent }: Body,
  isAutomatic = false,
): Promise<EndpointReply<typeof contract>> {
  const seen = await readWaitingLines(ctx, { missingOf, limit: purchaseLinesMax });
  const orderIds = [...new Set(seen.map(({ orderId }) => orderId))];
  await lockOrders(ctx, orderIds);
  const waiting = await readWaitingLines(ctx, { missingOf, orderIds, limit: purchaseLinesMax });
  const supplies = await readSupplies(
    ctx,
    waiting.map(({ variantId }) => variantId),
  );
  const chosen = await chooseSupplies(ctx, supplies, {
    chooseBy,
    without: await findSupplierOf(ctx, missingOf),
    choices: new Map(choices.map(({ variantId, supplierId }) => [variantId, supplierId])),
  });
  const bySupplier = new Map<string, Ordered[]>();
  for (const line of waiting) {
    const supply = chosen.get(line.variantId);
    if (!supply || !supplierIds.includes(supply.supplierId)) continue;
    bySupplier.set(supply.supplierId, [
      ...(bySupplier.get(supply.supplierId) ?? []),
      { supply, line },
    ]);
  }
  if (!bySupplier.size) throw new Failure('nothing-to-purchase');
  const list = [];
  for (const [, ordered] of [...bySupplier].toSorted(([a], [b]) => Number(a) - Number(b))) {
    const id = await addPurchase(ctx, ordered, isAutomatic);
    if (!id) continue;
    if (isSent) await markSent(ctx, id);
    list.push({ id, number: formatPurchaseNumber(id) });
  }
  return { list };
}
