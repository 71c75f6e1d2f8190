import { parseJson } from '../../lib/stored.ts';

/** A parcel of one order, or of several. */
export interface ParcelToShip {
  orders: readonly { id: string; number: string }[];
  carrier: string;
  trackingNumber: string;
  /** Units of an order that leaves in parts; all of it if not given. */
  lines?: readonly { lineId: string; quantity: number }[];
  /** The return whose replacement it is; none for what was sold. */
  returnId?: string;
}

const hasTexts = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const isParcel = (value: unknown): value is ParcelToShip => {
  if (!hasTexts(value, 'carrier', 'trackingNumber')) return false;
  const { orders, lines, returnId } = value as {
    orders: unknown;
    lines?: unknown;
    returnId?: unknown;
  };
  const areLines =
    lines === undefined ||
    (Array.isArray(lines) &&
      lines.every(
        (line: unknown) =>
          hasTexts(line, 'lineId') && Number.isInteger((line as { quantity: unknown }).quantity),
      ));
  return (
    areLines &&
    (returnId === undefined || typeof returnId === 'string') &&
    Array.isArray(orders) &&
    orders.length > 0 &&
    orders.every((order: unknown) => hasTexts(order, 'id', 'number'))
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
  parcels.flatMap(({ orders, lines, returnId }) =>
    lines ? [] : orders.map(({ id }) => createParcelKey(id, returnId)),
  );
