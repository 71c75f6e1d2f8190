import { z } from 'zod';

/** Common parts of all endpoints that return a list as a CSV file. */
export const csvExport = {
  method: 'GET',
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
} as const;
