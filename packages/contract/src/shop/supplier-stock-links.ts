import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { nameSchemas } from '../schema-names.ts';
import { orderTokenShape } from './checkout-shapes.ts';
import { languageShape } from './storefront-shapes.ts';
import { supplierRowProblems, supplierUpdateStates } from './supplier-updates.ts';

/** For what the links to the page of stock and costs are signed. */
export const stockLinkPurpose = 'supplier-stock-link';

const ownUpdateShape = z.object({
  fileName: z.string(),
  state: z.enum(supplierUpdateStates),
  createdAt: z.iso.datetime(),
  stockCount: z.number().int(),
  costCount: z.number().int(),
  wrongCount: z.number().int(),
});

const stockPageShape = z.object({
  supplier: z.object({ name: z.string() }),
  language: languageShape,
  linkUntil: z.iso.datetime(),
  /** The newest ten that were uploaded here. */
  updates: z.array(ownUpdateShape),
});

const byLink = z.strictObject({ token: orderTokenShape });

export const readStockPage = endpoint({
  name: 'supplierStock.read',
  method: 'GET',
  path: '/api/v1/supplier-stock-links/:token',
  public: true,
  summary: 'What a supplier has uploaded, by the secret of its link.',
  params: byLink,
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: stockPageShape,
});

export const uploadStock = endpoint({
  name: 'supplierStock.upload',
  method: 'POST',
  path: '/api/v1/supplier-stock-links/:token/files',
  public: true,
  summary:
    'Reads a table of the supplier as CSV or XLSX (2 MiB at most). It waits for an operator, or is booked at once for a supplier whose updates need no approval. Multipart field `file`.',
  params: byLink,
  bodyType: 'multipart',
  linkPurpose: stockLinkPurpose,
  transaction: 'manual',
  body: z.strictObject({ file: uploadShape }),
  failures: [
    'sheet-unreadable',
    'sheet-too-large',
    'supplier-table-unknown',
    'supplier-updates-often',
    'upload-too-large',
    'conflict',
  ],
  limit: { max: 10, windowSeconds: 60, by: 'address' },
  reply: ownUpdateShape.extend({
    leftOut: z
      .array(
        z.object({
          row: z.number().int(),
          given: z.string(),
          problem: z.enum(supplierRowProblems),
        }),
      )
      .max(50),
  }),
});

export const readStockTemplate = endpoint({
  name: 'supplierStock.downloadTable',
  method: 'GET',
  path: '/api/v1/supplier-stock-links/:token/table',
  public: true,
  summary:
    'The supplier’s own variants as a table to fill in: SKU, own number, product, stock (empty), price.',
  params: byLink,
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 20, windowSeconds: 60, by: 'address' },
  envelope: 'raw',
});

nameSchemas({ StockPage: stockPageShape });
