import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rangeFields } from './movements.ts';

const statementFormats = ['csv', 'pdf'] as const;

export const exportStatement = endpoint({
  name: 'ledger.statement',
  method: 'GET',
  path: '/api/v1/statement',
  permission: 'shop:revenue:view',
  summary:
    'The movements of a range as a file, oldest first with a running balance: `csv` (UTF-8; cells that a spreadsheet could run as formulas are escaped) or `pdf` in the language of the call, for 3,000 movements at most.',
  query: z.strictObject({ ...rangeFields, format: z.enum(statementFormats).default('csv') }),
  failures: ['statement-too-long'],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  answers: ['text/csv', 'application/pdf'],
  reply: z.any(),
  envelope: 'raw',
});
