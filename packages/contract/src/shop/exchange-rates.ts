import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { isJumpMeant } from './rate-sheets.ts';

export * from './rate-fetches.ts';
export * from './rate-sheets.ts';

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
  /** True if buyers are charged with it; a rate that is too old only shows prices. */
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

nameSchemas({ ExchangeRate: rateShape });
