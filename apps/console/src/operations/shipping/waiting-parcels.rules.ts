import { parseJson } from '../../lib/stored.ts';

interface ParcelOrder {
  id: string;
  number: string;
  /** The return whose replacement is in the parcel; none for what was sold. */
  returnId?: string;
}

/** A parcel of one order, or of several. */
export interface ParcelToShip {
  orders: readonly ParcelOrder[];
  carrier: string;
  trackingNumber: string;
  /** Units of an order that leaves in parts; all of it if not given. */
  lines?: readonly { lineId: string; quantity: number }[];
}

const hasTexts = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const isParcel = (value: unknown): value is ParcelToShip => {
  if (!hasTexts(value, 'carrier', 'trackingNumber')) return false;
  const { orders, lines } = value as { orders: unknown; lines?: unknown };
  const areLines =
    lines === undefined ||
    (Array.isArray(lines) &&
      lines.every(
        (line: unknown) =>
          hasTexts(line, 'lineId') && Number.isInteger((line as { quantity: unknown }).quantity),
      ));
  return (
    areLines &&
    Array.isArray(orders) &&
    orders.length > 0 &&
    orders.every(
      (order: unknown) =>
        hasTexts(order, 'id', 'number') &&
        ['undefined', 'string'].includes(typeof (order as ParcelOrder).returnId),
    )
  );
};

/** The parcels of a stored text; what is none of them is left out. */
export function parseParcels(text: string | null): ParcelToShip[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter(isParcel) : [];
}

/** By what a row of the queue is known: a replacement is another parcel than what was sold of its order. */
export const createParcelKey = (orderId: string, returnId: string | undefined): string =>
  returnId ? `return ${returnId}` : orderId;

/** The rows whose parcels left as a whole. */
export const findLeftRows = (parcels: readonly ParcelToShip[]): string[] =>
  parcels.flatMap(({ orders, lines }) =>
    lines ? [] : orders.map(({ id, returnId }) => createParcelKey(id, returnId)),
  );
