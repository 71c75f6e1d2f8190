import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay, lineText } from '../shapes.ts';
import { addressShape, orderTokenShape } from './checkout-shapes.ts';
import {
  purchaseLineCore,
  purchaseOrderStateShape,
  purchaseParcelCore,
} from './purchase-order-shapes.ts';
import { languageShape } from './storefront-shapes.ts';
import { trackingNumberShape } from './tracking-numbers.ts';

/** For what the links of purchase orders are signed. */
export const purchaseLinkPurpose = 'purchase-order-link';

const linkLineShape = z.object({
  ...purchaseLineCore,
  /** The order was cancelled or refunded: nothing of it may be sent. */
  isStopped: z.boolean(),
});

const linkOrderShape = z.object({
  number: z.string(),
  /** Where the parcel goes; null for a supplier that delivers to the warehouse. */
  address: addressShape.nullable(),
  lines: z.array(linkLineShape),
  parcels: z.array(z.object(purchaseParcelCore)),
});
export type SupplierLinkOrder = z.infer<typeof linkOrderShape>;

const supplierLinkShape = z.object({
  number: z.string(),
  state: purchaseOrderStateShape,
  supplier: z.object({ name: z.string() }),
  language: languageShape,
  shipsItself: z.boolean(),
  /** Where a supplier delivers that does not ship itself. */
  deliverTo: z.string(),
  currency: currencyShape,
  total: moneyShape,
  sentAt: z.iso.datetime(),
  linkUntil: z.iso.datetime(),
  openCount: z.number().int(),
  /** Nothing of what is open waits for the supplier’s confirmation. */
  isConfirmed: z.boolean(),
  orders: z.array(linkOrderShape),
  /** Parcels to the warehouse. */
  parcels: z.array(z.object(purchaseParcelCore)),
});

const byLink = z.strictObject({ token: orderTokenShape });
const limit = { max: 60, windowSeconds: 60, by: 'address' } as const;

export const readSupplierLink = endpoint({
  name: 'supplierLinks.read',
  method: 'GET',
  path: '/api/v1/supplier-links/:token',
  public: true,
  summary:
    'A purchase order for its supplier, by the secret of the mailed link. Buyers’ addresses are in it only if the supplier sends the parcels.',
  params: byLink,
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: supplierLinkShape,
});

const unitLines = z
  .array(z.strictObject({ lineId: idShape, quantity: z.number().int().min(1).max(99) }))
  .min(1)
  .max(1_000);

export const confirmSupplierLink = endpoint({
  name: 'supplierLinks.confirm',
  method: 'POST',
  path: '/api/v1/supplier-links/:token/confirmations',
  public: true,
  summary: 'Confirms units; without `lines` everything that is open.',
  params: byLink,
  idempotency: 'required',
  body: z.strictObject({ lines: unitLines.optional() }),
  failures: ['purchase-order-state', 'purchase-units'],
  limit,
  reply: supplierLinkShape,
});

export const sendSupplierParcel = endpoint({
  name: 'supplierLinks.sendParcel',
  method: 'POST',
  path: '/api/v1/supplier-links/:token/parcels',
  public: true,
  summary:
    'Names a parcel that left. To a buyer it is a shipment of the order, and the buyer is emailed; without `lines` all open units of the order are in it. To the warehouse it is announced.',
  params: byLink,
  idempotency: 'required',
  body: z.strictObject({
    /** Required where parcels go to buyers. */
    orderNumber: lineText(20).optional(),
    trackingNumber: trackingNumberShape,
    /** Empty: it is recognised by the number. */
    carrier: lineText(40).default(''),
    lines: unitLines.optional(),
  }),
  failures: [
    'purchase-order-state',
    'purchase-units',
    'order-state',
    'order-is-test',
    'shipment-too-much',
    'tracking-used',
  ],
  limit,
  reply: supplierLinkShape,
});

export const reportMissing = endpoint({
  name: 'supplierLinks.reportMissing',
  method: 'POST',
  path: '/api/v1/supplier-links/:token/missing-lines',
  public: true,
  summary: 'Says that units of a line are out of stock; without a quantity all that are open.',
  params: byLink,
  idempotency: 'required',
  body: z.strictObject({
    lineId: idShape,
    quantity: z.number().int().min(1).max(99).optional(),
    expectedOn: chosenDay.nullable().default(null),
  }),
  failures: ['purchase-order-state', 'purchase-units'],
  limit,
  reply: supplierLinkShape,
});

nameSchemas({ SupplierLink: supplierLinkShape });
