import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderTokenShape } from './checkout-shapes.ts';

const byLink = z.strictObject({ token: orderTokenShape });

export const readSupplierDocument = endpoint({
  name: 'supplierLinks.downloadDocument',
  method: 'GET',
  path: '/api/v1/supplier-links/:token/document',
  public: true,
  summary: 'The purchase order as PDF.',
  params: byLink,
  answers: ['application/pdf'],
  reply: z.any(),
  limit: { max: 20, windowSeconds: 60, by: 'address' },
  envelope: 'raw',
});

export const readSupplierTable = endpoint({
  name: 'supplierLinks.downloadTable',
  method: 'GET',
  path: '/api/v1/supplier-links/:token/table',
  public: true,
  summary: 'The purchase order as CSV.',
  params: byLink,
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 20, windowSeconds: 60, by: 'address' },
  envelope: 'raw',
});
