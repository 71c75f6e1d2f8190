import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import type { Permission } from '../permissions.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';

/**
 * The lists that have saved views. Who may read a list may keep views of it; who may change what is in it may share them.
 * A list of a store is seen by the members of this store only.
 */
export const viewedLists = {
  orders: { isOfStore: true, read: 'shop:order:list', share: 'shop:store:edit' },
  'platform-orders': {
    isOfStore: false,
    read: 'platform:order:query',
    share: 'platform:order:fulfil',
  },
  'platform-products': {
    isOfStore: false,
    read: 'platform:product:query',
    share: 'platform:product:edit',
  },
  users: { isOfStore: false, read: 'sys:user:query', share: 'sys:user:edit' },
} as const satisfies Record<string, { isOfStore: boolean; read: Permission; share: Permission }>;

export type ViewedList = keyof typeof viewedLists;
const listShape = z.enum(Object.keys(viewedLists) as [ViewedList, ...ViewedList[]]);

/** How many views an account may have of one list. */
export const listViewsMax = 30;
export const viewNameMax = 60;

const nameOfPart = z
  .string()
  .max(40)
  .regex(/^[A-Za-z]\w*$/, 'code');

/** The parts of a view. The list decides what it understands: filters and columns that it has no more are ignored. */
const partsOfView = {
  name: lineText(viewNameMax).min(1),
  isShared: z.boolean(),
  filters: z.array(z.strictObject({ parameter: nameOfPart, value: lineText(200).min(1) })).max(30),
  hiddenColumns: z.array(nameOfPart).max(40),
  sortedBy: z
    .string()
    .max(41)
    .regex(/^-?[A-Za-z]\w*$/)
    .nullable(),
};

const viewShape = z.object({
  id: idShape,
  ...partsOfView,
  /** Who made it; null for a view of the caller, and for one whose author is gone. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  mayChange: z.boolean(),
});
export type ListView = z.infer<typeof viewShape>;

const formShape = z.strictObject(partsOfView);
export type ListViewForm = z.infer<typeof formShape>;
const newViewShape = z.strictObject({ list: listShape, ...partsOfView });

const path = '/api/v1/list-views';
const byId = z.strictObject({ id: idShape });

export const listViews = endpoint({
  name: 'listViews.list',
  method: 'GET',
  path,
  permission: 'account:self:use',
  summary:
    'The saved views of a list: those of the caller, and those that others share, by name. Takes the permission to read the list.',
  query: z.strictObject({ list: listShape }),
  reply: z.object({ list: z.array(viewShape), mayShare: z.boolean() }),
});

export const createListView = endpoint({
  name: 'listViews.create',
  method: 'POST',
  path,
  permission: 'account:self:use',
  summary: `Saves a view of a list, up to ${listViewsMax} of one list for each account. To share it takes the permission to change what is in the list.`,
  body: newViewShape,
  reply: z.object({ id: idShape }),
  failures: ['list-views-full', 'store-required'],
});

export const updateListView = endpoint({
  name: 'listViews.update',
  method: 'PUT',
  path: `${path}/:id`,
  permission: 'account:self:use',
  summary:
    'Changes a view as a whole. A shared one is changed by its author and by callers who may share views of the list.',
  params: byId,
  body: formShape,
  reply: z.null(),
});

export const deleteListView = endpoint({
  name: 'listViews.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  permission: 'account:self:use',
  summary: 'Deletes a view; the same callers may as may change it.',
  params: byId,
  reply: z.null(),
});

nameSchemas({ ListView: viewShape, ListViewForm: formShape, NewListView: newViewShape });
