import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape, sentMoneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, searchText } from '../shapes.ts';
import { parcelProblemKindShape } from './parcel-problem-kinds.ts';

/** `found`: the parcel turned up and goes on; `resent`: its units are to ship again; `refunded`: they are paid back. */
export const parcelProblemStates = ['open', 'found', 'resent', 'refunded'] as const;
export type ParcelProblemState = (typeof parcelProblemStates)[number];
export const parcelNoteMax = 300;

const moment = z.iso.datetime();
const problemFields = {
  id: idShape,
  kind: parcelProblemKindShape,
  state: z.enum(parcelProblemStates),
  note: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  order: z.object({ id: idShape, number: z.string() }),
  store: z.object({ id: idShape, name: z.string() }),
  units: z.number().int(),
  reportedAt: moment,
  resolvedAt: moment.nullable(),
};
const rowShape = z.object(problemFields);
export type ParcelProblemRow = z.infer<typeof rowShape>;

const detailShape = z.object({
  ...problemFields,
  /** The operators who reported and resolved it; null where nobody is known. */
  reportedBy: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  lines: z.array(
    z.object({
      lineId: idShape,
      name: z.string(),
      option: z.string().nullable(),
      sku: z.string(),
      quantity: z.number().int(),
      /** Units that were refunded before: they are neither sent again nor refunded again. */
      refundedBefore: z.number().int(),
      /** Units that went back into stock; null while the problem is open. */
      restocked: z.number().int().nullable(),
      /** Units in the warehouse that can be sent now. */
      available: z.number().int(),
    }),
  ),
  /** The amounts that a refund gives back now, to the buyer and to the owner of a direct store; null when it is nothing. */
  refund: z.object({ buyer: moneyShape.nullable(), owner: moneyShape.nullable() }),
  can: z.object({ resolve: z.boolean(), refund: z.boolean() }),
});
export type ParcelProblemDetail = z.infer<typeof detailShape>;

const restockedShape = z
  .array(z.strictObject({ lineId: idShape, quantity: z.number().int().min(0).max(99) }))
  .max(50)
  .describe(
    'Units of each line that came back and can be sold again; the others are written off. Of a lost parcel there are none.',
  );
const amountShape = sentMoneyShape(
  z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  currencyShape,
).nullable();
const byId = z.strictObject({ id: idShape });
const answer = 'platform:return:answer';

export const reportParcelProblem = endpoint({
  name: 'parcelProblems.report',
  method: 'POST',
  path: '/api/v1/platform/orders/:orderId/shipments/:shipmentId/problem',
  permission: 'platform:order:fulfil',
  summary:
    'Says that a parcel on its way is lost, was refused, or comes back to the sender. The buyer is emailed, and the parcel waits for what is done: sent again, refunded, or found.',
  params: z.strictObject({ orderId: idShape, shipmentId: idShape }),
  idempotency: 'required',
  body: z.strictObject({
    kind: parcelProblemKindShape,
    note: blockText(parcelNoteMax).default(''),
  }),
  failures: ['order-state'],
  reply: z.object({ id: idShape }),
});

export const pageParcelProblems = endpoint({
  name: 'parcelProblems.page',
  method: 'GET',
  path: '/api/v1/platform/parcel-problems',
  permission: 'platform:return:query',
  summary:
    'Parcels that were lost, refused or returned to the sender, by page: the oldest first while they are open, otherwise the newest first.',
  query: z.strictObject({
    ...pageQueryFields,
    state: optionalFilter(z.enum(parcelProblemStates)),
    kind: optionalFilter(parcelProblemKindShape),
    orderId: optionalFilter(idShape),
    /** Part of an order number or of a tracking number. */
    keywords: optionalFilter(searchText(100)),
  }),
  reply: pageOf(rowShape),
});

export const readParcelProblem = endpoint({
  name: 'parcelProblems.read',
  method: 'GET',
  path: '/api/v1/platform/parcel-problems/:id',
  permission: 'platform:return:query',
  summary: 'One parcel that went wrong: its units, what is in stock, and what a refund gives back.',
  params: byId,
  reply: detailShape,
});

export const closeParcelProblem = endpoint({
  name: 'parcelProblems.close',
  method: 'POST',
  path: '/api/v1/platform/parcel-problems/:id/closing',
  permission: answer,
  summary: 'The parcel turned up: it goes on as before. The buyer is emailed.',
  params: byId,
  idempotency: 'required',
  body: z.strictObject({}),
  failures: ['order-state'],
  reply: detailShape,
});

export const resendParcel = endpoint({
  name: 'parcelProblems.resend',
  method: 'POST',
  path: '/api/v1/platform/parcel-problems/:id/resending',
  permission: answer,
  summary:
    'The units of the parcel are to be shipped again and are taken from stock. No money moves: the platform bears goods and postage. Units that came back and can be sold again go into stock first.',
  params: byId,
  idempotency: 'required',
  body: z.strictObject({ restocked: restockedShape }),
  failures: ['order-state', 'out-of-stock'],
  reply: detailShape,
});

export const refundParcel = endpoint({
  name: 'parcelProblems.refund',
  method: 'POST',
  path: '/api/v1/platform/parcel-problems/:id/refund',
  permission: answer,
  summary:
    'The buyer gets the price of the units back, of an order of which nothing arrives all of it; of a refused parcel as of a return. The owner of a direct store gets back what the platform received for them.',
  params: byId,
  idempotency: 'required',
  transaction: 'manual',
  body: z.strictObject({
    restocked: restockedShape,
    /** The amounts that the caller saw: others are refused. */
    expected: z.strictObject({ buyer: amountShape, owner: amountShape }),
  }),
  failures: [
    'order-state',
    'conflict',
    'refund-nothing',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: detailShape,
});

nameSchemas({ ParcelProblemRow: rowShape, ParcelProblemDetail: detailShape });
