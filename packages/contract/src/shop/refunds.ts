import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape, sentMoneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { createEndpointPair } from '../pairs.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText } from '../shapes.ts';

const momentShape = z.iso.datetime();

/** `due` and `unknown`: the request is repeated until the provider responds. `failed`: it rejected the refund, and an operator decides. */
const refundStates = ['due', 'unknown', 'done', 'failed'] as const;
/** `late`: the money came too late; `cancelled`: a paid order was cancelled; `operator`, `owner`: decided by a user; `buyer`: units that the buyer cancelled; `provider`: made in the provider's own pages; `uncaptured`: a part of an approved payment that was never taken. */
export const refundCauses = [
  'late',
  'cancelled',
  'operator',
  'owner',
  'buyer',
  'provider',
  'uncaptured',
] as const;

/** A request is open until operators refund the order or decline. */
export const refundRequestStates = ['open', 'granted', 'declined'] as const;

const orderRefundsShape = z.object({
  /**
   * Whose payment is refunded. Operators refund the buyer's payment in platform mode, else the owner's; the owner of a
   * direct store refunds the buyer's.
   */
  side: z.enum(['buyer', 'seller']),
  /** The amounts paid, refunded (or being refunded) and left; null when nothing was paid. */
  paid: z.object({ total: moneyShape, refunded: moneyShape, left: moneyShape }).nullable(),
  canRefund: z.boolean(),
  /** A complete refund cancels the order: the other payment is refunded as well, or is no longer due. */
  wholeCancels: z.boolean(),
  lines: z.array(
    z.object({
      lineId: idShape,
      name: z.string(),
      option: z.string().nullable(),
      quantity: z.number().int(),
      shipped: z.number().int(),
      refunded: z.number().int(),
      /** The value of the next unit, of the one after it, and so on. */
      unitValues: z.array(moneyShape),
    }),
  ),
  /** The owner's last refund request, and the operators' decision. */
  request: z
    .object({
      state: z.enum(refundRequestStates),
      reason: z.string(),
      createdAt: momentShape,
      answer: z.string().nullable(),
      answeredAt: momentShape.nullable(),
    })
    .nullable(),
  /** The owner can request a refund of money that the platform holds. */
  canAsk: z.boolean(),
  /** The refunds on each side if everything that is not shipped is cancelled; null where nothing can be cancelled, and for owners. */
  cancellation: z
    .object({
      units: z.number().int(),
      isWhole: z.boolean(),
      returns: z.array(z.object({ side: z.enum(['buyer', 'seller']), amount: moneyShape })),
    })
    .nullable(),
  refunds: z.array(
    z.object({
      id: idShape,
      side: z.enum(['buyer', 'seller']),
      amount: moneyShape,
      state: z.enum(refundStates),
      cause: z.enum(refundCauses),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      createdAt: momentShape,
      doneAt: momentShape.nullable(),
      lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
    }),
  ),
});
export type OrderRefunds = z.infer<typeof orderRefundsShape>;

const params = z.strictObject({ orderId: idShape });

/** Money in the currency of the refunded payment. */
const paidShape = (least: 0 | 1) =>
  sentMoneyShape(z.number().int().min(least).max(Number.MAX_SAFE_INTEGER), currencyShape);

const refundBuyerBody = z.strictObject({
  what: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('whole') }),
    z.strictObject({ kind: z.literal('amount'), amount: paidShape(1) }),
    z.strictObject({
      kind: z.literal('lines'),
      lines: z
        .array(z.strictObject({ lineId: idShape, quantity: z.number().int().min(1).max(99) }))
        .min(1)
        .max(50),
    }),
  ]),
  seenRefunded: paidShape(0),
  reason: blockText(300).min(3),
});
export type RefundBuyerBody = z.infer<typeof refundBuyerBody>;
export type RefundChoice = RefundBuyerBody['what'];

const refundBody = refundBuyerBody.extend({
  /** The refunded units that were shipped have been returned to the warehouse. */
  areBack: z.boolean().default(false),
});
export type RefundRequestBody = z.infer<typeof refundBody>;

export const orderRefunds = createEndpointPair(
  { method: 'GET', params, reply: orderRefundsShape },
  {
    own: {
      name: 'refunds.readOwn',
      path: '/api/v1/orders/:orderId/refunds',
      permission: 'shop:order:list',
      summary:
        'What was paid for an order of the own store, what went back, and what its owner can return himself.',
    },
    platform: {
      name: 'refunds.read',
      path: '/api/v1/platform/orders/:orderId/refunds',
      permission: 'platform:order:query',
      summary:
        'What was paid for an order on the side that operators return, what went back, and what each unit is worth.',
    },
  },
);
export const { own: readOwnOrderRefunds, platform: readOrderRefunds } = orderRefunds;

