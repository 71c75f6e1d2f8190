import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape, sentMoneyShape } from '../money.ts';
import {
  cursorQueryFields,
  feedOf,
  idListShape,
  idShape,
  optionalFilter,
  pageOf,
  pageQueryFields,
} from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText, searchText, webAddress } from '../shapes.ts';

export * from './demo-texts.ts';

/** The endpoints of the demo pages. A server that has these pages turned off has none of them. */
export const demoItemKinds = ['book', 'gadget', 'service'] as const;

const kind = z.enum(demoItemKinds);

const status = z.union([z.literal(0), z.literal(1)]);

const byId = z.strictObject({ id: idShape });

const byIds = z.strictObject({ ids: idListShape });

export const demoItemFormShape = z.strictObject({
  id: idShape.optional(),
  name: lineText(60).min(1),
  kind,
  price: sentMoneyShape(z.number().int().min(1).max(100_000_000), z.literal('USD')),
  percent: z.number().int().min(0).max(100),
  /** Empty for none. */
  link: z.union([z.literal(''), webAddress.max(200)]).optional(),
  /** A lucide icon name; empty for none. */
  icon: lineText(64).optional(),
  /** 1 on, 0 off; on when left out. */
  status: status.optional(),
  description: blockText(300).optional(),
});

export type DemoItemForm = z.output<typeof demoItemFormShape>;

const demoItemShape = z.object({
  id: z.string(),
  name: z.string(),
  kind,
  price: moneyShape,
  percent: z.number().int(),
  link: z.string(),
  icon: z.string(),
  status,
  createdAt: z.iso.datetime(),
});

export type DemoItem = z.infer<typeof demoItemShape>;

const itemFilters = {
  keywords: optionalFilter(searchText(60)),
  kind: optionalFilter(kind),
  status: optionalFilter(z.enum(['0', '1'])),
};

export const pageDemoItems = endpoint({
  name: 'demo.pageItems',
  method: 'GET',
  path: '/api/v1/demo/items/page',
  permission: 'demo:item:query',
  summary: 'Items of the demo table by page, newest first, filtered by name, kind and status.',
  query: z.strictObject({ ...pageQueryFields, ...itemFilters }),
  reply: pageOf(demoItemShape),
});

export const listDemoItems = endpoint({
  name: 'demo.listItems',
  method: 'GET',
  path: '/api/v1/demo/items',
  permission: 'demo:item:query',
  summary: 'Items of the demo table as a feed, newest first.',
  query: z.strictObject({ ...cursorQueryFields, keywords: optionalFilter(searchText(60)) }),
  reply: feedOf(demoItemShape),
});

export const failDemoItems = endpoint({
  name: 'demo.failItems',
  method: 'GET',
  path: '/api/v1/demo/items/failing',
  permission: 'demo:item:query',
  summary:
    'Always fails with `busy`, so that the page of lists can show what a list looks like that could not be loaded.',
  reply: z.null(),
});

export const exportDemoItems = endpoint({
  name: 'demo.exportItems',
  method: 'GET',
  path: '/api/v1/demo/items/export',
  permission: 'demo:item:export',
  summary: 'Items of the demo table as CSV, with the filters of the page.',
  query: z.strictObject(itemFilters),
  envelope: 'raw',
  answers: ['text/csv'],
  reply: z.string(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const getDemoItemForm = endpoint({
  name: 'demo.itemForm',
  method: 'GET',
  path: '/api/v1/demo/items/:id/form',
  permission: 'demo:item:query',
  summary: 'One item of the demo table as its form edits it.',
  params: byId,
  reply: demoItemFormShape,
});

export const createDemoItem = endpoint({
  name: 'demo.createItem',
  method: 'POST',
  path: '/api/v1/demo/items',
  permission: 'demo:item:add',
  summary: 'Adds an item to the demo table.',
  body: demoItemFormShape,
  reply: z.null(),
});

export const updateDemoItem = endpoint({
  name: 'demo.updateItem',
  method: 'PUT',
  path: '/api/v1/demo/items/:id',
  permission: 'demo:item:edit',
  summary: 'Changes an item of the demo table.',
  params: byId,
  body: demoItemFormShape,
  reply: z.null(),
});

export const deleteDemoItems = endpoint({
  name: 'demo.deleteItems',
  method: 'DELETE',
  path: '/api/v1/demo/items/:ids',
  permission: 'demo:item:delete',
  summary: 'Deletes items of the demo table; ids are joined by commas.',
  params: byIds,
  reply: z.null(),
});

nameSchemas({ DemoItemForm: demoItemFormShape, DemoItem: demoItemShape });
