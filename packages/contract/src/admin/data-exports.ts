import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { proofFields } from './identity/second-factor.ts';

/** How long an archive can be downloaded. */
export const exportDays = 7;

const dataExportShape = z.object({
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  /** Until when it can be downloaded; null while it is not ready. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.number().int().nonnegative().nullable(),
});

export type DataExport = z.infer<typeof dataExportShape>;

export const readDataExport = endpoint({
  name: 'users.dataExport',
  whileViewing: 'refused',
  method: 'GET',
  path: '/api/v1/users/me/data-export',
  permission: 'account:self:use',
  summary:
    "The archive of the caller's data that was requested last, until it expires; null when there is none.",
  reply: dataExportShape.nullable(),
});

export const requestDataExport = endpoint({
  name: 'users.requestDataExport',
  method: 'POST',
  path: '/api/v1/users/me/data-export',
  permission: 'account:self:secure',
  summary:
    'Requests an archive of everything that is stored about the caller and the store; an email says when it is ready. It replaces an earlier one. Needs the password or a code of the second factor unless the caller proved who it is within the last 5 minutes.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 86_400, by: 'account' },
  body: z.strictObject(proofFields),
  reply: dataExportShape,
  failures: [
    'account-shared',
    'export-preparing',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
  ],
});

export const createDataExportLink = endpoint({
  name: 'users.dataExportLink',
  method: 'POST',
  path: '/api/v1/users/me/data-export/link',
  permission: 'account:self:secure',
  summary:
    'Answers an address at which the same person downloads the archive within 5 minutes. Needs a proof like the request.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 3_600, by: 'account' },
  body: z.strictObject(proofFields),
  reply: z.object({ url: z.string() }),
  failures: ['account-shared', 'not-found', 'proof-wrong', 'proof-needed', 'login-slow-down'],
});

nameSchemas({ DataExport: dataExportShape });
