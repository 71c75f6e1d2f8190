/** Where visits came from, for operators. */
export const visits = {
  title: 'Visits',
  hint: 'Visits by people and the paid orders that followed, on UTC days. The sources are user_source and page_source of the address with which a visit came.',
  range: 'Days',
  by: 'Group by',
  today: 'Today',
  days: '{count} days',
  noSource: 'No source given',
  others: 'All others',
  total: 'Total',
  none: 'No visits in these days.',
} as const;
