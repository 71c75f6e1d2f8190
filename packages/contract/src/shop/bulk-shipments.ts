import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, tableText } from '../shapes.ts';
import { parcelFields } from './fulfilment.ts';
import { orderNoteShape } from './order-notes.ts';

/** How many lines one call ships at most. */
export const shipmentLinesMax = 2_000;

/** For how long shipments of one call can be taken back together. */
export const undoMinutes = 30;

/** Why a line of pasted tracking numbers is not shipped, or that it is ready. */
const lineStates = [
  'ready',
  'unreadable',
  'unknown_order',
  'repeated_order',
  'shipped',
  'cancelled',
  'refunded',
  'awaiting_buyer',
  'awaiting_seller',
  'test',
  'held',
  'packed',
  'too_short',
  'wrong_number',
  'repeated_number',
  'used_number',
  'unknown_carrier',
] as const;
const lineStateShape = z.enum(lineStates);
export type ShipmentLineState = z.infer<typeof lineStateShape>;

const checkedLineShape = z.object({
  /** The number of the line in the list, from 1. */
  line: z.number().int(),
  /** The order as it is written, or its number if there is one. */
  number: z.string(),
  orderId: idShape.nullable(),
  trackingNumber: z.string(),
  carrier: z.string(),
  /** The check digit of the number is that of the carrier. */
  isCarrierSure: z.boolean(),
  state: lineStateShape,
  /** The existing order whose number is nearest; the order that has the tracking number; null otherwise. */
  otherNumber: z.string().nullable(),
  /** The operator who shipped or packs it, or put it on hold. */
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type CheckedShipmentLine = z.infer<typeof checkedLineShape>;

const pastedLines = z.strictObject({
  text: tableText(250_000),
  /** The carrier of numbers from which none follows; empty to leave them out. */
  carrier: lineText(40).default(''),
});

const checkedShape = z.object({
  list: z.array(checkedLineShape),
  readyCount: z.number().int(),
  /** Orders that are ready and have notes for packing that are not ticked off. */
  orderNotes: z.array(
    z.object({ orderId: idShape, number: z.string(), notes: z.array(orderNoteShape) }),
  ),
});

export const previewShipments = endpoint({
  name: 'fulfilment.previewShipments',
  method: 'POST',
  path: '/api/v1/platform/shipments/preview',
  permission: 'platform:order:fulfil',
  reveals: 'platform:order:personal',
  summary:
    'Checks up to 2,000 pasted lines of order, tracking number and, optionally, carrier, and answers for each whether it can be shipped, or why not, with the open notes of the orders that are ready. Nothing is written.',
  transaction: 'none',
  body: pastedLines,
  failures: ['shipments-too-many'],
  limit: { max: 120, windowSeconds: 60, by: 'account' },
  reply: checkedShape,
});

export const readShipmentFile = endpoint({
  name: 'fulfilment.readShipmentFile',
  method: 'POST',
  path: '/api/v1/platform/shipment-files',
  permission: 'platform:order:fulfil',
  summary:
    'Reads a table of a carrier (CSV or XLSX, field `file`, 2 MiB) and answers its lines of order, tracking number and carrier as text, which `fulfilment.previewShipments` takes. Columns are found by their content.',
  bodyType: 'multipart',
  transaction: 'none',
  body: z.strictObject({ file: uploadShape }),
  failures: ['sheet-unreadable', 'sheet-too-large', 'sheet-empty', 'upload-too-large'],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  reply: z.object({ text: z.string(), lines: z.number().int() }),
});

export const shipPasted = endpoint({
  name: 'fulfilment.shipPasted',
  method: 'POST',
  path: '/api/v1/platform/shipments',
  permission: 'platform:order:fulfil',
  summary:
    'Ships the orders of up to 2,000 pasted lines at once, each with all that is left of it. Lines that cannot be shipped are left out with their reason, as in the preview. Each buyer is emailed once.',
  idempotency: 'required',
  body: pastedLines,
  failures: ['shipments-too-many'],
  reply: z.object({
    list: z.array(checkedLineShape),
    shippedCount: z.number().int(),
    /** By which all these shipments can be taken back; null when nothing was shipped. */
    batchKey: z.uuid().nullable(),
  }),
});

export const withdrawShipmentBatch = endpoint({
  name: 'fulfilment.withdrawBatch',
  method: 'POST',
  path: '/api/v1/platform/shipment-batches/:batchKey/withdrawal',
  permission: 'platform:order:fulfil',
  summary:
    'Takes back all shipments of one call within 30 minutes, except those that have arrived. Their units are to ship again, and each buyer is emailed that the parcel has not left yet.',
  params: z.strictObject({ batchKey: z.uuid() }),
  idempotency: 'required',
  failures: ['undo-too-late', 'order-state', 'order-is-test'],
  reply: z.object({ withdrawnCount: z.number().int() }),
});

export const shipTogether = endpoint({
  name: 'fulfilment.shipTogether',
  method: 'POST',
  path: '/api/v1/platform/joint-shipments',
  permission: 'platform:order:fulfil',
  summary:
    'Ships all that is left of several orders of one buyer, address and store in one parcel with one tracking number. No money moves; the parcel is corrected, taken back and delivered for all of them. Replacements of returns may be in it: they are taken back with the whole call only.',
  idempotency: 'required',
  body: z.strictObject({
    orderIds: z.array(idShape).min(2).max(20),
    /** Returns of these orders whose replacements are in the parcel. */
    returnIds: z.array(idShape).max(20).default([]),
    ...parcelFields,
  }),
  failures: ['parcel-not-joint', 'tracking-used'],
  reply: z.object({
    batchKey: z.uuid(),
    list: z.array(z.object({ orderId: idShape, number: z.string() })),
  }),
});

nameSchemas({ CheckedShipmentLine: checkedLineShape });
