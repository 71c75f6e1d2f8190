/** What the figures of the operators' start page mean. */
export const operationsDashboard = {
  visitsHint:
    'Visits by people to all storefronts since midnight UTC, compared with yesterday up to the same time.',
  ordersHint:
    'Orders paid by buyers since midnight UTC, all stores, compared with yesterday up to the same time.',
  goodsHint: 'Platform price of the goods in today’s paid orders, in USD.',
  storesHint: 'Stores that buyers can visit now.',
  ordersTabHint: 'Orders paid by buyers, per UTC day.',
  soFar: '{day}, so far',
  noChange: 'nothing to compare',
  vsYesterday: 'vs. this time yesterday',
} as const;
