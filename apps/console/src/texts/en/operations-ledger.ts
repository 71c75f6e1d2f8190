/** What operators read about the ledger; `operationsTexts` puts the parts together. */
export const ledgerPart = {
  ledger: 'Ledger',
  booksAgree: 'The books agree.',
  booksBreak_one: '{count} break in the books',
  booksBreak_other: '{count} breaks in the books',
  checkedAt: 'Checked {time}',
  checking: 'The books are being checked',
  orderCount_one: '{count} order',
  orderCount_other: '{count} orders',
  checkNow: 'Check now',
  journalNumber: 'No. {id}',
  journal: 'Journal',
  source: 'Source',
  entries: 'Entries (debit +, credit −)',
  time: 'Time',
  anyKind: 'Any kind',
  noJournals: 'Nothing was booked yet.',
} as const;
