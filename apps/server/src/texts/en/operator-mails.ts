/** To operators. */
export const operatorMails = {
  'refunds-asked': {
    subject: 'Open refund requests: {count}',
    paragraphs: ['Store owners requested refunds for these orders. Each request needs a decision: refund it, or decline it with a reason.'],
    action: 'See the requests',
    closing: 'You get this email once an hour at most, and only when there is a new request.',
  },
  'books-differ': {
    subject: 'Discrepancies with a provider’s records: {count}',
    paragraphs: [
      'A payment provider’s records do not match our books. Please look into each discrepancy: money may be missing on one side.',
      'Discrepancies by provider:',
    ],
    action: 'See the discrepancies',
    closing: 'You get this email once an hour at most, and only when there is a new discrepancy.',
  },
} as const;
