import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { dayZone, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay, searchText } from '../shapes.ts';
import { csvExport } from './csv-export.ts';
import { accountCodes, journalKinds, journalSources } from './journals.ts';
import { providerNameShape } from './payment-options.ts';

const entryShape = z.object({
  account: z.enum(accountCodes),
  /** Clearing accounts name their provider, owner accounts their store. */
  provider: z.string().nullable(),
  store: z.object({ id: idShape, name: z.string() }).nullable(),
  amount: moneyShape,
});

const journalShape = z.object({
  id: idShape,
  kind: z.enum(journalKinds),
  sourceType: z.enum(journalSources),
  sourceId: z.string(),
  /** The order of the journal; null for payouts. */
  orderNumber: z.string().nullable(),
  /** The number of orders; 0 for payouts. */
  orders: z.number().int(),
  /** The account of a payout: `Sandbox Bank ••4417`. */
  payoutLabel: z.string().nullable(),
  paymentId: idShape.nullable(),
  payoutId: idShape.nullable(),
  at: z.iso.datetime(),
  entries: z.array(entryShape),
});
export type Journal = z.infer<typeof journalShape>;

const journalFilters = {
  keywords: optionalFilter(searchText(100)).describe(
    'The number of an order, text in the name of a store or of the account of a payout, or an id of the journal, the payment, the payout or what else it was posted for.',
  ),
  kind: optionalFilter(z.enum(journalKinds)),
  sourceType: optionalFilter(z.enum(journalSources)),
  sourceId: optionalFilter(searchText(80)),
  storeId: optionalFilter(idShape).describe('Journals with an entry in an account of this store.'),
  account: optionalFilter(z.enum(accountCodes)).describe('Journals with an entry in this account.'),
  provider: optionalFilter(providerNameShape).describe(
    'Journals with an entry in an account of this provider.',
  ),
  createdFrom: optionalFilter(chosenDay),
  createdTo: optionalFilter(chosenDay),
  timeZone: dayZone,
};

export const listJournals = endpoint({
  name: 'ledger.journals',
  method: 'GET',
  path: '/api/v1/platform/journals',
  permission: 'platform:ledger:query',
  summary:
    'Journals of the ledger with their entries (debit above zero, credit below), newest first: those of tests in test mode, else those of real money.',
  query: z.strictObject({ ...pageQueryFields, ...journalFilters }),
  reply: pageOf(journalShape),
});

export const exportJournals = endpoint({
  ...csvExport,
  name: 'ledger.exportJournals',
  path: '/api/v1/platform/journal-export',
  permission: 'platform:ledger:query',
  summary:
    'The journals of a list as a CSV file (UTF-8, one row per entry, up to 100,000), column headers in the caller’s language; kinds and accounts have their names of the API. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject(journalFilters),
});

nameSchemas({ JournalEntry: entryShape, Journal: journalShape });
