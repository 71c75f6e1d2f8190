/** What a phone shows of news while the site is closed. */
export const orderPaid = {
  title: 'New order {number}',
  body: '{product}, {total}. You earn {profit}.',
} as const;
