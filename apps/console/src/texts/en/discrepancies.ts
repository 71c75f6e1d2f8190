/** Discrepancies between a provider's records and ours, and what an operator answers to each. */
export const discrepancies = {
  tab: 'Discrepancies',
  nothing: 'No record',
  platform: 'The platform’s account',
  live: 'Live',
  test: 'Test',
  close: 'Close',
  closeTitle: 'Close this discrepancy?',
  closeLine:
    'No money moves, and it cannot be reopened. Describe the cause: the note stays in the list.',
  note: 'Note',
  noteNeeded: 'Please write a note of at least 3 characters',
  noneHere: 'None in this state.',
  closed: 'Closed',
  discrepancy_amount: 'Amount differs',
  discrepancy_currency: 'Currency differs',
  discrepancy_account: 'Account differs',
  discrepancy_mode: 'Test and live mixed',
  discrepancy_not_found: 'Missing on one side',
  openDiscrepancy: 'Open',
  closedDiscrepancy: 'Closed',
  noDiscrepancies: 'No discrepancies.',
} as const;
