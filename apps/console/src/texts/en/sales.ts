/** The paid orders behind the figures, and what each earns. */
export const sales = {
  sales: 'Sales',
  balance: 'Balance',
  view: 'What is listed',
  noSales: 'No paid order yet.',
  paidToYou: 'Paid into your account',
  sold: 'Sold for',
  cost: 'Cost',
  toPay: 'Still to pay:',
  allPaid: 'All paid to the platform',
  keptByPlatform: 'Goods, shipping and fees',
  profit: 'Your profit',
  profitHint: 'After refunds',
  platformSale: 'Sold for {sold}, cost {cost}',
  directSale: '{sold} paid into your account, cost {cost} paid',
  directSaleDue: '{sold} paid into your account, cost {cost} still to pay',
} as const;
