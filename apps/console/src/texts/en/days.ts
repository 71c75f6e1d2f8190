/** Ranges of days, as filters offer them. */
export const days = {
  from: 'From',
  to: 'To',
  today: 'Today',
  yesterday: 'Yesterday',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  thisMonth: 'This month',
  last90: 'Last 90 days',
} as const;
