import { randomUUID } from 'node:crypto';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type CheckedShipmentLine,
  type previewShipments,
  shipmentLinesMax,
  type shipPasted,
} from '@vitrine/contract/shop/bulk-shipments.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { runTextParser } from '#platform/files/parser-pool.ts';
import {
  listOpenNotes,
  lockOrders,
  lockTrackingNumbers,
  readShippable,
  shipWholeOrders,
} from '../orders/index.ts';
import { type CheckedLine, checkLines } from './check-lines.ts';
import { type PastedLine, pastedLinesParser } from './pasted-lines.rules.ts';
import { sendReplacementsOf } from './ship-replacement.ts';

interface Pasted {
  text: string;
  /** The carrier of numbers from which none follows. */
  carrier: string;
}

async function readLines({ text }: Pasted): Promise<PastedLine[]> {
  const lines = await runTextParser(pastedLinesParser, { text });
  if (lines.length > shipmentLinesMax)
    throw new Failure('shipments-too-many', {
      values: { maximum: shipmentLinesMax, count: lines.length },
    });
  return lines;
}

const withoutOrder = ({
  order: _order,
  isReplacement: _isReplacement,
  ...line
}: CheckedLine): CheckedShipmentLine => line;

/** The state of each line; nothing is written. */
export async function previewPasted(
  ctx: Ctx,
  pasted: Pasted,
): Promise<EndpointReply<typeof previewShipments>> {
  const checked = await checkLines(ctx, await readLines(pasted), pasted.carrier);
  const ready = checked.flatMap(({ state, order }) => (state === 'ready' && order ? [order] : []));
  const notes = await listOpenNotes(
    ctx,
    ready.map(({ id }) => id),
  );
  return {
    list: checked.map(withoutOrder),
    readyCount: ready.length,
    orderNotes: ready.flatMap(({ id, number }) => {
      const open = notes.get(id);
      return open ? [{ orderId: id, number, notes: open }] : [];
    }),
  };
}

/**
 * Ships the lines that are ready, all in one transaction and in the same few statements. The orders are locked before they are checked:
 * a line that a colleague shipped a moment ago is left out and names him.
 */
export async function shipPastedLines(
  ctx: Ctx,
  pasted: Pasted,
): Promise<EndpointReply<typeof shipPasted>> {
  const lines = await readLines(pasted);
  await lockTrackingNumbers(ctx);
  const numbers = lines.flatMap(({ order }) => parseOrderNumber(order)?.number ?? []);
  const orders = await readShippable(ctx, { numbers: [...new Set(numbers)] });
  await lockOrders(
    ctx,
    orders.map(({ id }) => id),
  );
  const checked = await checkLines(ctx, lines, pasted.carrier);
  const parcels = checked.flatMap(({ state, order, isReplacement, carrier, trackingNumber }) =>
    state === 'ready' && order ? [{ order, isReplacement, carrier, trackingNumber }] : [],
  );
  const batchKey = parcels.length ? randomUUID() : null;
  const [replacements, sold] = [true, false].map((kind) =>
    parcels.filter(({ isReplacement }) => isReplacement === kind),
  );
  await shipWholeOrders(ctx, sold ?? [], { batchKey });
  if (batchKey) await sendReplacementsOf(ctx, replacements ?? [], { batchKey });
  return { list: checked.map(withoutOrder), shippedCount: parcels.length, batchKey };
}
