import { z } from 'zod';
import { imageShape } from '../images.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';

const moment = z.iso.datetime();

/**
 * `draft`: made and not sent. `sent`: the supplier has it. `confirmed`: the supplier delivers all that is open. `closed`: nothing is
 * open any more. `cancelled`: operators took it back.
 */
const purchaseOrderStates = ['draft', 'sent', 'confirmed', 'closed', 'cancelled'] as const;
export const purchaseOrderStateShape = z.enum(purchaseOrderStates);
export type PurchaseOrderState = z.infer<typeof purchaseOrderStateShape>;

/** The units of a line of a purchase order, each unit in one of the parts of `quantity`. */
const purchaseUnits = {
  quantity: z.number().int(),
  /** Those that the supplier has to deliver. */
  open: z.number().int(),
  /** Those of all that the supplier has confirmed. */
  confirmed: z.number().int(),
  /** Sent to the buyer by the supplier. */
  shipped: z.number().int(),
  /** Arrived at the warehouse. */
  received: z.number().int(),
  /** The supplier cannot deliver them. */
  missing: z.number().int(),
  /** Taken out: cancelled, refunded, or sent from elsewhere. */
  withdrawn: z.number().int(),
  /** When missing units are expected to be there again; null when it is not known. */
  expectedOn: z.iso.date().nullable(),
};

export const purchaseLineCore = {
  id: idShape,
  sku: z.string(),
  /** The supplier’s own number of the variant. */
  reference: z.string(),
  name: z.string(),
  option: z.string(),
  ...purchaseUnits,
  unitCost: moneyShape,
};

const purchaseLineShape = z.object({
  ...purchaseLineCore,
  image: imageShape.nullable(),
  order: z.object({ id: idShape, number: z.string() }),
  /** Missing units that are still to be shipped to the buyer and are ordered nowhere else. */
  undecided: z.number().int(),
});

/** A parcel that the supplier named. */
export const purchaseParcelCore = {
  id: idShape,
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  units: z.number().int(),
  sentAt: moment,
};

const purchaseStepKinds = [
  'created',
  'sent',
  'sent_again',
  'confirmed',
  'part_confirmed',
  'shipped',
  'announced',
  'missing',
  'waiting',
  'refunded',
  'withdrawn',
  'parcel_withdrawn',
  'received',
  'link_revoked',
  'cancelled',
  'closed',
] as const;
export type PurchaseStepKind = (typeof purchaseStepKinds)[number];

const purchaseOrderCore = {
  id: idShape,
  number: z.string(),
  state: purchaseOrderStateShape,
  supplier: z.object({ id: idShape, name: z.string() }),
  createdAt: moment,
  sentAt: moment.nullable(),
  currency: currencyShape,
};

export const purchaseOrderRowShape = z.object({
  ...purchaseOrderCore,
  orderCount: z.number().int(),
  unitCount: z.number().int(),
  openCount: z.number().int(),
  undecidedCount: z.number().int(),
  total: moneyShape,
});
export type PurchaseOrderRow = z.infer<typeof purchaseOrderRowShape>;

export const purchaseOrderDetailShape = purchaseOrderRowShape.extend({
  shipsItself: z.boolean(),
  /** Where it was mailed to, or is going to be; empty for a supplier without an address. */
  email: z.string(),
  /** The page of the supplier; null before it was sent. */
  linkUrl: z.string().nullable(),
  /** Until when the page opens; null without one. */
  linkUntil: moment.nullable(),
  lines: z.array(purchaseLineShape),
  parcels: z.array(
    z.object({
      ...purchaseParcelCore,
      orderNumber: z.string().nullable(),
      isWithdrawn: z.boolean(),
    }),
  ),
  /** The newest first. */
  timeline: z.array(
    z.object({
      kind: z.enum(purchaseStepKinds),
      at: moment,
      /** The operator; null for the supplier and for what follows from an order. */
      byName: z.string().nullable(),
      /** Done on the supplier’s page, or by a change of an order. */
      by: z.enum(['operator', 'supplier', 'system']),
      units: z.number().int().nullable(),
    }),
  ),
  can: z.object({
    send: z.boolean(),
    cancel: z.boolean(),
    receive: z.boolean(),
  }),
});
export type PurchaseOrderDetail = z.infer<typeof purchaseOrderDetailShape>;
