/** Lines of run logs. They are stored with their values and read in the language of the reader. */
export const runLines = {
  failed: 'Failed: {reason}',
  finished: 'Finished.',
  importStarted: 'Import of “{file}”: {rows} rows, {valid} of them valid.',
  importRow: 'Row {row}: {problems}',
  importMore: '{count} more rows have problems; the file has them all.',
  importFile: 'All rows with problems:',
  importAdded: '{done} of {total} users added.',
  importLost: '{count} user names were taken by others in the meantime.',
  importDone: '{done} users added, {invalid} rows left out.',
  payoutsStarted: 'Payouts were started.',
  payoutsMatured: 'Earnings of {count} orders became available.',
  payoutsSettled: 'Earlier payouts: {paid} arrived, {failed} came back.',
  payoutBegun: '{store}: payout {payout} is on its way.',
  payoutFailed: '{store}: payout {payout} came back.',
  payoutSkipped: '{store}: not paid out ({reason}).',
  payoutsDone: '{begun} payouts on their way, {failed} came back, {skipped} stores left out.',
} as const;

/** Runs that people know under a name; the others are shown by their code. */
export const runNames = {
  'users.import': 'Import of users',
  'payouts.run': 'Payouts, started by an operator',
} as const;

/** The file of the rows of an import that were left out. */
export const rowFile = {
  name: 'rows-with-problems',
  row: 'row',
  column: 'column',
  problem: 'problem',
} as const;
