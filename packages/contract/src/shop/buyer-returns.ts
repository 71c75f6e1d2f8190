import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { fileKeyShape, focusFields, imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText } from '../shapes.ts';
import { orderTokenShape } from './checkout-shapes.ts';
import {
  returnBounds,
  returnCore,
  returnedLineShape,
  returnKindShape,
  returnReasonShape,
  returnReasons,
} from './return-shapes.ts';

const buyerReturnShape = z.object({
  ...returnCore,
  lines: z.array(returnedLineShape),
  /** The amount that comes back for it, with the shipping fee in it; null when it is not open, or nothing is left. */
  value: moneyShape.nullable(),
  shippingFee: moneyShape.nullable(),
  /** The actions that are open to its buyer now. */
  can: z.object({ withdraw: z.boolean(), send: z.boolean() }),
});
export type BuyerReturn = z.infer<typeof buyerReturnShape>;

const buyerReturnsShape = z.object({
  /** The secret that requests of this order are sent with. */
  link: orderTokenShape,
  order: z.object({ number: z.string(), token: orderTokenShape }),
  store: z.object({ slug: z.string(), name: z.string() }),
  /** The lines of the order, and how many units of each can be returned (or refunded) or cancelled now. */
  lines: z.array(
    z.object({
      id: idShape,
      name: z.string(),
      option: z.string().nullable(),
      imageUrl: z.string().nullable(),
      ...focusFields,
      unit: moneyShape,
      returnable: z.number().int(),
      cancellable: z.number().int(),
    }),
  ),
  /** Until when delivered units can be returned; null while there are none. */
  returnUntil: z.iso.datetime().nullable(),
  windowDays: z.number().int(),
  /** Nothing is packed: a cancellation needs no answer, and the money goes back at once. */
  cancelsAlone: z.boolean(),
  /** The standard shipping fee that comes back with the whole order, if it is requested by then; null for none. */
  wholeReturn: z
    .object({
      fee: moneyShape,
      until: z.iso.datetime().describe('Until when the return is to be requested.'),
    })
    .nullable(),
  /** The newest first. */
  requests: z.array(buyerReturnShape),
});
export type BuyerReturns = z.infer<typeof buyerReturnsShape>;

/** For what the links of an order's returns are signed. */
export const returnLinkPurpose = 'return-link';
const byLink = z.strictObject({ token: orderTokenShape });
const byRequest = z.strictObject({ token: orderTokenShape, id: idShape });
const buyerLimit = { max: 60, windowSeconds: 60, by: 'address' } as const;

export const readBuyerReturns = endpoint({
  name: 'returns.readByOrder',
  method: 'GET',
  path: '/api/v1/buyer-orders/:token/returns',
  public: true,
  summary:
    'What of an order can be returned or cancelled, and every request so far, by the secret of the mailed link.',
  params: byLink,
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: buyerReturnsShape,
});

export const readReturnLink = endpoint({
  name: 'returns.readByLink',
  method: 'GET',
  path: '/api/v1/return-links/:token',
  public: true,
  summary: 'The same, by the secret that requests of the order are sent with.',
  params: byLink,
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: buyerReturnsShape,
});

export const addReturnPhoto = endpoint({
  name: 'returns.addPhoto',
  method: 'POST',
  path: '/api/v1/return-links/:token/photos',
  public: true,
  summary:
    'Stores a photo (JPEG, PNG, WebP, GIF, AVIF; 2 MiB at most) for a request that is being written. Multipart field `file`. One that no request names is deleted after a day.',
  params: byLink,
  bodyType: 'multipart',
  linkPurpose: returnLinkPurpose,
  transaction: 'manual',
  body: z.strictObject({ file: uploadShape }),
  failures: [
    'image-too-large',
    'image-unreadable',
    'image-too-many-pixels',
    'return-photos-full',
    'return-closed',
  ],
  limit: buyerLimit,
  reply: z.object({ key: z.string(), image: imageShape }),
});

const requestBody = z
  .strictObject({
    kind: returnKindShape,
    lines: z
      .array(z.strictObject({ lineId: idShape, quantity: z.number().int().min(1).max(99) }))
      .min(1)
      .max(50),
    reason: returnReasonShape,
    text: blockText(returnBounds.textMax).default(''),
    /** Keys of photos that were stored for this order. */
    photoKeys: z.array(fileKeyShape).max(returnBounds.photosMax).default([]),
  })
  .refine(({ kind, reason }) => (returnReasons[kind] as readonly string[]).includes(reason), {
    path: ['reason'],
    params: { code: 'choice' },
  });
export type ReturnRequestBody = z.infer<typeof requestBody>;

export const requestReturn = endpoint({
  name: 'returns.request',
  method: 'POST',
  path: '/api/v1/return-links/:token/requests',
  public: true,
  summary:
    'Requests that units of an order are cancelled, returned or refunded. Delivered units for some days after their delivery, units that are not sent until they are; each unit once. While nothing is packed a cancellation needs no answer: it is refunded at once.',
  params: byLink,
  idempotency: 'required',
  transaction: 'manual',
  body: requestBody,
  failures: [
    'return-closed',
    'return-too-many',
    'return-asked-often',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  limit: buyerLimit,
  reply: buyerReturnsShape,
});

export const withdrawReturn = endpoint({
  name: 'returns.withdraw',
  method: 'POST',
  path: '/api/v1/return-links/:token/requests/:id/withdrawal',
  public: true,
  summary: 'Withdraws a request that is not answered, or whose goods are not sent yet.',
  params: byRequest,
  body: z.strictObject({}),
  failures: ['return-state'],
  limit: buyerLimit,
  reply: buyerReturnsShape,
});

export const markReturnSent = endpoint({
  name: 'returns.markSent',
  method: 'POST',
  path: '/api/v1/return-links/:token/requests/:id/dispatch',
  public: true,
  summary:
    'Says that the goods of an approved return were sent, with carrier and tracking number if there are any.',
  params: byRequest,
  body: z.strictObject({
    carrier: lineText(returnBounds.trackingMax).default(''),
    trackingNumber: lineText(returnBounds.trackingMax).default(''),
  }),
  failures: ['return-state'],
  limit: buyerLimit,
  reply: buyerReturnsShape,
});

nameSchemas({ BuyerReturn: buyerReturnShape, BuyerReturns: buyerReturnsShape });
