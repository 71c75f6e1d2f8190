/** Lines of run logs. They are stored with their values and read in the language of the reader. */
export const runLines = {
  failed: 'Failed: {reason}',
  finished: 'Finished.',
  importStarted: 'Import of “{file}”. Rows: {rows}, valid: {valid}.',
  importRow: 'Row {row}: {problems}',
  importMore: 'More rows with problems: {count}. The file has them all.',
  importFile: 'All rows with problems:',
  importAdded: 'Users added: {done} of {total}.',
  importLost: 'User names that others took in the meantime: {count}.',
  importDone: 'Users added: {done}. Rows left out: {invalid}.',
  payoutsStarted: 'Payouts were started.',
  payoutsMatured: 'Orders whose earnings became available: {count}.',
  payoutsSettled: 'Earlier payouts: {paid} arrived, {failed} came back.',
  payoutBegun: '{store}: payout {payout} is on its way.',
  payoutFailed: '{store}: payout {payout} came back.',
  payoutSkipped: '{store}: not paid out ({reason}).',
  bankFileMade: 'Bank file made: {name}',
  payoutsDone: 'Payouts on their way: {begun}. Came back: {failed}. Stores left out: {skipped}.',
} as const;

/** Runs that people know under a name; the others are shown by their code. */
export const runNames = {
  'users.import': 'Import of users',
  'payouts.run': 'Payouts, started by an operator',
  'payouts.schedules': 'Payouts by schedule',
} as const;

/** The file of the rows of an import that were left out. */
export const rowFile = {
  name: 'rows-with-problems',
  row: 'row',
  column: 'column',
  problem: 'problem',
} as const;
