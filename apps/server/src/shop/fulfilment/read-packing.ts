import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { normalizeTrackingNumber } from '@vitrine/contract/shop/carriers.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import type { findScanned, readPacking } from '@vitrine/contract/shop/ship-queue.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { getVariants } from '../catalogue/index.ts';
import {
  findOrderNumbered,
  listOpenNotes,
  readPlatformOrder,
  readShippable,
} from '../orders/index.ts';
import { findDueReplacements, listReplacedUnits } from '../returns/index.ts';
import { findPackers } from './packing-claims.ts';
import { findReplacementDay, groupOf, readQueueDays } from './queue-days.ts';
import { findHolds } from './ship-holds.ts';
import { findTogether } from './ship-together.ts';

/** The weight of the goods that are left, without the box. */
async function weighGoods(
  ctx: Ctx,
  lines: readonly { variantId: string; toShip: number }[],
): Promise<number | null> {
  const left = lines.filter(({ toShip }) => toShip > 0);
  const variants = await getVariants(
    ctx,
    left.map(({ variantId }) => variantId),
  );
  const grams = left.map(
    ({ variantId, toShip }) => (variants.get(variantId)?.weightGrams ?? 0) * toShip,
  );
  return grams.length && grams.every(Boolean) ? grams.reduce((sum, one) => sum + one, 0) : null;
}

/** One order as the person who packs it needs it. */
export async function readPackingOf(
  ctx: Ctx,
  orderId: string,
): Promise<EndpointReply<typeof readPacking>> {
  const order = await readPlatformOrder(ctx, orderId);
  const [row] = await ctx.db.rows(
    sql`select ship_by::text as ship_by from orders where id = ${orderId}`,
    { shipBy: orNull(as.text) },
  );
  const replacement = await readReplacement(ctx, order);
  const days = await readQueueDays(ctx);
  const shipBy = replacement
    ? findReplacementDay(days.timeZone, replacement.decidedAt)
    : (row?.shipBy ?? null);
  const isDue = order.can.ship || replacement !== null;
  const hold = (await findHolds(ctx, [orderId])).get(orderId) ?? null;
  const together = await findTogether(ctx, orderId, replacement !== null);
  const notes = await listOpenNotes(ctx, [orderId, ...together.map(({ id }) => id)]);
  return {
    order,
    shipBy,
    group: !isDue ? null : hold ? 'held' : shipBy ? groupOf(days, shipBy) : null,
    packer: (await findPackers(ctx, [orderId])).get(orderId) ?? null,
    hold,
    together: together.map((other) => ({ ...other, notes: notes.get(other.id) ?? [] })),
    notes: notes.get(orderId) ?? [],
    goodsGrams: await weighGoods(
      ctx,
      replacement
        ? order.lines.map((line) => ({
            ...line,
            toShip: replacement.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0,
          }))
        : order.lines,
    ),
    replacement: replacement && {
      returnId: replacement.returnId,
      reason: replacement.reason,
      lines: replacement.lines,
    },
  };
}

/** The replacement that is to be sent next of an order whose own units are all sent. */
async function readReplacement(
  ctx: Ctx,
  { id, can }: Awaited<ReturnType<typeof readPlatformOrder>>,
) {
  const due = can.ship ? undefined : (await findDueReplacements(ctx, [id])).get(id);
  return due ? { ...due, lines: await listReplacedUnits(ctx, due.returnId) } : null;
}

async function describeFound(ctx: Ctx, orderId: string) {
  const [order] = await readShippable(ctx, { ids: [orderId] });
  if (!order) return null;
  const isToShip = order.refusal === null || (await findDueReplacements(ctx, [orderId])).size > 0;
  return { id: order.id, number: order.number, isToShip };
}

/** The order on whose newest parcel a tracking number is, replacements included. */
async function findTracked(ctx: Ctx, code: string): Promise<string | undefined> {
  const key = normalizeTrackingNumber(code);
  if (!key) return undefined;
  const [row] = await ctx.db.rows(
    sql`select f.order_id from (
        (select order_id, shipped_at as sent_at from shipments where tracking_key = ${key})
        union all (select order_id, replacement_sent_at from return_requests where replacement_key = ${key})) as f
      order by f.sent_at desc, f.order_id desc limit 1`,
    { orderId: as.id },
  );
  return row?.orderId;
}

/** The meaning of a scanned code: digits alone are the number of an order if there is one, else a tracking number. */
export async function findScannedCode(
  ctx: Ctx,
  code: string,
): Promise<EndpointReply<typeof findScanned>> {
  const sought = parseOrderNumber(code);
  const orderId = sought && (await findOrderNumbered(ctx, sought.number));
  if (orderId || sought?.isCertain)
    return { kind: 'order', order: orderId ? await describeFound(ctx, orderId) : null };
  const tracked = await findTracked(ctx, code);
  return { kind: 'tracking', order: tracked ? await describeFound(ctx, tracked) : null };
}
