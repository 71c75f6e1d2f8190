/** Where visits came from, for operators. */
export const visits = {
  title: 'Visits',
  hint: 'Visits by people and the paid orders that followed, by UTC day. The sources are the user_source and page_source parameters of the visited address.',
  range: 'Days',
  by: 'Group by',
  today: 'Today',
  days: '{count} days',
  noSource: 'No source given',
  others: 'All others',
  total: 'Total',
  none: 'No visits in this period.',
} as const;
