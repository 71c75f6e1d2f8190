import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { dayZone, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, chosenDay, searchText } from '../shapes.ts';
import { csvExport } from './csv-export.ts';
import { providerNameShape } from './payment-options.ts';
import { momentShape } from './platform-payments.ts';
import { bookKinds } from './reconciliation.ts';

/** Money, or else a word or name as reported; neither where there is no value. */
const discrepancySideShape = z.object({
  money: moneyShape.nullable(),
  text: z.string().nullable(),
});

export const discrepancyKinds = ['amount', 'currency', 'account', 'mode', 'not_found'] as const;

const discrepancyShape = z.object({
  id: idShape,
  kind: z.enum(discrepancyKinds),
  /** The payment or payout that it is about, where that is one of ours, with its store. */
  paymentId: idShape.nullable(),
  payoutId: idShape.nullable(),
  store: z.object({ id: idShape, name: z.string() }).nullable(),
  orderNumber: z.string().nullable(),
  provider: z.string(),
  isTest: z.boolean(),
  /** The owner's account in which it is, that of `store`; null for the platform's own. Two operators close it, without a journal. */
  account: z.string().nullable(),
  /** The movement that the book comparison found; null when a provider's response about one payment or payout differed. */
  moves: z.enum(bookKinds).nullable(),
  /** Our key at the provider for the movement that the comparison found. */
  key: z.string().nullable(),
  expected: discrepancySideShape,
  seen: discrepancySideShape,
  state: z.enum(['open', 'closed']),
  /** The operator's note; null while it is open. */
  reason: z.string().nullable(),
  createdAt: momentShape,
  /** When an operator closed it; null while it is open. */
  closedAt: momentShape.nullable(),
});

export type Discrepancy = z.infer<typeof discrepancyShape>;

const discrepancyFilters = {
  keywords: optionalFilter(searchText(100)).describe(
    'The number of an order, text in the name of a store, or an id of the payment, the payout, the provider’s object or the linked account.',
  ),
  state: optionalFilter(z.enum(['open', 'closed'])),
  kind: optionalFilter(z.enum(discrepancyKinds)),
  storeId: optionalFilter(idShape),
  provider: optionalFilter(providerNameShape),
  createdFrom: optionalFilter(chosenDay),
  createdTo: optionalFilter(chosenDay),
  timeZone: dayZone,
};

export const listDiscrepancies = endpoint({
  name: 'payments.discrepancies',
  method: 'GET',
  path: '/api/v1/platform/discrepancies',
  permission: 'platform:ledger:query',
  summary:
    'Where a provider’s answer did not match our row: such an answer had no effect and awaits an operator.',
  query: z.strictObject({ ...pageQueryFields, ...discrepancyFilters }),
  reply: pageOf(discrepancyShape),
});

export const exportDiscrepancies = endpoint({
  ...csvExport,
  name: 'payments.exportDiscrepancies',
  path: '/api/v1/platform/discrepancy-export',
  permission: 'platform:ledger:query',
  summary:
    'The discrepancies of a list as a CSV file (UTF-8, up to 100,000), column headers and states in the caller’s language. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject(discrepancyFilters),
});

export const closeDiscrepancy = endpoint({
  name: 'payments.closeDiscrepancy',
  method: 'POST',
  path: '/api/v1/platform/discrepancies/:id/close',
  permission: 'platform:ledger:compare',
  summary:
    'Closes a discrepancy with the reason for it. It moves no money; one that is closed is refused and keeps its reason. One in an owner’s account takes a proposal, which a second operator confirms.',
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({ reason: blockText(300).min(3) }),
  failures: ['conflict', 'settlement-needed'],
  reply: discrepancyShape,
});

nameSchemas({ DiscrepancySide: discrepancySideShape, Discrepancy: discrepancyShape });
