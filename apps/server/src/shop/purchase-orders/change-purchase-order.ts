import type { PurchaseStepKind } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, violatedConstraint } from '#platform/failure.ts';
import { sendPush } from '#platform/push/push.ts';
import { hashVisitor } from '#platform/security/hash-visitor.ts';
import type { LockedPurchase } from './lock-purchase-order.ts';
import { deriveState, formatPurchaseNumber, openOf } from './purchase-orders.rules.ts';
import {
  type PurchaseLine,
  type PurchaseOrder,
  purchaseOrderLines,
  purchaseOrderSteps,
  purchaseOrders,
} from './purchase-orders.tables.ts';

/** How long the supplier's page opens after the last change. */
const linkLifeMs = 30 * 86_400_000;

const linkEnd = (ctx: Ctx): Date => new Date(ctx.clock.now().getTime() + linkLifeMs);

/** Acts that the supplier does on its page, without an account. */
const bySupplier: readonly PurchaseStepKind[] = [
  'confirmed',
  'part_confirmed',
  'shipped',
  'announced',
  'missing',
];

/** Adds a line to the history of a purchase order. */
export async function recordStep(
  ctx: Ctx,
  purchaseOrderId: string,
  kind: PurchaseStepKind,
  units: number | null = null,
): Promise<string> {
  const isSupplier = !ctx.caller && bySupplier.includes(kind);
  const [step] = await ctx.db
    .insert(purchaseOrderSteps)
    .values({
      purchaseOrderId,
      kind,
      units,
      at: ctx.clock.now(),
      accountId: ctx.caller?.accountId ?? null,
      addressHash: isSupplier ? hashVisitor(ctx) : null,
    })
    .returning({ id: purchaseOrderSteps.id });
  return step?.id ?? '';
}

type UnitPart = 'confirmed' | 'shipped' | 'received' | 'missing' | 'withdrawn';
type LineChange = Partial<Record<UnitPart, number>> & { expectedOn?: string | null };

/** Adds units to the parts of a line, and returns the line as it is now. */
export async function changeLine(
  ctx: Ctx,
  line: PurchaseLine,
  { expectedOn, ...parts }: LineChange,
): Promise<PurchaseLine> {
  const [changed] = await ctx.db
    .update(purchaseOrderLines)
    .set({
      ...Object.fromEntries(
        Object.entries(parts).map(([part, units]) => [part, line[part as UnitPart] + units]),
      ),
      ...(expectedOn === undefined ? {} : { expectedOn }),
    })
    .where(eq(purchaseOrderLines.id, line.id))
    .returning()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'purchase_units_left'
        ? new Failure('purchase-units')
        : error;
    });
  return changed ?? line;
}

/** Screens of operators read purchase orders again; missing units are news. */
export const announcePurchase = (
  ctx: Ctx,
  id: string,
  kind: 'purchase-order.changed' | 'purchase-order.missing' = 'purchase-order.changed',
): Promise<void> =>
  sendPush(ctx, {
    destination: topics.platform,
    body: { kind, purchaseNumber: formatPurchaseNumber(id) },
  });

/** Stores the state that follows from the lines, and keeps the supplier's page open from now on. */
export async function settlePurchase(
  ctx: Ctx,
  { order, lines }: LockedPurchase,
  facts: Partial<Pick<PurchaseOrder, 'sentAt' | 'sends' | 'cancelledAt' | 'linkVersion'>> = {},
): Promise<LockedPurchase> {
  const now = ctx.clock.now();
  const next = { ...order, ...facts };
  const state = deriveState(next, lines);
  const isOver = state === 'closed' || state === 'cancelled';
  const [changed] = await ctx.db
    .update(purchaseOrders)
    .set({
      ...facts,
      state,
      linkUntil: next.sentAt ? linkEnd(ctx) : null,
      confirmedAt: state === 'confirmed' ? (order.confirmedAt ?? now) : order.confirmedAt,
      closedAt: isOver ? (order.closedAt ?? now) : null,
    })
    .where(eq(purchaseOrders.id, order.id))
    .returning();
  if (state === 'closed' && order.state !== 'closed') await recordStep(ctx, order.id, 'closed');
  await announcePurchase(ctx, order.id);
  return { order: changed ?? next, lines };
}

/** The line of a purchase order by its id, or a refusal that names the field. */
export function findLine(lines: readonly PurchaseLine[], lineId: string): PurchaseLine {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Failure('invalid-input', { fields: [{ path: 'lines', code: 'choice' }] });
  return line;
}

/** Refuses more units of a line than are open; a line may be named once. */
export function assertOpen(
  lines: readonly PurchaseLine[],
  wanted: readonly { lineId: string; quantity: number }[],
): void {
  const isTwice = new Set(wanted.map(({ lineId }) => lineId)).size !== wanted.length;
  if (isTwice || wanted.some(({ lineId, quantity }) => quantity > openOf(findLine(lines, lineId))))
    throw new Failure('purchase-units');
}

/** Units of lines of orders that are left to ship, by the id of the order's line. */
export async function readLeft(
  ctx: Ctx,
  orderLineIds: readonly string[],
): Promise<Map<string, { left: number; isDue: boolean }>> {
  if (!orderLineIds.length) return new Map();
  const rows = await ctx.db.rows(
    sql`
    select l.id, l.quantity - l.shipped - l.withdrawn as units,
      order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null) = 1 as is_due
    from order_lines l join orders o on o.id = l.order_id where l.id = any(${sql.param([...orderLineIds])}::bigint[])`,
    { id: as.id, units: as.integer, isDue: as.boolean },
  );
  return new Map(rows.map(({ id, units, isDue }) => [id, { left: isDue ? units : 0, isDue }]));
}

/** Units of lines of orders that are to be shipped and are on no purchase order, by the id of the order's line. */
export async function readUncovered(
  ctx: Ctx,
  orderLineIds: readonly string[],
): Promise<Map<string, number>> {
  if (!orderLineIds.length) return new Map();
  const rows = await ctx.db.rows(
    sql`
    select l.id, case when order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null) = 1
      then purchase_units_left(l.id) else 0 end as units
    from order_lines l join orders o on o.id = l.order_id where l.id = any(${sql.param([...orderLineIds])}::bigint[])`,
    { id: as.id, units: as.integer },
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}
