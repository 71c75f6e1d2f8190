import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText } from '../shapes.ts';

export const orderNoteMax = 500;
/** The longest message of a buyer to the people who pack. */
export const buyerMessageMax = 300;

const momentShape = z.iso.datetime();

export const orderNoteShape = z.object({
  id: idShape,
  /** Null when a buyer wrote it and the caller may not read who bought. */
  text: z.string().nullable(),
  /** The buyer wrote it at checkout. */
  isFromBuyer: z.boolean(),
  /** It is read before the order is packed. */
  isForPacking: z.boolean(),
  /** The operator who wrote it; null for the buyer, and for one whose account is gone. */
  author: z.string().nullable(),
  createdAt: momentShape,
  /** When it was ticked off, and by whom; null while it is open. */
  doneAt: momentShape.nullable(),
  doneBy: z.string().nullable(),
});
export type OrderNote = z.infer<typeof orderNoteShape>;

const notesShape = z.object({ list: z.array(orderNoteShape) });
const ofOrder = z.strictObject({ orderId: idShape });
const ofNote = ofOrder.extend({ noteId: idShape });
const path = '/api/v1/platform/orders/:orderId/notes';

export const listOrderNotes = endpoint({
  name: 'orderNotes.list',
  method: 'GET',
  path,
  permission: 'platform:order:query',
  reveals: 'platform:order:personal',
  summary:
    'The notes of an order, oldest first: what operators wrote, and the message of the buyer to the people who pack. Without `platform:order:personal` the buyer’s text is hidden.',
  params: ofOrder,
  reply: notesShape,
});

export const addOrderNote = endpoint({
  name: 'orderNotes.add',
  method: 'POST',
  path,
  permission: 'platform:order:fulfil',
  summary:
    'Adds a note to an order. One that is for packing is shown before the order is packed, until it is ticked off.',
  params: ofOrder,
  idempotency: 'required',
  body: z.strictObject({
    text: blockText(orderNoteMax).min(1),
    isForPacking: z.boolean().default(false),
  }),
  failures: ['order-notes-full'],
  reply: notesShape,
});

export const tickOffOrderNote = endpoint({
  name: 'orderNotes.tickOff',
  method: 'PUT',
  path: `${path}/:noteId/completion`,
  permission: 'platform:order:fulfil',
  summary:
    'Ticks a note off, or opens it again. The first operator who ticks it off is the one that is named.',
  params: ofNote,
  body: z.strictObject({ isDone: z.boolean() }),
  reply: notesShape,
});

export const deleteOrderNote = endpoint({
  name: 'orderNotes.delete',
  method: 'DELETE',
  path: `${path}/:noteId`,
  permission: 'platform:order:fulfil',
  summary: 'Deletes a note, the message of a buyer included.',
  params: ofNote,
  reply: notesShape,
});

nameSchemas({ OrderNote: orderNoteShape });
