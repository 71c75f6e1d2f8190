import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay } from '../shapes.ts';
import { settlementModeShape } from './order-facts.ts';

/**
 * The kinds of money movements at a provider. Some are compared one by one: `payout_return` gives a transfer to an owner back,
 * `dispute` takes the money of a dispute, and `dispute_return` gives it back. Of the others only the provider has lines:
 * `bank_payout` is its own transfer to our bank, `other` is what no rule knows, and other business in an owner's account.
 */
export const bookKinds = [
  'capture',
  'refund',
  'payout',
  'payout_return',
  'fee',
  'dispute',
  'dispute_return',
  'adjustment',
  'bank_payout',
  'other',
] as const;
/** The kinds of which our own book has a line for each of the provider's. */
export const comparedKinds = [
  'capture',
  'refund',
  'payout',
  'payout_return',
  'dispute',
  'dispute_return',
] as const satisfies readonly (typeof bookKinds)[number][];
/** `not_ours`: only the provider has it; `not_theirs`: only we have it; `amount`: both have it, with different amounts. */
export const bookProblems = ['not_ours', 'not_theirs', 'amount'] as const;

const comparisonShape = z.object({
  id: idShape,
  provider: z.string(),
  /** A day in UTC. */
  day: z.iso.date(),
  comparedAt: z.iso.datetime(),
  /** The day was over: this comparison is the last one for it unless one is requested. */
  isFinal: z.boolean(),
  totals: z.array(
    z.object({
      kind: z.enum(bookKinds),
      ours: moneyShape,
      theirs: moneyShape,
      oursCount: z.number().int(),
      theirsCount: z.number().int(),
    }),
  ),
  /** Linked accounts whose records could not be read; all others were compared. `isRefused`: for good, otherwise there was no answer yet. */
  refusals: z.array(
    z.object({
      account: z.string(),
      store: z.object({ id: idShape, name: z.string() }),
      isRefused: z.boolean(),
      code: z.string(),
    }),
  ),
  differences: z.array(
    z.object({
      id: idShape,
      kind: z.enum(bookKinds),
      problem: z.enum(bookProblems),
      /** Our key for it at the provider. */
      key: z.string(),
      /** The store in whose owner's account it is; null for the platform's own. */
      store: z.object({ id: idShape, name: z.string() }).nullable(),
      ours: moneyShape.nullable(),
      theirs: moneyShape.nullable(),
    }),
  ),
});
export type BookComparison = z.infer<typeof comparisonShape>;

export const listBookComparisons = endpoint({
  name: 'reconciliation.list',
  method: 'GET',
  path: '/api/v1/platform/book-comparisons',
  permission: 'platform:ledger:query',
  summary:
    'Our book beside each provider’s own, day by day, newest first: sums by kind and currency, and every difference.',
  query: z.strictObject(pageQueryFields),
  reply: pageOf(comparisonShape),
});

const feeSumShape = z.object({
  /** Names the sum: provider, whom the buyers paid, currencies. */
  id: z.string(),
  provider: z.string(),
  settlementMode: settlementModeShape,
  payments: z.number().int(),
  planned: moneyShape,
  taken: moneyShape,
  /** How much more was taken than planned: the platform bears it, or keeps it below zero; of owners' accounts they do. */
  difference: moneyShape,
  /** The same in the currency in which the provider settles. */
  settledFee: moneyShape,
});

export const listFeeSums = endpoint({
  name: 'reconciliation.fees',
  method: 'GET',
  path: '/api/v1/platform/payment-fees',
  permission: 'platform:ledger:query',
  summary:
    'What providers took of payments by their own records, beside the planned fees: sums over a period by provider, settlement mode and currency. Days are in UTC.',
  query: z.strictObject({
    ...pageQueryFields,
    dayFrom: optionalFilter(chosenDay),
    dayTo: optionalFilter(chosenDay),
  }),
  reply: pageOf(feeSumShape).extend({
    /** Accounts whose records could not be read at the last try. */
    refusals: z.array(
      z.object({
        provider: z.string(),
        /** Null: the platform's own account. */
        account: z.string().nullable(),
        storeName: z.string().nullable(),
        code: z.string(),
        /** Up to when its fees are known. */
        completeUntil: z.iso.datetime(),
      }),
    ),
  }),
});

export const compareBooks = endpoint({
  name: 'reconciliation.compare',
  method: 'POST',
  path: '/api/v1/platform/book-comparisons',
  permission: 'platform:ledger:compare',
  summary:
    'Compares our book with the providers’ at once, for yesterday and for today so far. What is younger than ten minutes may still be on its way and waits.',
  body: z.strictObject({}),
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 60, by: 'account' },
  failures: ['provider-failed'],
  reply: z.object({ compared: z.number().int(), differences: z.number().int() }),
});

nameSchemas({ Comparison: comparisonShape, FeeSum: feeSumShape });
