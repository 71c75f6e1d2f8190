/** What operators read about the dashboard; `operationsTexts` puts the parts together. */
export const todayPart = {
  visits: 'Visits today',
  paidOrders: 'Paid orders today',
  goods: 'Goods at platform price',
  openStores: 'Open stores',
  newStores: '{count} new today',
  ordersSeries: 'Paid orders',
  visitsSeries: 'Visits',
  refundAskedTab: 'Refund requested',
} as const;
