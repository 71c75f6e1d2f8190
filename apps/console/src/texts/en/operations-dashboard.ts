/** What the figures of the operators' start page mean. */
export const operationsDashboard = {
  visitsHint: 'Visits by people to all storefronts since midnight UTC, against yesterday until the same time of day.',
  ordersHint: 'Orders paid by buyers since midnight UTC, all stores, against yesterday until the same time of day.',
  goodsHint: 'Platform price of the goods in today’s paid orders, in USD.',
  storesHint: 'Stores that buyers can visit now.',
  visitsTabHint: 'Visits by people, per UTC day.',
  ordersTabHint: 'Orders paid by buyers, per UTC day.',
  soFar: '{day}, so far',
  days14: '14 days',
  noChange: 'nothing to compare with',
  vsYesterday: 'vs. this time yesterday',
  webhooks: 'Webhook events not applied',
  failedJobs: 'Jobs that failed for good',
} as const;
