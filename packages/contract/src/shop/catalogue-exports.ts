import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { flagFilter, idShape, optionalFilter } from '../paging.ts';
import { productStatuses } from './product-statuses.ts';

const exportLayouts = ['vitrine', 'shopify'] as const;

export const exportCatalogue = endpoint({
  name: 'catalogueExports.download',
  method: 'GET',
  path: '/api/v1/platform/catalogue-export',
  permission: 'platform:product:export',
  summary:
    'All products, or those of a category or status, as CSV in our own layout or in Shopify’s. Importing the file again changes nothing. Cells that a spreadsheet could run as formulas begin with an apostrophe, which the import removes.',
  query: z.strictObject({
    layout: z.enum(exportLayouts).default('vitrine'),
    /** Of a file in Shopify’s layout, which has one. */
    language: optionalFilter(z.enum(languages)),
    /** Spreadsheets need it to read letters with accents. */
    withMark: flagFilter,
    categoryId: optionalFilter(idShape),
    status: optionalFilter(z.enum(productStatuses)),
  }),
  answers: ['text/csv'],
  reply: z.any(),
  envelope: 'raw',
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});
