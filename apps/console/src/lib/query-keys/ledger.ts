/** What an owner reads of earnings, payouts and payments. */
export const ledgerKeys = {
  all: ['ledger'],
  balances: ['ledger', 'balances'],
  sales: (filter: unknown) => ['ledger', 'sales', filter],
  movements: (filter: unknown) => ['ledger', 'movements', filter],
  payouts: ['ledger', 'payouts'],
  payout: (payoutId: string | undefined) => ['ledger', 'payout', payoutId],
  payoutState: ['ledger', 'payout-state'],
} as const;

export const payoutAccountKeys = {
  all: ['payouts'],
  account: ['payouts', 'account'],
  rails: (query: unknown) => ['payouts', 'rails', query],
} as const;

export const paymentKeys = {
  all: ['payments'],
  preview: (orderIds: readonly string[], withOffer: boolean) => [
    'payments',
    'preview',
    orderIds,
    withOffer,
  ],
  seller: (paymentId: string | null) => ['payments', 'seller', paymentId],
} as const;
