import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { moneyShape } from '../money.ts';
import { dayZone, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, chosenDay, lineText, searchText } from '../shapes.ts';
import { settlementModeShape } from './order-facts.ts';
import { providerNameShape } from './payment-options.ts';

const moment = z.iso.datetime();

/**
 * `inquiry`: the bank requests information, and no money has moved. `open`: it waits for an answer or for the bank, see `answeredAt`.
 * `appealed`: a lost dispute is examined again. `closed`: it ended without a decision, such as an inquiry that was
 * dropped. The last three are final, unless the provider reopens the dispute.
 */
export const disputeStates = ['inquiry', 'open', 'appealed', 'won', 'lost', 'closed'] as const;
const disputeStateShape = z.enum(disputeStates);
export type DisputeState = z.infer<typeof disputeStateShape>;

/** The reason of the buyer, as the bank or the provider reports it; `other` is every reason that we do not know. */
export const disputeReasons = [
  'not_received',
  'not_as_described',
  'fraudulent',
  'duplicate',
  'refund_missing',
  'cancelled',
  'unrecognized',
  'other',
] as const;
const disputeReasonShape = z.enum(disputeReasons);
export type DisputeReason = z.infer<typeof disputeReasonShape>;

/** The subject of a file of the evidence; there is one file of each. */
export const evidenceFileKinds = [
  'tracking',
  'delivery',
  'receipt',
  'policy',
  'messages',
  'other',
] as const;
const evidenceFileKindShape = z.enum(evidenceFileKinds);
export type EvidenceFileKind = z.infer<typeof evidenceFileKindShape>;

/** Bounds of the evidence, also for the form's fields; `fileBytesMax` is of one file, `filesBytesMax` of all together. */
export const evidenceBounds = {
  explanationMax: 20_000,
  carrierMax: 60,
  trackingMax: 60,
  fileBytesMax: 2 * 1024 * 1024,
  filesBytesMax: 4 * 1024 * 1024,
} as const;

const evidenceFields = {
  explanation: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  /** A day in UTC; null when it is not known. */
  shippedOn: z.iso.date().nullable(),
  deliveredOn: z.iso.date().nullable(),
};

const evidenceFileShape = z.object({
  id: idShape,
  kind: evidenceFileKindShape,
  name: z.string(),
  mimeType: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  bytes: z.number().int(),
  createdAt: moment,
});
export type EvidenceFile = z.infer<typeof evidenceFileShape>;

const disputeRowShape = z.object({
  id: idShape,
  state: disputeStateShape,
  reason: disputeReasonShape,
  provider: providerNameShape,
  isTest: z.boolean(),
  /** Whose payment is disputed. */
  side: z.enum(['buyer', 'seller']),
  /** Where the money was taken: `platform` from the platform's balance, `direct` from the owner's account. */
  settlement: settlementModeShape,
  amount: moneyShape,
  /** The first order of the payment, and how many it has. */
  order: z.object({ id: idShape, number: z.string() }),
  orders: z.number().int(),
  store: z.object({ id: idShape, name: z.string() }),
  openedAt: moment,
  /** Until when an answer is accepted; null when none is expected. */
  dueAt: moment.nullable(),
  /** When our answer was sent; null while it was not. */
  answeredAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** It is lost, and the provider accepts one more answer. */
  canAppeal: z.boolean(),
});
export type DisputeRow = z.infer<typeof disputeRowShape>;

/** The history of a dispute; `money_taken` and `money_returned` are of the provider's book. */
const disputeStepKinds = [
  'inquiry',
  'opened',
  'money_taken',
  'earnings_held',
  'reminded',
  'evidence_saved',
  'answered',
  'accepted',
  'appealed',
  'won',
  'lost',
  'closed',
  'money_returned',
  'earnings_released',
  'earnings_taken',
] as const;
export type DisputeStep = (typeof disputeStepKinds)[number];

