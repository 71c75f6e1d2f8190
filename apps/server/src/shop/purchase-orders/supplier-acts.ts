import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { detectCarriers, normalizeTrackingNumber } from '@vitrine/contract/shop/carriers.ts';
import type {
  confirmSupplierLink,
  reportMissing as missingContract,
  readSupplierLink,
  sendSupplierParcel,
} from '@vitrine/contract/shop/supplier-links.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { addShipment, lockTrackingNumbers } from '../orders/index.ts';
import {
  announcePurchase,
  assertOpen,
  changeLine,
  findLine,
  readLeft,
  recordStep,
  settlePurchase,
} from './change-purchase-order.ts';
import { type LockedPurchase, lockPurchaseOrder } from './lock-purchase-order.ts';
import { purchaseUnitsMissing } from './purchase-orders.events.ts';
import {
  countPromised,
  formatPurchaseNumber,
  isConfirmed,
  openOf,
} from './purchase-orders.rules.ts';
import { type PurchaseLine, purchaseParcels } from './purchase-orders.tables.ts';
import { describeLink, findLinked, readParcels } from './supplier-link.ts';

type Reply = EndpointReply<typeof readSupplierLink>;
type Units = readonly { lineId: string; quantity: number }[];

/** The purchase order of a link, locked; a link that was revoked while the lock was awaited opens nothing. */
async function lockLinked(ctx: Ctx, token: string): ReturnType<typeof lockPurchaseOrder> {
  const locked = await lockPurchaseOrder(ctx, await findLinked(ctx, token));
  await findLinked(ctx, token);
  if (locked.order.state === 'cancelled') throw new Failure('purchase-order-state');
  return locked;
}

const sumOf = (units: Units): number => units.reduce((sum, { quantity }) => sum + quantity, 0);

async function changeAll(
  ctx: Ctx,
  locked: LockedPurchase,
  units: Units,
  change: (line: PurchaseLine, quantity: number) => Parameters<typeof changeLine>[2],
): Promise<void> {
  for (const { lineId, quantity } of units) {
    const line = findLine(locked.lines, lineId);
    locked.lines[locked.lines.indexOf(line)] = await changeLine(ctx, line, change(line, quantity));
  }
}

/** The supplier will deliver these units. Confirming again what is confirmed changes nothing. */
export async function confirmUnits(
  ctx: Ctx,
  token: string,
  { lines }: EndpointInput<typeof confirmSupplierLink>['body'],
): Promise<Reply> {
  const locked = await lockLinked(ctx, token);
  const { id } = locked.order;
  const units =
    lines ??
    locked.lines
      .map((line) => ({ lineId: line.id, quantity: openOf(line) }))
      .filter(({ quantity }) => quantity > 0);
  assertOpen(locked.lines, units);
  const news = units.filter(
    ({ lineId, quantity }) => countPromised(findLine(locked.lines, lineId)) !== quantity,
  );
  if (news.length) {
    await changeAll(ctx, locked, news, (line, quantity) => ({
      confirmed: line.shipped + line.received + quantity - line.confirmed,
    }));
    await recordStep(
      ctx,
      id,
      isConfirmed(locked.lines) ? 'confirmed' : 'part_confirmed',
      sumOf(units),
    );
    await settlePurchase(ctx, locked);
  }
  return describeLink(ctx, id);
}

