import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageQueryFields } from '../paging.ts';
import { filterFields } from './account-forms.ts';

const sheetTypes = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;

export const readUserTemplate = endpoint({
  name: 'accounts.template',
  method: 'GET',
  path: '/api/v1/users/template',
  permission: 'sys:user:import',
  summary:
    'The spreadsheet to fill for an import (XLSX), with its headings in the language of the caller and an example.',
  answers: sheetTypes,
  limit: { max: 20, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
  reply: z.any(),
});

export const exportUsers = endpoint({
  name: 'accounts.export',
  method: 'GET',
  path: '/api/v1/users/export',
  permission: 'sys:user:export',
  summary:
    'The users of the list under the same filters and in the same order as a spreadsheet (XLSX), 50,000 at most; its last row says when there are more. Cells are texts and never formulas. The import reads the file as it is.',
  query: z.strictObject({ ...pageQueryFields, ...filterFields }),
  answers: sheetTypes,
  limit: { max: 20, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
  reply: z.any(),
});
