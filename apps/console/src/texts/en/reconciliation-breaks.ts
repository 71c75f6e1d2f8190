/** Where a provider's word or book does not fit ours, and what an operator answers to it. */
export const breaks = {
  tab: 'Reconciliation breaks',
  nothing: 'Nothing',
  platform: 'The platform’s account',
  live: 'Live',
  test: 'Test',
  close: 'Close',
  closeTitle: 'Close this break?',
  closeLine: 'It moves no money and cannot be opened again. Say what it was: the note stays in the list.',
  note: 'Note',
  noteNeeded: 'Please write a note of at least 3 letters',
  noneHere: 'None in this state.',
  closed: 'Closed',
} as const;
