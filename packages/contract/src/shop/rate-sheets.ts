import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tableText } from '../shapes.ts';

export const isJumpMeant = z.boolean().default(false);

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
