import type { NameSubject } from '#platform/log-subjects.ts';
import { formatPurchaseNumber } from './purchase-orders.rules.ts';

/** A purchase order, by its number. */
export const describePurchase: NameSubject = async (_ctx, { params }) => {
  const id = String(params['id']);
  return /^[1-9]\d*$/.test(id) ? formatPurchaseNumber(id) : undefined;
};
