import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { bankFileFormats } from './payout-rails.ts';
import { momentShape } from './payout-shapes.ts';

const bankFileShape = z.object({
  id: idShape,
  /** `VB-20261120-7`; in a SEPA file the id of the message. */
  name: z.string(),
  format: z.enum(bankFileFormats),
  currency: currencyShape,
  total: moneyShape,
  payouts: z.number().int(),
  /** Payouts of it that are still on their way. */
  open: z.number().int(),
  paid: z.number().int(),
  /** Payouts of it that failed, or came back later. */
  failed: z.number().int(),
  createdAt: momentShape,
  /** When it was first downloaded; null while nobody has. */
  downloadedAt: momentShape.nullable(),
});
export type BankFile = z.infer<typeof bankFileShape>;

export const listBankFiles = endpoint({
  name: 'payouts.bankFiles',
  method: 'GET',
  path: '/api/v1/platform/bank-files',
  permission: 'platform:payout:query',
  summary: 'Files of transfers for the platform’s bank, newest first. A payout run makes them.',
  query: z.strictObject(pageQueryFields),
  reply: pageOf(bankFileShape),
});

export const downloadBankFile = endpoint({
  name: 'payouts.downloadBankFile',
  method: 'GET',
  path: '/api/v1/platform/bank-files/:fileId/content',
  permission: 'platform:payout:run',
  summary:
    'A file for the bank: a SEPA credit transfer (pain.001.001.09) or a table. It is made once, so each download has the same bytes; each is written to the operation log.',
  params: z.strictObject({ fileId: idShape }),
  query: z.strictObject({
    format: z.enum(bankFileFormats).describe('A SEPA file can also be had as a table.'),
  }),
  answers: ['application/xml', 'text/csv'],
  reply: z.any(),
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

export const bankLineOutcomes = [
  'paid',
  'failed',
  'returned',
  'accepted',
  'booked',
  'not_in_file',
  'unreadable',
  'contradicting',
  'other_amount',
] as const;

const bankResultShape = z.object({
  file: bankFileShape,
  /** Each outcome that occurs, with the sum of its payouts. */
  outcomes: z.array(
    z.object({ outcome: z.enum(bankLineOutcomes), count: z.number().int(), amount: moneyShape }),
  ),
  /** Payouts on their way that the result does not name. */
  missing: z.number().int(),
  /** The first 500 lines, those with a problem first. */
  lines: z.array(
    z.object({
      /** Where it is in the bank's file; null for a payout that the bank named only with the whole file. */
      line: z.number().int().nullable(),
      reference: z.string(),
      outcome: z.enum(bankLineOutcomes),
      reason: z.string().nullable(),
      store: z.string().nullable(),
      amount: moneyShape.nullable(),
    }),
  ),
});
export type BankResult = z.infer<typeof bankResultShape>;

const resultFailures = ['bank-result-unreadable', 'bank-result-other-file'] as const;

export const previewBankResult = endpoint({
  name: 'payouts.previewBankResult',
  method: 'POST',
  path: '/api/v1/platform/bank-files/:fileId/result/preview',
  permission: 'platform:payout:run',
  summary:
    'Reads the bank’s result for a file, a table with `reference`, `state` and `reason` or a pain.002, and answers what booking it would do line by line. Nothing is booked.',
  params: z.strictObject({ fileId: idShape }),
  bodyType: 'multipart',
  body: z.strictObject({ file: uploadShape }),
  transaction: 'manual',
  failures: [...resultFailures],
  reply: bankResultShape,
  limit: { max: 60, windowSeconds: 60, by: 'account' },
});

export const bookBankResult = endpoint({
  name: 'payouts.bookBankResult',
  method: 'POST',
  path: '/api/v1/platform/bank-files/:fileId/result',
  permission: 'platform:payout:run',
  summary:
    'Books the bank’s result: paid payouts are paid, the amounts of failed ones return to their balances and the owners are told. The same result again changes nothing. Answers what was done line by line.',
  params: z.strictObject({ fileId: idShape }),
  bodyType: 'multipart',
  body: z.strictObject({ file: uploadShape }),
  transaction: 'manual',
  failures: [...resultFailures],
  reply: bankResultShape,
  limit: { max: 60, windowSeconds: 60, by: 'account' },
});

nameSchemas({ BankFile: bankFileShape, BankResult: bankResultShape });
