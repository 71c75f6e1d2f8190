import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { focusFields } from '../images.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { parcelFields } from './fulfilment.ts';
import { platformOrderDetailShape } from './order-detail.ts';
import { orderNoteShape } from './order-notes.ts';
import { returnReasonShape } from './return-shapes.ts';
import { shipHoldNoteShape, shipHoldReasonShape } from './ship-holds.ts';

/** When orders to ship were promised to leave, in the order of the work; those on hold come last. */
export const queueGroups = ['late', 'today', 'tomorrow', 'later', 'held'] as const;
const queueGroupShape = z.enum(queueGroups);
export type QueueGroup = z.infer<typeof queueGroupShape>;

/** Counts are exact up to this number. */
export const queueCountMax = 1_000;

const momentShape = z.iso.datetime();

/** A colleague who packs an order at this moment. */
const packerShape = z.object({ name: z.string(), isSelf: z.boolean(), until: momentShape });
export type Packer = z.infer<typeof packerShape>;

const queueRowShape = z.object({
  id: idShape,
  number: z.string(),
  imageUrl: z.string().nullable(),
  ...focusFields,
  buyer: z.string(),
  /** Units that are left to ship. */
  units: z.number().int(),
  countryCode: z.string(),
  shipBy: z.iso.date().nullable(),
  packer: packerShape.nullable(),
  /** Notes for packing that are not ticked off. */
  openNotes: z.number().int(),
  /** The parcel is the replacement of a return; null for what was sold. */
  replacement: z.object({ returnId: idShape, reason: returnReasonShape }).nullable(),
});
export type QueueRow = z.infer<typeof queueRowShape>;

const path = '/api/v1/platform/ship-queue';

export const readShipQueue = endpoint({
  name: 'fulfilment.readQueue',
  method: 'GET',
  path,
  permission: 'platform:order:query',
  reveals: 'platform:order:personal',
  summary:
    'The orders that can be shipped now, by the day on which they were promised to leave, each group with its number and its first rows. Replacements of returns are among them on the day on which they were decided. Days are those of the warehouse (setting `shipping.timeZone`).',
  reply: z.object({
    today: z.iso.date(),
    groups: z.array(
      z.object({
        group: queueGroupShape,
        count: z.number().int(),
        list: z.array(queueRowShape),
        nextCursor: z.string().nullable(),
      }),
    ),
    shippedToday: z.number().int(),
  }),
});

export const listShipQueue = endpoint({
  name: 'fulfilment.listQueue',
  method: 'GET',
  path: `${path}/orders`,
  permission: 'platform:order:query',
  reveals: 'platform:order:personal',
  summary:
    'The orders of one group of the queue, or all that are not on hold, in the order of their days; follow `nextCursor` for more.',
  query: z.strictObject({ ...cursorQueryFields, group: optionalFilter(queueGroupShape) }),
  reply: feedOf(queueRowShape),
});

export const countShipQueue = endpoint({
  name: 'fulfilment.countQueue',
  method: 'GET',
  path: '/api/v1/platform/ship-queue-counts',
  permission: 'platform:order:query',
  summary:
    'How many orders can be shipped now, without those on hold, and how many of them are late. Exact up to 1,000.',
  reply: z.object({ toShip: z.number().int(), late: z.number().int() }),
});

const orderParams = z.strictObject({ orderId: idShape });

