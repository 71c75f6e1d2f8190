/** The CSV file of payouts. */
export const heads = {
  payout: 'Payout',
  store: 'Store',
  rail: 'Rail',
  account: 'Account',
  amount: 'Amount',
  currency: 'Currency',
  state: 'State',
  cause: 'Cause',
  reason: 'Reason',
  requested: 'Requested ({zone})',
  sent: 'Sent ({zone})',
  paid: 'Paid ({zone})',
  failed: 'Failed ({zone})',
  returned: 'Came back ({zone})',
} as const;

export const states = {
  requested: 'Requested',
  sent: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  unknown: 'Unknown',
  waiting: 'Waits for balance',
  returned: 'Came back',
} as const;
