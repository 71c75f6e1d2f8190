/** Why an order cannot be paid now. */
export const leftOut = {
  already_paid: 'already paid',
  not_due: 'nothing is due',
  buyer_unpaid: 'the buyer has not paid',
  cancelled: 'cancelled',
  not_found: 'not an order of this store',
  other_currency: 'another currency',
  being_paid: 'payment in progress',
  out_of_stock: 'sold out',
} as const;