const keyed = { method: 'POST', idempotency: 'required', transaction: 'manual' } as const;
const ownersLimit = { max: 60, windowSeconds: 3600, by: 'account' } as const;

export const orderRefunding = createEndpointPair(
  { ...keyed, params, reply: orderRefundsShape },
  {
    own: {
      name: 'refunds.createOwn',
      path: '/api/v1/orders/:orderId/refunds',
      permission: 'shop:order:refund',
      summary:
        'The owner of a direct store returns his buyer’s money through his linked account: all that is left, an amount, or units. Before he has paid the platform, all of it cancels the order and units are no longer owed; what he has paid is returned by operators. Orders that the platform sold are refunded by operators.',
      body: refundBuyerBody,
      failures: [
        'conflict',
        'refund-by-operators',
        'refund-while-paying',
        'refund-nothing',
        'refund-too-much',
        'idempotency-running',
        'idempotency-key-reused',
      ],
      limit: ownersLimit,
    },
    platform: {
      name: 'refunds.create',
      path: '/api/v1/platform/orders/:orderId/refunds',
      permission: 'platform:order:refund',
      summary:
        'Returns money of an order: all that is left, an amount, or units of its lines. `seenRefunded` is what the operator saw as returned, so that two operators return it once. Units that are not shipped go back to stock, those that came back as well when `areBack` says so.',
      body: refundBody,
      failures: [
        'conflict',
        'refund-nothing',
        'refund-too-much',
        'idempotency-running',
        'idempotency-key-reused',
      ],
    },
  },
);
export const { own: refundBuyer, platform: refundOrder } = orderRefunding;

export const refundRetries = createEndpointPair(
  {
    ...keyed,
    params: z.strictObject({ refundId: idShape }),
    body: z.strictObject({}),
    reply: orderRefundsShape,
  },
  {
    own: {
      name: 'refunds.retryOwn',
      path: '/api/v1/refunds/:refundId/retry',
      permission: 'shop:order:refund',
      summary:
        'The owner of a direct store asks the provider again for a refund to his buyer that it refused.',
      failures: [
        'conflict',
        'refund-by-operators',
        'idempotency-running',
        'idempotency-key-reused',
      ],
      limit: ownersLimit,
    },
    platform: {
      name: 'refunds.retry',
      path: '/api/v1/platform/refunds/:refundId/retry',
      permission: 'platform:order:refund',
      summary:
        'Asks the provider again for a refund that it refused. The provider’s key stays the same, so it happens once.',
      failures: ['conflict', 'idempotency-running', 'idempotency-key-reused'],
    },
  },
);
export const { own: retryBuyerRefund, platform: retryRefund } = refundRetries;

export const askRefund = endpoint({
  name: 'refunds.ask',
  method: 'POST',
  path: '/api/v1/orders/:orderId/refund-request',
  permission: 'shop:order:refund',
  summary:
    'The owner asks operators to return money that the platform holds: the buyer’s where it sold, else what the owner paid himself. One question at a time, and three a day for an order.',
  params,
  transaction: 'manual',
  body: z.strictObject({ reason: blockText(300).min(3) }),
  failures: ['refund-nothing', 'refund-asked', 'refund-asked-often'],
  limit: ownersLimit,
  reply: orderRefundsShape,
});

export const declineRefund = endpoint({
  name: 'refunds.decline',
  method: 'POST',
  path: '/api/v1/platform/orders/:orderId/refund-request/decline',
  permission: 'platform:order:refund',
  summary: 'Declines an owner’s request for a refund with a reason, which the owner reads.',
  params,
  transaction: 'manual',
  body: z.strictObject({ reason: blockText(300).min(3) }),
  failures: ['conflict'],
  reply: orderRefundsShape,
});

export const cancelRest = endpoint({
  name: 'refunds.cancelRest',
  method: 'POST',
  path: '/api/v1/platform/orders/:orderId/cancellation',
  permission: 'platform:order:refund',
  summary:
    'Cancels everything of an order that is not sent. Each side that has paid gets its money for it back: the buyer from the platform or through the owner’s account, the owner from the platform. When nothing was sent, the whole order is cancelled. `units` is what the operator saw as not sent.',
  params,
  idempotency: 'required',
  transaction: 'manual',
  body: z.strictObject({
    units: z.number().int().min(1).max(9_999),
    reason: blockText(300).min(3),
  }),
  failures: ['conflict', 'order-state', 'idempotency-running', 'idempotency-key-reused'],
  reply: orderRefundsShape,
});

nameSchemas({ OrderRefunds: orderRefundsShape });
