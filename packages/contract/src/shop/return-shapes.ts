import { z } from 'zod';
import { focusFields, imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

/** Bounds of what buyers and those who answer write, also for the form's fields. */
export const returnBounds = {
  textMax: 1_000,
  photosMax: 5,
  reasonMax: 300,
  addressMax: 300,
  trackingMax: 40,
} as const;

/** `cancellation`: of what is not sent yet; `return`: delivered goods come back; `refund`: money for delivered goods that stay. */
export const returnKinds = ['cancellation', 'return', 'refund'] as const;
export const returnKindShape = z.enum(returnKinds);
export type ReturnKind = z.infer<typeof returnKindShape>;

/** Why buyers want their money back, by what they ask for. */
export const returnReasons = {
  cancellation: ['changed_mind', 'ordered_by_mistake', 'takes_too_long', 'other'],
  return: [
    'changed_mind',
    'does_not_fit',
    'not_as_described',
    'damaged',
    'wrong_item',
    'missing_parts',
    'other',
  ],
  refund: ['damaged', 'wrong_item', 'missing_parts', 'not_as_described', 'other'],
} as const;
export type ReturnReason = (typeof returnReasons)[ReturnKind][number];
const allReasons = [
  'changed_mind',
  'ordered_by_mistake',
  'takes_too_long',
  'does_not_fit',
  'not_as_described',
  'damaged',
  'wrong_item',
  'missing_parts',
  'other',
] as const satisfies readonly ReturnReason[];
export const returnReasonShape = z.enum(allReasons);

/**
 * `approved`: the buyer sends it back; `inspected`: what came back was checked and is in stock or written off; `refunded`: the refund is
 * decided and goes through the payment provider; `replacing`: the same items are packed again; `replaced`: they were sent.
 */
export const returnStates = [
  'requested',
  'approved',
  'sent',
  'received',
  'inspected',
  'refunded',
  'replacing',
  'replaced',
  'refused',
  'withdrawn',
  'expired',
] as const;
export const returnStateShape = z.enum(returnStates);
export type ReturnState = z.infer<typeof returnStateShape>;

/** The states in which the units of a request are taken. */
export const openReturnStates = [
  'requested',
  'approved',
  'sent',
  'received',
  'inspected',
  'replacing',
] as const satisfies readonly ReturnState[];

/**
 * For how many days after its delivery a whole order comes back with the standard shipping fee: the law's time in the EU and the
 * UK, which is the longest of those that the stores sell to. Requests are possible longer, as the store promises.
 */
export const statutoryReturnDays = 14;

/** What is the seller's fault comes back at the seller's cost. */
const faultReasons: readonly ReturnReason[] = [
  'damaged',
  'wrong_item',
  'missing_parts',
  'not_as_described',
];
export const isSellersFault = (reason: ReturnReason): boolean => faultReasons.includes(reason);

/** Who pays for a parcel that comes back. `label`: the seller, with a prepaid label; `seller`: the buyer first, and the seller returns it. */
export const postages = ['label', 'seller', 'buyer'] as const;
export const postageShape = z.enum(postages);
export type Postage = (typeof postages)[number];

const moment = z.iso.datetime();

/** What a request says to both sides. */
export const returnCore = {
  id: idShape,
  kind: returnKindShape,
  state: returnStateShape,
  reason: returnReasonShape,
  text: z.string(),
  photos: z.array(imageShape),
  /** Why it was refused; null in every other state, and when the goods were sent meanwhile. */
  refusal: z.string().nullable(),
  /** Where the goods are to be sent, and until when. */
  returnAddress: z.string().nullable(),
  sendBefore: moment.nullable(),
  /** Who pays for the parcel; null until a return is approved. */
  postage: postageShape.nullable(),
  /** A prepaid label for the parcel; null when there is none. */
  labelUrl: z.string().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The refund that answered it; `isDone` when the provider has confirmed it. */
  refund: z.object({ amount: moneyShape, isDone: z.boolean() }).nullable(),
  /** The parcel in which the same items are sent again; null until it left. */
  replacement: z
    .object({ carrier: z.string(), trackingNumber: z.string(), sentAt: moment })
    .nullable(),
  createdAt: moment,
};

export const returnedLineShape = z.object({
  id: idShape,
  name: z.string(),
  option: z.string().nullable(),
  imageUrl: z.string().nullable(),
  ...focusFields,
  quantity: z.number().int(),
});

nameSchemas({ ReturnedLine: returnedLineShape });