/** The open units of one order, or those that the supplier named; all of one order. */
async function chooseUnits(
  ctx: Ctx,
  lines: readonly PurchaseLine[],
  wanted: Units | undefined,
): Promise<Units> {
  if (wanted) {
    assertOpen(lines, wanted);
    return wanted;
  }
  const left = await readLeft(
    ctx,
    lines.map(({ orderLineId }) => orderLineId),
  );
  const all = lines
    .map((line) => ({
      lineId: line.id,
      quantity: Math.min(openOf(line), left.get(line.orderLineId)?.left ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  if (!all.length) throw new Failure('purchase-units');
  return all;
}

/** The number once more, of a parcel that left: a double click, or the same number typed into a second order. */
async function assertNewNumber(ctx: Ctx, purchaseOrderId: string, key: string): Promise<void> {
  const parcels = await readParcels(ctx, purchaseOrderId);
  if (parcels.some(({ trackingKey, withdrawnAt }) => trackingKey === key && !withdrawnAt))
    throw new Failure('tracking-used', {
      values: { number: formatPurchaseNumber(purchaseOrderId) },
    });
}

/** The carrier that the supplier named, else the one that the number is recognised by. */
function carrierOf(named: string, trackingNumber: string): string {
  const [found] = detectCarriers(trackingNumber);
  const carrier = named || found?.carrier.name;
  if (!carrier)
    throw new Failure('invalid-input', { fields: [{ path: 'carrier', code: 'required' }] });
  return carrier;
}

/** A parcel left: to the buyer as a shipment of the order, or to the warehouse, which is announced. */
export async function sendParcel(
  ctx: Ctx,
  token: string,
  body: EndpointInput<typeof sendSupplierParcel>['body'],
): Promise<Reply> {
  // Before any order is locked, as every other shipment does.
  await lockTrackingNumbers(ctx);
  const locked = await lockLinked(ctx, token);
  const { id, shipsItself } = locked.order;
  const { trackingNumber } = body;
  const trackingKey = normalizeTrackingNumber(trackingNumber);
  await assertNewNumber(ctx, id, trackingKey);
  const parcel = {
    purchaseOrderId: id,
    carrier: carrierOf(body.carrier, trackingNumber),
    trackingNumber,
    trackingKey,
    sentAt: ctx.clock.now(),
  };
  const order = shipsItself ? findOrder(locked.numbers, body.orderNumber) : undefined;
  const ofOrder = order ? locked.lines.filter(({ orderId }) => orderId === order) : locked.lines;
  const units = await chooseUnits(ctx, ofOrder, body.lines);
  if (!order) {
    await ctx.db.insert(purchaseParcels).values({ ...parcel, lines: [...units] });
    await recordStep(ctx, id, 'announced', sumOf(units));
    await settlePurchase(ctx, locked);
    return describeLink(ctx, id);
  }
  const { carrier } = parcel;
  const shipmentId = await addShipment(ctx, order, {
    carrier,
    trackingNumber,
    lines: units.map(({ lineId, quantity }) => ({
      lineId: findLine(ofOrder, lineId).orderLineId,
      quantity,
    })),
  });
  await ctx.db
    .insert(purchaseParcels)
    .values({ ...parcel, orderId: order, shipmentId, lines: [...units] });
  await changeAll(ctx, locked, units, (line, quantity) => ({
    shipped: quantity,
    confirmed: Math.max(0, line.shipped + line.received + quantity - line.confirmed),
  }));
  await recordStep(ctx, id, 'shipped', sumOf(units));
  await settlePurchase(ctx, locked);
  return describeLink(ctx, id);
}

/** The order of the purchase order with this number. */
function findOrder(numbers: ReadonlyMap<string, string>, number: string | undefined): string {
  const found = [...numbers].find(([, known]) => known === number?.toUpperCase());
  if (!found)
    throw new Failure('invalid-input', { fields: [{ path: 'orderNumber', code: 'choice' }] });
  return found[0];
}

/** Units that the supplier cannot deliver. They are to be ordered elsewhere, awaited or refunded: operators are notified at once. */
export async function reportMissing(
  ctx: Ctx,
  token: string,
  { lineId, quantity, expectedOn }: EndpointInput<typeof missingContract>['body'],
): Promise<Reply> {
  const locked = await lockLinked(ctx, token);
  const { id } = locked.order;
  const line = findLine(locked.lines, lineId);
  const units = [{ lineId, quantity: quantity ?? openOf(line) }];
  if (openOf(line) === 0) throw new Failure('purchase-units');
  assertOpen(locked.lines, units);
  await changeAll(ctx, locked, units, (one, missing) => ({
    missing,
    confirmed: Math.min(0, openOf(one) - missing + one.shipped + one.received - one.confirmed),
    expectedOn,
  }));
  const stepId = await recordStep(ctx, id, 'missing', sumOf(units));
  await settlePurchase(ctx, locked);
  await announcePurchase(ctx, id, 'purchase-order.missing');
  await ctx.platform.events.emit(ctx, purchaseUnitsMissing, { purchaseOrderId: id, stepId });
  return describeLink(ctx, id);
}
