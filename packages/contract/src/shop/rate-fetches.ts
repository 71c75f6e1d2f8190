import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

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

nameSchemas({ RateFetch: rateFetchShape });
