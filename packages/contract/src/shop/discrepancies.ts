import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText } from '../shapes.ts';
import { momentShape } from './platform-payments.ts';
import { bookKinds } from './reconciliation.ts';

/** Money, or else a word or name as reported; neither where there is no value. */
const discrepancySideShape = z.object({
  money: moneyShape.nullable(),
  text: z.string().nullable(),
});

const discrepancyShape = z.object({
  id: idShape,
  kind: z.enum(['amount', 'currency', 'account', 'mode', 'not_found']),
  paymentId: idShape.nullable(),
  payoutId: idShape.nullable(),
  provider: z.string(),
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

export const listDiscrepancies = endpoint({
  name: 'payments.discrepancies',
  method: 'GET',
  path: '/api/v1/platform/discrepancies',
  permission: 'platform:ledger:query',
  summary:
    'Where a provider’s answer did not match our row: such an answer had no effect and awaits an operator.',
  query: z.strictObject({ ...pageQueryFields, state: optionalFilter(z.enum(['open', 'closed'])) }),
  reply: pageOf(discrepancyShape),
});

export const closeDiscrepancy = endpoint({
  name: 'payments.closeDiscrepancy',
  method: 'POST',
  path: '/api/v1/platform/discrepancies/:id/close',
  permission: 'platform:ledger:compare',
  summary:
    'Closes a discrepancy with the reason for it. It moves no money; one that is closed is refused and keeps its reason.',
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({ reason: blockText(300).min(3) }),
  failures: ['conflict'],
  reply: discrepancyShape,
});

nameSchemas({ DiscrepancySide: discrepancySideShape, Discrepancy: discrepancyShape });
