import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';

/** How many orders one document is printed for. */
export const printedOrdersMax = 500;

export const paperSizes = ['a4', 'a6'] as const;
export type PaperSize = (typeof paperSizes)[number];

const printBody = z.strictObject({
  orderIds: z.array(idShape).min(1).max(printedOrdersMax),
  paper: z.enum(paperSizes).default('a4').describe('The size of a page.'),
});
const printed = {
  method: 'POST',
  permission: 'platform:order:personal',
  transaction: 'none',
  body: printBody,
  failures: ['order-state'],
  answers: ['application/pdf'],
  reply: z.any(),
  envelope: 'raw',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
} as const;

export const printPackingSlips = endpoint({
  ...printed,
  name: 'shippingDocuments.printSlips',
  path: '/api/v1/platform/packing-slips',
  summary:
    'Packing slips of up to 500 orders in the order that was sent, each in the language of its buyer and without prices, as one PDF that is written while it is sent. An order that is not paid, or of which nothing is left, is named on the last page.',
});

export const printPickList = endpoint({
  ...printed,
  name: 'shippingDocuments.printPickList',
  path: '/api/v1/platform/pick-lists',
  summary:
    'What is to be taken from the shelves for up to 500 orders: by SKU with its sum, then by order, as one PDF in the language of the caller. An order that cannot be shipped now is named on the last page.',
});