const disputeShape = disputeRowShape.extend({
  /** The provider's own id, as its dashboard has it. */
  providerRef: z.string(),
  /** The provider's own name of the reason. */
  providerReason: z.string(),
  /** The buyer's message to the provider; null where it passes nothing on. */
  buyerNote: z.string().nullable(),
  /** How it was paid, in short: `card ending 4242`; null when it is not known. */
  instrument: z.string().nullable(),
  /** All amounts are of the provider's book so far; null where nothing has moved. */
  money: z.object({
    taken: moneyShape.nullable(),
    returned: moneyShape.nullable(),
    /** The provider's fee for the dispute. */
    fee: moneyShape.nullable(),
    /** Earnings of the owner that are held while it is open; null when none are. */
    held: moneyShape.nullable(),
  }),
  evidence: z.object({
    ...evidenceFields,
    files: z.array(evidenceFileShape),
    /** Null while nobody has saved; then the fields are filled from the order. */
    savedAt: moment.nullable(),
    /** Increases with each change of the evidence: an older one cannot be saved or sent. */
    version: z.number().int(),
  }),
  /** The actions that are possible now. */
  can: z.object({ answer: z.boolean(), accept: z.boolean(), appeal: z.boolean() }),
  /** The newest first; `by` is null for what happened by itself. */
  steps: z.array(
    z.object({
      id: idShape,
      kind: z.enum(disputeStepKinds),
      at: moment,
      amount: moneyShape.nullable(),
      by: z.string().nullable(),
    }),
  ),
});
export type Dispute = z.infer<typeof disputeShape>;

/** `waiting`: for our answer; `answered`: for the bank; `ended`: won, lost or closed. */
const disputeGroups = ['waiting', 'answered', 'ended'] as const;
export type DisputeGroup = (typeof disputeGroups)[number];

const byId = z.strictObject({ id: idShape });

const filterFields = {
  storeId: optionalFilter(idShape),
  orderId: optionalFilter(idShape),
  /** Part of an order's number or of a store's name, or the provider's id of the dispute. */
  keywords: optionalFilter(searchText(100)),
  /** First and last day on which it was opened, both inclusive, days of `timeZone`. */
  openedFrom: optionalFilter(chosenDay),
  openedTo: optionalFilter(chosenDay),
  timeZone: dayZone,
};
const groupFilter = optionalFilter(z.enum(disputeGroups));

export const pageDisputes = endpoint({
  name: 'disputes.page',
  method: 'GET',
  path: '/api/v1/platform/disputes',
  permission: 'platform:dispute:query',
  summary:
    'Disputes of payments in all stores by page: the one that is due first comes first while an answer is awaited, otherwise the newest.',
  query: z.strictObject({
    ...pageQueryFields,
    group: groupFilter,
    ...filterFields,
  }),
  reply: pageOf(disputeRowShape),
});

export const countDisputes = endpoint({
  name: 'disputes.counts',
  method: 'GET',
  path: '/api/v1/platform/dispute-counts',
  permission: 'platform:dispute:query',
  summary:
    'How many disputes of all stores await an answer, are with the bank, or have ended, under the same search, store and days as the list.',
  query: z.strictObject(filterFields),
  reply: z.object({
    all: z.number().int(),
    waiting: z.number().int(),
    answered: z.number().int(),
    ended: z.number().int(),
    /** The page of a trial's bank on which disputes are opened and decided; null where there is none. */
    bankUrl: z.string().nullable(),
  }),
});