export const readPacking = endpoint({
  name: 'fulfilment.readPacking',
  method: 'GET',
  path: `${path}/orders/:orderId`,
  permission: 'platform:order:query',
  reveals: 'platform:order:personal',
  summary:
    'One order with what is needed to pack it: the colleague who packs it already, why it is on hold, the notes to read before it is packed, and other orders that can leave in the same parcel.',
  params: orderParams,
  reply: z.object({
    order: platformOrderDetailShape,
    shipBy: z.iso.date().nullable(),
    group: queueGroupShape.nullable(),
    packer: packerShape.nullable(),
    hold: z
      .object({
        reason: shipHoldReasonShape,
        note: z.string(),
        by: z.string().nullable(),
        createdAt: momentShape,
      })
      .nullable(),
    /** Orders of the same buyer, address and store that can be shipped now as well. */
    together: z.array(
      z.object({
        id: idShape,
        number: z.string(),
        units: z.number().int(),
        /** The return whose replacement it is; null for what was sold. */
        returnId: idShape.nullable(),
        notes: z.array(orderNoteShape),
      }),
    ),
    /** Notes for packing that are not ticked off, oldest first. */
    notes: z.array(orderNoteShape),
    goodsGrams: z.number().int().nullable(),
    /** The replacement of a return that is to be sent now; null for what was sold. */
    replacement: z
      .object({
        returnId: idShape,
        reason: returnReasonShape,
        lines: z.array(z.object({ lineId: idShape, quantity: z.number().int() })),
      })
      .nullable(),
  }),
});

export const findScanned = endpoint({
  name: 'fulfilment.findScanned',
  method: 'GET',
  path: `${path}/scans`,
  permission: 'platform:order:query',
  summary:
    'What a scanned or typed code is: the number of an order in any spelling, or a tracking number with the order that has it already.',
  query: z.strictObject({ code: lineText(60).min(1) }),
  reply: z.object({
    kind: z.enum(['order', 'tracking']),
    /** The order with this number, or the one whose parcel has this tracking number. */
    order: z.object({ id: idShape, number: z.string(), isToShip: z.boolean() }).nullable(),
  }),
});

export const claimPacking = endpoint({
  name: 'fulfilment.claimPacking',
  method: 'PUT',
  path: `${path}/orders/:orderId/packing-claim`,
  permission: 'platform:order:fulfil',
  summary:
    'Says for some minutes that the caller packs this order, so that colleagues skip it. With `takesOver` also when a colleague said so before; with `instead` the caller’s claim on another order ends at the same time.',
  params: orderParams,
  body: z.strictObject({
    takesOver: z.boolean().default(false),
    /** The order that the caller has packed until now. */
    instead: idShape.optional(),
  }),
  reply: z.object({ packer: packerShape }),
});

export const releasePacking = endpoint({
  name: 'fulfilment.releasePacking',
  method: 'DELETE',
  path: `${path}/orders/:orderId/packing-claim`,
  permission: 'platform:order:fulfil',
  summary: 'The caller does not pack this order any more.',
  params: orderParams,
  reply: z.null(),
});

export const shipReplacement = endpoint({
  name: 'fulfilment.shipReplacement',
  method: 'POST',
  path: `${path}/orders/:orderId/replacement`,
  permission: 'platform:order:fulfil',
  summary:
    'Sends the replacement of a return that the order is to ship now; the buyer is emailed its tracking number. No money moves.',
  params: orderParams,
  idempotency: 'required',
  body: z.strictObject(parcelFields),
  failures: ['order-shipped', 'return-state', 'tracking-used'],
  reply: z.object({
    /** By which it can be taken back. */
    batchKey: z.uuid(),
  }),
});

export const holdOrder = endpoint({
  name: 'fulfilment.hold',
  method: 'PUT',
  path: `${path}/orders/:orderId/hold`,
  permission: 'platform:order:fulfil',
  summary:
    'Takes an order out of the queue because it cannot be shipped for now. Neither the buyer nor the owner is notified.',
  params: orderParams,
  body: z.strictObject({ reason: shipHoldReasonShape, note: shipHoldNoteShape }),
  failures: ['order-state', 'order-is-test'],
  reply: z.null(),
});

export const releaseHold = endpoint({
  name: 'fulfilment.releaseHold',
  method: 'DELETE',
  path: `${path}/orders/:orderId/hold`,
  permission: 'platform:order:fulfil',
  summary: 'Puts an order back into the queue.',
  params: orderParams,
  reply: z.null(),
});

nameSchemas({ QueueRow: queueRowShape, Packer: packerShape });
