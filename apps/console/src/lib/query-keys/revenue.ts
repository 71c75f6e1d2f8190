/** What an owner reads of earnings, payouts and payments. */
export const revenueKeys = {
  all: ['revenue'],
  balances: ['revenue', 'balances'],
  sales: (filter: unknown) => ['revenue', 'sales', filter],
  movements: (filter: unknown) => ['revenue', 'movements', filter],
  payouts: ['revenue', 'payouts'],
  payout: (payoutId: string | undefined) => ['revenue', 'payout', payoutId],
  payoutState: ['revenue', 'payout-state'],
} as const;

export const payoutAccountKeys = { all: ['payouts'], account: ['payouts', 'account'] } as const;

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
