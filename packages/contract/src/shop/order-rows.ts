import { z } from 'zod';
import { focusFields } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import {
  awaitingShape,
  cancelReasonShape,
  fulfilmentShape,
  orderKindShape,
  orderStatusShape,
  settlementModeShape,
} from './order-facts.ts';

const momentShape = z.iso.datetime();

export const orderRowShape = z.object({
  id: idShape,
  /** As shown to users: `VT-20418`. */
  number: z.string(),
  kind: orderKindShape,
  /** It was paid in a test mode, or at the sandbox: no money moved. */
  isTest: z.boolean(),
  settlementMode: settlementModeShape,
  status: orderStatusShape,
  /** The same as `status`, under the name of the specification. */
  order_status: orderStatusShape,
  awaiting: awaitingShape.nullable(),
  fulfilment: fulfilmentShape,
  /** Why it is closed; null for an open order and for one that was refunded. */
  cancelReason: cancelReasonShape.nullable(),
  placedAt: momentShape,
  /** The first line; `moreLines` says how many others the order has. */
  product: z.object({
    id: idShape,
    name: z.string(),
    option: z.string().nullable(),
    imageUrl: z.string().nullable(),
    ...focusFields,
    quantity: z.number().int(),
    /** Platform price of one unit, in the store's currency at the order's locked rate. */
    platformPrice: moneyShape,
  }),
  moreLines: z.number().int(),
  /** Units over all lines. */
  units: z.number().int(),
  /** Platform price of all units that the owner pays for. */
  platformTotal: moneyShape,
  cost: moneyShape,
  /** The part of the cost that the owner pays the platform: in `direct` mode the provider takes the fee from the owner's account. */
  due: moneyShape,
  /** What the welcome offer paid of the cost; null if it was not used. */
  offer: moneyShape.nullable(),
  /** Goods − discount + shipping, without tax; null for an own order, as is the profit. */
  sellingTotal: moneyShape.nullable(),
  /** The owner's profit after refunds, as counted by the dashboard and the earnings. */
  profit: moneyShape.nullable(),
  /** Whether the owner can pay this order now (bulk payment takes only such orders). */
  canPay: z.boolean(),
  /** The latest time at which the owner must pay. */
  payBefore: momentShape.nullable(),
  /** First name and initial, the only data of a buyer that owners see; null for an own order. */
  buyer: z.string().nullable(),
});
export type OrderRow = z.infer<typeof orderRowShape>;

export const orderStoreShape = z.object({ id: idShape, name: z.string(), slug: z.string() });

export const platformOrderRowShape = orderRowShape
  .omit({ canPay: true, payBefore: true, buyer: true })
  .extend({
    store: orderStoreShape,
    shipTo: z.object({ name: z.string(), city: z.string(), countryCode: z.string() }),
    paidAt: momentShape.nullable(),
    /** The tags that operators gave it. */
    tags: z.array(z.string()),
    /** Notes for packing that are not ticked off. */
    openNotes: z.number().int(),
  });
export type PlatformOrderRow = z.infer<typeof platformOrderRowShape>;

nameSchemas({
  OrderRow: orderRowShape,
  OrderStore: orderStoreShape,
  PlatformOrderRow: platformOrderRowShape,
});
