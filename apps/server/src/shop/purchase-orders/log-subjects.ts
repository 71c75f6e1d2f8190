import type { NameSubject } from '#platform/log-subjects.ts';
import { purchaseNumber } from './purchase-orders.rules.ts';

/** A purchase order, by its number. */
export const nameOfPurchase: NameSubject = async (_ctx, { params }) => {
  const id = String(params['id']);
  return /^[1-9]\d*$/.test(id) ? purchaseNumber(id) : undefined;
};
