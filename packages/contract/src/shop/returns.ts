import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { focusFields } from '../images.ts';
import { currencyShape, moneyShape, sentMoneyShape } from '../money.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { createEndpointPair, createListPair } from '../pairs.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, searchText, webAddress } from '../shapes.ts';
import { parcelFields } from './fulfilment.ts';
import {
  postageShape,
  returnBounds,
  returnCore,
  returnedLineShape,
  returnKindShape,
  returnReasonShape,
  returnStateShape,
} from './return-shapes.ts';
import { languageShape } from './storefront-shapes.ts';

const moment = z.iso.datetime();
/** Operators answer where the platform sold, the owner where he sold himself. */
const answererShape = z.enum(['operators', 'owner']);

const rowShape = z.object({
  id: idShape,
  kind: returnKindShape,
  state: returnStateShape,
  reason: returnReasonShape,
  answeredBy: answererShape,
  order: z.object({ id: idShape, number: z.string() }),
  store: z.object({ id: idShape, name: z.string() }),
  /** First name and initial. */
  buyer: z.string(),
  /** Its first line, and how many units it has in all. */
  product: z.object({
    name: z.string(),
    option: z.string().nullable(),
    imageUrl: z.string().nullable(),
    ...focusFields,
  }),
  units: z.number().int(),
  createdAt: moment,
  /** When its state changed last. */
  changedAt: moment,
});
export type ReturnRow = z.infer<typeof rowShape>;

const detailShape = z.object({
  ...returnCore,
  /** In which language the buyer wrote. */
  language: languageShape,
  lines: z.array(
    returnedLineShape.extend({
      /** Units that went back into stock when the return was inspected; null before, and where nothing comes to the platform. */
      restocked: z.number().int().nullable(),
      /** Units in the warehouse that a replacement can be sent from; null for owners. */
      available: z.number().int().nullable(),
    }),
  ),
  answeredBy: answererShape,
  order: z.object({ id: idShape, number: z.string() }),
  store: z.object({ id: idShape, name: z.string() }),
  buyer: z.string(),
  /** What a refund of its units gives back now; null when nothing is left of the payment. */
  value: moneyShape.nullable(),
  /** The standard shipping fee within it, because the whole order comes back in time; null for none. */
  shippingFee: moneyShape.nullable(),
  /** Where returns of this store went last; the address that an approval suggests. */
  suggestedAddress: z.string(),
  /** What the caller can do with it now. */
  can: z.object({
    approve: z.boolean(),
    refuse: z.boolean(),
    receive: z.boolean(),
    inspect: z.boolean(),
    refund: z.boolean(),
    replace: z.boolean(),
    sendReplacement: z.boolean(),
  }),
  /** What happened to it, the oldest first; `by` is null for the buyer and for what happened by itself. */
  steps: z.array(
    z.object({ id: idShape, state: returnStateShape, at: moment, by: z.string().nullable() }),
  ),
});
export type ReturnDetail = z.infer<typeof detailShape>;

/** `waiting`: for an answer, for goods that are on their way back, or for the refund. */
const returnGroups = ['waiting', 'underway', 'refunded', 'closed'] as const;
export type ReturnGroup = (typeof returnGroups)[number];
const filters = {
  group: optionalFilter(z.enum(returnGroups)),
  kind: optionalFilter(returnKindShape),
  orderId: optionalFilter(idShape),
  /** Part of a product's name, or an order number. */
  keywords: optionalFilter(searchText(100)),
};

const countsShape = z.object({
  all: z.number().int(),
  waiting: z.number().int(),
  underway: z.number().int(),
  refunded: z.number().int(),
  closed: z.number().int(),
  /** Those of them that wait for the caller himself, and not for the other side. */
  mine: z.number().int(),
});

const byId = z.strictObject({ id: idShape });

const decideBody = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    returnAddress: blockText(returnBounds.addressMax).min(5),
    /** `label` needs `labelUrl`; `buyer` is refused for a reason that is the seller's fault. */
    postage: postageShape,
    labelUrl: webAddress.nullable().default(null),
  }),
  z.strictObject({
    decision: z.literal('refuse'),
    reason: blockText(returnBounds.reasonMax).min(3),
  }),
  z.strictObject({ decision: z.literal('receive') }),
]);
export type ReturnDecision = z.infer<typeof decideBody>;

const refundBody = z.strictObject({
  /** What the caller saw as its value: another amount is refused. */
  expected: sentMoneyShape(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER), currencyShape),
  /** What came back to the platform’s warehouse can be sold again. */
  toStock: z.boolean().default(true),
});
export type ReturnRefundBody = z.infer<typeof refundBody>;

const inspectBody = z.strictObject({
  lines: z
    .array(z.strictObject({ lineId: idShape, restocked: z.number().int().min(0).max(99) }))
    .min(1)
    .max(50)
    .describe(
      'Each line of the return once: units that can be sold again. The others are written off.',
    ),
});
const replacementBody = z.strictObject(parcelFields);

