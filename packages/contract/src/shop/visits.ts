import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter, queryNumber } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

/** The UTC days that a list of visits covers: today alone, or the last days including today. */
export const visitDays = [1, 7, 30, 90] as const;

const visitFilters = {
  days: queryNumber(z.literal(visitDays), 1).describe(
    'How many UTC days with today: 1, 7, 30 or 90.',
  ),
  storeId: optionalFilter(idShape),
};

const visitCounts = {
  visits: z.number().int(),
  /** Paid orders of these visits. */
  orders: z.number().int(),
};

/** Visits by one `user_source` or `page_source`: empty for addresses without one, null for all that are too rare for a row. */
const sourceVisitsShape = z.object({ source: z.string().nullable(), ...visitCounts });

export const listVisits = endpoint({
  name: 'analytics.visits',
  method: 'GET',
  path: '/api/v1/platform/visits',
  permission: 'platform:dashboard:view',
  summary:
    'Visits by people and the paid orders that they led to, by store, by user source and by page source, most first. Days are UTC days. The rows of each list add up to the total: what is too rare for a row is one row at the end, without a name.',
  query: z.strictObject(visitFilters),
  reply: z.object({
    total: z.object(visitCounts),
    stores: z.array(
      z.object({ store: z.object({ id: idShape, name: z.string() }).nullable(), ...visitCounts }),
    ),
    userSources: z.array(sourceVisitsShape),
    pageSources: z.array(sourceVisitsShape),
  }),
});

export const exportVisits = endpoint({
  name: 'analytics.exportVisits',
  method: 'GET',
  path: '/api/v1/platform/visit-export',
  permission: 'platform:visit:export',
  summary:
    'The visits of a list as a CSV file (UTF-8, up to 100,000 rows): one row for each store, user source and page source, heads in the caller’s language. Texts that a spreadsheet would run as a formula are made harmless.',
  query: z.strictObject(visitFilters),
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

nameSchemas({ SourceVisits: sourceVisitsShape });