export const exportDisputes = endpoint({
  name: 'disputes.export',
  method: 'GET',
  path: '/api/v1/platform/dispute-export',
  permission: 'platform:dispute:query',
  summary:
    'The disputes of a list in its order, as a CSV file (UTF-8, up to 100,000), column headers and states in the caller’s language. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject({ group: groupFilter, ...filterFields }),
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

export const readDispute = endpoint({
  name: 'disputes.read',
  method: 'GET',
  path: '/api/v1/platform/disputes/:id',
  permission: 'platform:dispute:query',
  summary:
    'One dispute: the money that moved, the evidence so far, what can be done now and what happened. Nothing is asked of the provider.',
  params: byId,
  reply: disputeShape,
});

export const saveDisputeEvidence = endpoint({
  name: 'disputes.saveEvidence',
  method: 'PUT',
  path: '/api/v1/platform/disputes/:id/evidence',
  permission: 'platform:dispute:answer',
  summary:
    'Saves the texts of the evidence here and, where the provider keeps drafts, there. Nothing is sent to the bank.',
  params: byId,
  transaction: 'manual',
  body: z.strictObject({
    /** The version that the caller saw. */
    version: z.number().int().min(0).max(1_000_000),
    explanation: blockText(evidenceBounds.explanationMax),
    carrier: lineText(evidenceBounds.carrierMax),
    trackingNumber: lineText(evidenceBounds.trackingMax),
    shippedOn: chosenDay.nullable(),
    deliveredOn: chosenDay.nullable(),
  }),
  failures: ['saved-elsewhere', 'dispute-state'],
  reply: disputeShape,
});

export const addDisputeFile = endpoint({
  name: 'disputes.addFile',
  method: 'POST',
  path: '/api/v1/platform/disputes/:id/files',
  permission: 'platform:dispute:answer',
  summary:
    'Adds a file to the evidence, in the place of the one of its kind: PDF, JPEG or PNG, by its content, 2 MiB at most, and 4 MiB with all others. Multipart fields `file` and `kind`.',
  params: byId,
  bodyType: 'multipart',
  transaction: 'manual',
  body: z.strictObject({ kind: evidenceFileKindShape, file: uploadShape }),
  failures: ['dispute-state', 'upload-too-large', 'file-type'],
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  reply: disputeShape,
});

export const deleteDisputeFile = endpoint({
  name: 'disputes.deleteFile',
  method: 'DELETE',
  path: '/api/v1/platform/disputes/:id/files/:fileId',
  permission: 'platform:dispute:answer',
  summary: 'Deletes a file of evidence that was not sent.',
  params: z.strictObject({ id: idShape, fileId: idShape }),
  transaction: 'manual',
  failures: ['dispute-state'],
  reply: disputeShape,
});

export const readDisputeFile = endpoint({
  name: 'disputes.readFile',
  method: 'GET',
  path: '/api/v1/platform/disputes/:id/files/:fileId',
  permission: 'platform:dispute:query',
  summary: 'A file of the evidence.',
  params: z.strictObject({ id: idShape, fileId: idShape }),
  envelope: 'raw',
  answers: ['application/pdf', 'image/jpeg', 'image/png'],
  reply: z.any(),
  limit: { max: 120, windowSeconds: 60, by: 'account' },
});

const decidedBody = z.strictObject({
  /** The version of the evidence that the caller saw. */
  version: z.number().int().min(0).max(1_000_000),
});

export const submitDispute = endpoint({
  name: 'disputes.submit',
  method: 'POST',
  path: '/api/v1/platform/disputes/:id/submission',
  permission: 'platform:dispute:answer',
  summary:
    'Sends the saved evidence to the bank. A provider takes it once: a second call answers the dispute as it is. After a lost dispute it is the appeal, where the provider accepts one.',
  params: byId,
  idempotency: 'required',
  transaction: 'manual',
  body: decidedBody,
  failures: [
    'saved-elsewhere',
    'dispute-state',
    'dispute-empty',
    'provider-failed',
    'keys-of-account-missing',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: disputeShape,
});

export const acceptDispute = endpoint({
  name: 'disputes.accept',
  method: 'POST',
  path: '/api/v1/platform/disputes/:id/acceptance',
  permission: 'platform:dispute:answer',
  summary:
    'Accepts the dispute: the buyer keeps the money, and it is lost. It cannot be taken back; a second call answers the dispute as it is.',
  params: byId,
  idempotency: 'required',
  transaction: 'manual',
  body: z.strictObject({}),
  failures: [
    'dispute-state',
    'provider-failed',
    'keys-of-account-missing',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: disputeShape,
});

nameSchemas({
  DisputeRow: disputeRowShape,
  Dispute: disputeShape,
  EvidenceFile: evidenceFileShape,
});
