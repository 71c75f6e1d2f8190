import type {
  CheckedShipmentLine,
  ShipmentLineState,
} from '@vitrine/contract/shop/bulk-shipments.ts';
import { detectCarriers, normalizeTrackingNumber } from '@vitrine/contract/shop/carriers.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { trackingLengthMax, trackingLengthMin } from '@vitrine/contract/shop/tracking-numbers.ts';
import type { Ctx } from '#platform/context.ts';
import {
  findShippers,
  findTrackingUses,
  readShippable,
  type ShippableOrder,
  toParcelNumber,
} from '../orders/index.ts';
import { findDueReplacements, findReplacementSenders } from '../returns/index.ts';
import { findNearestToShip } from './find-nearest.ts';
import { findPackers } from './packing-claims.ts';
import type { PastedLine } from './pasted-lines.rules.ts';
import { findHolds } from './ship-holds.ts';

/** A line with the order that it ships if it is ready. */
export interface CheckedLine extends CheckedShipmentLine {
  order: ShippableOrder | null;
  /** The parcel is the replacement of a return, and not what was sold. */
  isReplacement: boolean;
}

/** Everything that is known about the orders and numbers of a list, read in the same few statements for any length. */
async function readFacts(ctx: Ctx, lines: readonly PastedLine[]) {
  const numberOf = new Map(lines.map(({ line, order }) => [line, parseOrderNumber(order)?.number]));
  const numbers = [...new Set([...numberOf.values()].flatMap((number) => number ?? []))];
  const found = await readShippable(ctx, { numbers });
  const orders = new Map(found.map((order) => [order.number, order]));
  const ids = found.map(({ id }) => id);
  const sent = found.filter(({ refusal }) => refusal === 'shipped').map(({ id }) => id);
  const keys = lines.map(({ trackingNumber }) => normalizeTrackingNumber(trackingNumber));
  return {
    numberOf,
    orders,
    nearest: await findNearestToShip(
      ctx,
      numbers.filter((number) => !orders.has(number)),
    ),
    replacements: await findDueReplacements(ctx, sent),
    // A replacement left after the order did.
    shippers: new Map([
      ...(await findShippers(ctx, sent)),
      ...(await findReplacementSenders(ctx, sent)),
    ]),
    holds: await findHolds(ctx, ids),
    packers: await findPackers(ctx, ids),
    uses: await findTrackingUses(ctx, [...new Set(keys.filter(Boolean))]),
    timesOfKey: countEach(keys),
    timesOfNumber: countEach([...numberOf.values()].flatMap((number) => number ?? [])),
  };
}

function countEach(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;
type Verdict = Pick<CheckedShipmentLine, 'state'> & Partial<CheckedShipmentLine>;

/** The reason against shipping the order itself. */
function judgeOrder(order: ShippableOrder, facts: Facts): Verdict | undefined {
  const isReplacement = facts.replacements.has(order.id);
  if (order.refusal === 'shipped' && !isReplacement) {
    const shipper = facts.shippers.get(order.id);
    return {
      state: 'shipped',
      by: shipper?.by ?? null,
      at: shipper?.at.toISOString() ?? null,
    };
  }
  if (order.refusal && !isReplacement) return { state: order.refusal };
  if ((facts.timesOfNumber.get(order.number) ?? 0) > 1) return { state: 'repeated_order' };
  const hold = facts.holds.get(order.id);
  if (hold) return { state: 'held', by: hold.by, at: hold.createdAt };
  const packer = facts.packers.get(order.id);
  return packer && !packer.isSelf ? { state: 'packed', by: packer.name } : undefined;
}

/** The reason against a tracking number. */
function judgeNumber(order: ShippableOrder, typed: string, facts: Facts): Verdict | undefined {
  const key = normalizeTrackingNumber(typed);
  if (
    !/^[A-Z0-9-]*$/.test(typed) ||
    typed.length > trackingLengthMax ||
    parseOrderNumber(typed)?.isCertain
  )
    return { state: 'wrong_number' };
  if (key.length < trackingLengthMin) return { state: 'too_short' };
  if ((facts.timesOfKey.get(key) ?? 0) > 1) return { state: 'repeated_number' };
  const use = facts.uses.get(key)?.find(({ orderId }) => orderId !== order.id);
  return use && { state: 'used_number', otherNumber: use.orderNumber };
}

/** The carrier that wrote the number, or the one that the line or the list names. */
function chooseCarrier(
  { trackingNumber, carrier }: PastedLine,
  fallback: string,
): { carrier: string; isCarrierSure: boolean } {
  const [detected] = detectCarriers(trackingNumber);
  if (carrier) return { carrier, isCarrierSure: detected?.carrier.name === carrier };
  if (detected && (detected.certainty === 'certain' || !fallback))
    return { carrier: detected.carrier.name, isCarrierSure: detected.certainty === 'certain' };
  return { carrier: fallback, isCarrierSure: false };
}

function judgeLine(line: PastedLine, fallback: string, facts: Facts): CheckedLine {
  const number = facts.numberOf.get(line.line);
  const order = (number && facts.orders.get(number)) || null;
  const choice = chooseCarrier(line, fallback);
  const known = {
    line: line.line,
    number: number ?? line.order,
    order,
    orderId: order?.id ?? null,
    isReplacement: order !== null && facts.replacements.has(order.id),
    trackingNumber: toParcelNumber(line.trackingNumber),
    ...choice,
    otherNumber: null,
    by: null,
    at: null,
  };
  const verdict = (): Verdict => {
    if (!number || !line.trackingNumber) return { state: 'unreadable' };
    if (!order) return { state: 'unknown_order', otherNumber: facts.nearest.get(number) ?? null };
    const ready: ShipmentLineState = choice.carrier ? 'ready' : 'unknown_carrier';
    return (
      judgeOrder(order, facts) ?? judgeNumber(order, line.trackingNumber, facts) ?? { state: ready }
    );
  };
  return { ...known, ...verdict() };
}

/** The state of each line of a list: ready, or the reason against it; `carrier` is that of numbers from which none follows. */
export async function checkLines(
  ctx: Ctx,
  lines: readonly PastedLine[],
  carrier: string,
): Promise<CheckedLine[]> {
  const facts = await readFacts(ctx, lines);
  return lines.map((line) => judgeLine(line, carrier, facts));
}
