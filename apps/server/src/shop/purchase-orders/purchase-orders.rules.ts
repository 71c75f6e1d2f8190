import { foldWidth } from '@vitrine/contract/fold-width.ts';
import type { PurchaseOrderState } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import type { PurchaseLine, PurchaseOrder } from './purchase-orders.tables.ts';

/** Numbers begin above the ids, so that the first one does not look like the first. */
const numberBase = 1_000n;

export const formatPurchaseNumber = (id: string): string => `PUR-${BigInt(id) + numberBase}`;

/** The id behind a number as it is typed: `PUR-1003`, `pur1003` or its digits. */
export function parsePurchaseNumber(keywords: string): string | undefined {
  const digits = /^(?:pur-?)?(\d{4,15})$/i.exec(foldWidth(keywords).trim())?.[1];
  const id = digits ? BigInt(digits) - numberBase : 0n;
  return id > 0n ? id.toString() : undefined;
}

type Units = Pick<PurchaseLine, 'quantity' | 'shipped' | 'received' | 'missing' | 'withdrawn'>;

/** The units that the supplier has to deliver. */
export const openOf = ({ quantity, shipped, received, missing, withdrawn }: Units): number =>
  quantity - shipped - received - missing - withdrawn;

/** The units that the supplier has promised and that are open. */
export const countPromised = (line: Units & Pick<PurchaseLine, 'confirmed'>): number =>
  Math.min(openOf(line), Math.max(0, line.confirmed - line.shipped - line.received));

/** True if the supplier has confirmed all that is open. */
export const isConfirmed = (lines: readonly (Units & Pick<PurchaseLine, 'confirmed'>)[]): boolean =>
  lines.every((line) => countPromised(line) === openOf(line));

/** The state that follows from the units and from what was done. */
export function deriveState(
  order: Pick<PurchaseOrder, 'sentAt' | 'cancelledAt'>,
  lines: readonly (Units & Pick<PurchaseLine, 'confirmed'>)[],
): PurchaseOrderState {
  if (order.cancelledAt) return 'cancelled';
  if (lines.every((line) => openOf(line) === 0)) return 'closed';
  if (!order.sentAt) return 'draft';
  return isConfirmed(lines) ? 'confirmed' : 'sent';
}
