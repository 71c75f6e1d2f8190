/** What operators read about the ledger; `operationsTexts` puts the parts together. */
export const ledgerPart = {
  ledger: 'Ledger',
  booksAgree: 'The books balance.',
  booksBreak_one: '{count} discrepancy in the books',
  booksBreak_other: '{count} discrepancies in the books',
  checkedAt: 'Checked {time}',
  checking: 'Checking the books',
  orderCount_one: '{count} order',
  orderCount_other: '{count} orders',
  checkNow: 'Check now',
  journalNumber: 'No. {id}',
  journal: 'Journal',
  source: 'Source',
  entries: 'Entries (debit +, credit −)',
  time: 'Time',
  anyKind: 'Any kind',
  noJournals: 'No journals yet.',
} as const;
