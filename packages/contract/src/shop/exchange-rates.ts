import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { tableText } from '../shapes.ts';

/** `built_in`: came with the program and is for trials; `operator`: set by hand or by CSV; `feed`: fetched. */
export const rateSources = ['built_in', 'operator', 'feed'] as const;

/** One US dollar in the currency, as a plain decimal above 0. */
export const perUsdShape = z
  .string()
  .trim()
  .regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/, 'rate');

const rateShape = z.object({
  id: idShape,
  currency: currencyShape,
  name: z.string(),
  perUsd: z.string(),
  /** From when on it counted. */
  asOf: z.iso.datetime(),
  /** When its source last said that it holds. */
  confirmedAt: z.iso.datetime(),
  source: z.enum(rateSources),
  /** The operator who set it; null for others. */
  by: z.string().nullable(),
  /** Whether buyers are charged with it; a rate that is too old only shows prices. */
  isCurrent: z.boolean(),
});
export type ExchangeRate = z.infer<typeof rateShape>;

export const listRates = endpoint({
  name: 'rates.list',
  method: 'GET',
  path: '/api/v1/platform/rates',
  permission: 'platform:rate:query',
  summary:
    'The newest rate of each currency to the US dollar, whether buyers are charged with it, and the last run of the feed. Not paged: there is one row per currency.',
  reply: z.object({
    list: z.array(rateShape),
    /** After so many hours without confirmation a rate charges nobody: the setting `rates.hoursMax`. */
    hoursMax: z.number(),
    /** Null when no feed is configured (`RATES_URL`). */
    feed: z.object({ host: z.string() }).nullable(),
  }),
});

export const pageRateHistory = endpoint({
  name: 'rates.history',
  method: 'GET',
  path: '/api/v1/platform/rate-history',
  permission: 'platform:rate:query',
  summary: 'Every rate that ever counted, newest first, of one currency or all.',
  query: z.strictObject({ ...pageQueryFields, currency: optionalFilter(currencyShape) }),
  reply: pageOf(rateShape.omit({ isCurrent: true, name: true })),
});

export const fetchOutcomes = ['changed', 'unchanged', 'failed'] as const;
/** Why a run of the feed failed. `jump`: a rate moved so far that an operator has to set it. */
export const fetchProblems = ['no-answer', 'unreadable', 'old', 'jump'] as const;

const rateFetchShape = z.object({
  id: idShape,
  at: z.iso.datetime(),
  outcome: z.enum(fetchOutcomes),
  problem: z.enum(fetchProblems).nullable(),
  /** The day for which the source published its figures. */
  publishedOn: z.iso.date().nullable(),
  /** How many rates changed. */
  changed: z.number().int(),
});

export const pageRateFetches = endpoint({
  name: 'rates.fetches',
  method: 'GET',
  path: '/api/v1/platform/rate-fetches',
  permission: 'platform:rate:query',
  summary: 'Runs of the feed, newest first: when it was asked and what came of it.',
  query: z.strictObject(pageQueryFields),
  reply: pageOf(rateFetchShape),
});

const isJumpMeant = z.boolean().default(false);

export const setRates = endpoint({
  name: 'rates.set',
  method: 'PUT',
  path: '/api/v1/platform/rates',
  permission: 'platform:rate:edit',
  summary:
    'Sets rates by hand, from now on; placed orders keep theirs. A rate that differs by more than a tenth from the present one is refused as `rate-jump` unless `isJumpMeant`. A rate that is sent unchanged is confirmed.',
  body: z.strictObject({
    rates: z
      .array(z.strictObject({ currency: currencyShape, perUsd: perUsdShape }))
      .min(1)
      .max(50),
    isJumpMeant,
  }),
  failures: ['rate-jump'],
  reply: z.object({ changed: z.number().int() }),
});

export const rateFileMax = 10_000;

export const importRates = endpoint({
  name: 'rates.import',
  method: 'POST',
  path: '/api/v1/platform/rate-imports',
  permission: 'platform:rate:edit',
  summary:
    'The same from a file or a spreadsheet: lines of a currency code and what one US dollar is in it, separated by comma, semicolon or tab, with or without a line of titles. All lines are taken or none.',
  body: z.strictObject({ csv: tableText(rateFileMax).min(1), isJumpMeant }),
  failures: ['rate-jump'],
  reply: z.object({ changed: z.number().int() }),
});

export const exportRates = endpoint({
  name: 'rates.export',
  method: 'GET',
  path: '/api/v1/platform/rate-export',
  permission: 'platform:rate:query',
  summary:
    'The newest rates as CSV (UTF-8), in the form that the import reads; a language with decimal commas has semicolons between columns.',
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

export const fetchRatesNow = endpoint({
  name: 'rates.fetch',
  method: 'POST',
  path: '/api/v1/platform/rate-fetches',
  permission: 'platform:rate:edit',
  summary: 'Asks the feed at once instead of at its next hour.',
  body: z.strictObject({}),
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 60, by: 'account' },
  failures: ['rates-unavailable'],
  reply: rateFetchShape,
});

nameSchemas({ ExchangeRate: rateShape, RateFetch: rateFetchShape });