const lists = createListPair({
  own: {
    name: 'returns.list',
    path: '/api/v1/returns',
    permission: 'shop:return:view',
    summary:
      'Returns, refunds and cancellations that buyers of the own store requested, the newest first.',
    row: rowShape,
    filters,
  },
  platform: {
    name: 'platformReturns.page',
    path: '/api/v1/platform/returns/page',
    permission: 'platform:return:query',
    summary:
      'Requests of buyers of all stores by page, the oldest first while they wait, otherwise the newest first.',
    row: rowShape,
    filters: {
      ...filters,
      answeredBy: optionalFilter(answererShape),
      storeId: optionalFilter(idShape),
    },
  },
});
export const { own: listOwnReturns, platform: pageReturns } = lists;

export const returnCounts = createEndpointPair(
  { method: 'GET', reply: countsShape },
  {
    own: {
      name: 'returns.counts',
      path: '/api/v1/return-counts',
      permission: 'shop:return:view',
      summary:
        'How many requests of the own store wait, are under way, were refunded or ended otherwise.',
    },
    platform: {
      name: 'platformReturns.counts',
      path: '/api/v1/platform/return-counts',
      permission: 'platform:return:query',
      summary:
        'How many requests of all stores wait, are under way, were refunded or ended otherwise.',
    },
  },
);
export const { own: countOwnReturns, platform: countReturns } = returnCounts;

export const returnDetails = createEndpointPair(
  { method: 'GET', params: byId, reply: detailShape },
  {
    own: {
      name: 'returns.read',
      path: '/api/v1/returns/:id',
      permission: 'shop:return:view',
      summary:
        'One request of the own store: what the buyer wrote, what its units are worth, what can be done now.',
    },
    platform: {
      name: 'platformReturns.read',
      path: '/api/v1/platform/returns/:id',
      permission: 'platform:return:query',
      summary: 'One request of any store.',
    },
  },
);
export const { own: readOwnReturn, platform: readReturn } = returnDetails;

export const returnDecisions = createEndpointPair(
  { method: 'POST', params: byId, transaction: 'manual', body: decideBody, reply: detailShape },
  {
    own: {
      name: 'returns.decide',
      path: '/api/v1/returns/:id/decisions',
      permission: 'shop:return:answer',
      summary:
        'The owner of a direct store approves a return with the address for it, refuses a request with a reason, or says that the goods came back. Operators answer for what the platform sold.',
      failures: ['return-state', 'refund-by-operators'],
    },
    platform: {
      name: 'platformReturns.decide',
      path: '/api/v1/platform/returns/:id/decisions',
      permission: 'platform:return:answer',
      summary:
        'Operators answer a request about what the platform sold. The owner answers where the store sold itself.',
      failures: ['return-state', 'refund-by-owner'],
    },
  },
);
export const { own: decideOwnReturn, platform: decideReturn } = returnDecisions;

export const returnRefunds = createEndpointPair(
  {
    method: 'POST',
    params: byId,
    idempotency: 'required',
    transaction: 'manual',
    reply: detailShape,
  },
  {
    own: {
      name: 'returns.refund',
      path: '/api/v1/returns/:id/refund',
      permission: 'shop:return:answer',
      summary:
        'The owner of a direct store accepts a request: the buyer gets the price of its units back through the linked account.',
      body: refundBody.omit({ toStock: true }),
      failures: [
        'return-state',
        'conflict',
        'refund-by-operators',
        'refund-while-paying',
        'refund-nothing',
        'idempotency-running',
        'idempotency-key-reused',
      ],
      limit: { max: 60, windowSeconds: 3600, by: 'account' },
    },
    platform: {
      name: 'platformReturns.refund',
      path: '/api/v1/platform/returns/:id/refund',
      permission: 'platform:return:answer',
      summary:
        'Operators accept a request: the buyer gets the price of its units back. Units that came back go into stock unless `toStock` says no; units that were not sent always do.',
      body: refundBody,
      failures: [
        'return-state',
        'conflict',
        'refund-by-owner',
        'refund-nothing',
        'idempotency-running',
        'idempotency-key-reused',
      ],
    },
  },
);
export const { own: refundOwnReturn, platform: refundReturn } = returnRefunds;

const answering = {
  method: 'POST',
  permission: 'platform:return:answer',
  params: byId,
  idempotency: 'required',
  reply: detailShape,
} as const;

export const inspectReturn = endpoint({
  ...answering,
  name: 'platformReturns.inspect',
  path: '/api/v1/platform/returns/:id/inspection',
  summary:
    'What came back was checked: of each line some units go into stock, and the others are written off. Then it is refunded or replaced.',
  body: inspectBody,
  failures: ['return-state', 'refund-by-owner'],
});

export const replaceReturn = endpoint({
  ...answering,
  name: 'platformReturns.replace',
  path: '/api/v1/platform/returns/:id/replacement',
  summary:
    'The buyer gets the same items again instead of the money: they are taken from stock and are to be sent. No money moves; the platform bears goods and postage.',
  body: z.strictObject({}),
  failures: ['return-state', 'refund-by-owner', 'out-of-stock'],
});

export const sendReplacement = endpoint({
  ...answering,
  name: 'platformReturns.sendReplacement',
  path: '/api/v1/platform/returns/:id/replacement-shipment',
  summary: 'The replacement left; the buyer is emailed its tracking number.',
  body: replacementBody,
  failures: ['return-state', 'refund-by-owner', 'tracking-used'],
});

nameSchemas({ ReturnRow: rowShape, ReturnDetail: detailShape });
