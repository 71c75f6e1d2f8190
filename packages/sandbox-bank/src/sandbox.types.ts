/** The APIs of real providers that the sandbox speaks beside its own. */
export type Dialect = 'stripe' | 'paypal';

/** Marks an object that such an API made, and has the parameters that its responses repeat. */
export interface Via {
  dialect: Dialect;
  fields: Readonly<Record<string, unknown>>;
}

/** What the sandbox stores for a payment. Amounts are minor units as decimal strings, so that JSON cannot round them. */
export interface SandboxPayment {
  ref: string;
  key: string;
  bodyHash: string;
  state: 'pending' | 'authorized' | 'captured' | 'failed' | 'expired';
  isProcessing: boolean;
  amount: string;
  currency: string;
  refunded: string;
  account: string | null;
  capture: 'automatic' | 'manual';
  payee: string;
  description: string;
  language: string;
  returnUrl: string;
  expiresAt: string;
  failure: string | null;
  instrument: { fingerprint: string; label: string } | null;
  createdAt: string;
  /** Less than the amount was captured. */
  captured?: string | undefined;
  /** The approval was confirmed later, or still is to be. */
  isLate?: boolean;
  via?: Via | undefined;
}

export interface SandboxRefund {
  ref: string;
  key: string;
  bodyHash: string;
  paymentRef: string;
  amount: string;
  /** `failed`: the money is back in the account that it left. */
  state: 'pending' | 'done' | 'failed';
  createdAt?: string;
  via?: Via | undefined;
}

export interface SandboxLink {
  ref: string;
  key: string;
  bodyHash: string;
  state: 'pending' | 'active' | 'refused';
  failure: string | null;
  payee: string;
  language: string;
  returnUrl: string;
  account: { ref: string; label: string; fingerprint: string } | null;
  createdAt?: string;
  via?: Via | undefined;
}

export interface SandboxPayout {
  ref: string;
  key: string;
  bodyHash: string;
  account: string;
  amount: string;
  currency: string;
  state: 'in_transit' | 'paid' | 'failed' | 'returned';
  failure: string | null;
  expectedAt: string;
  createdAt?: string;
  via?: Via | undefined;
}

/** A dispute of a payment; the newest movement is the last one. */
export interface SandboxDispute {
  ref: string;
  /** Its reference: the shop did not order it. */
  key: string;
  paymentRef: string;
  amount: string;
  reason: string;
  state: 'inquiry' | 'open' | 'appealed' | 'won' | 'lost' | 'closed';
  isAnswered: boolean;
  canAppeal: boolean;
  note: string | null;
  /** The texts of the evidence as the API received them, before they were sent and as they were sent. */
  draft: Readonly<Record<string, unknown>>;
  answer: Readonly<Record<string, unknown>> | null;
  dueAt: string;
  createdAt: string;
  changedAt: string;
  movements: readonly { kind: 'taken' | 'returned'; amount: string; fee: string; at: string }[];
  via?: Via | undefined;
}

/** A file that was sent as evidence, without its bytes. */
export interface SandboxFile {
  ref: string;
  key: string;
  name: string;
  type: string;
  size: number;
  hash: string;
  createdAt: string;
  via?: Via | undefined;
}

/** A movement of money in the bank's own list. */
export interface SandboxEntry {
  kind:
    | 'capture'
    | 'refund'
    | 'refund_return'
    | 'payout'
    | 'payout_return'
    | 'dispute'
    | 'dispute_return'
    | 'fee';
  key: string;
  ref: string;
  dialect?: Dialect | undefined;
  amount: string;
  /** The bank's fee of a captured payment, or of a dispute in books that have it in the same line. */
  fee?: string;
  /** The linked account in whose book it is; null for the shop's own. */
  account: string | null;
  currency: string;
  at: string;
}

/** One line of the book: the complete object after the change. The newest line of a key is the current state. */
export type BookRecord =
  | { at: string; kind: 'payment'; row: SandboxPayment }
  | { at: string; kind: 'refund'; row: SandboxRefund }
  | { at: string; kind: 'link'; row: SandboxLink }
  | { at: string; kind: 'payout'; row: SandboxPayout }
  | { at: string; kind: 'dispute'; row: SandboxDispute }
  | { at: string; kind: 'file'; row: SandboxFile }
  | { at: string; kind: 'webhook'; row: SandboxWebhook }
  | { at: string; kind: 'answer'; row: SandboxAnswer }
  | { at: string; kind: 'event'; row: SandboxEvent }
  | { at: string; kind: 'delivered'; row: { id: string; target: string } };

/** An address to which a dialect reports events, made through its API. */
export interface SandboxWebhook {
  id: string;
  dialect: Dialect;
  url: string;
  events: string[];
  /** For events of linked accounts. */
  isConnect: boolean;
  /** Signs its events; empty where there is no secret. */
  secret: string;
  metadata: Record<string, string>;
  createdAt: string;
  isDeleted: boolean;
}

/** An answer that a dialect gives again when a call is repeated with its key. */
export interface SandboxAnswer {
  dialect: Dialect;
  /** The key of the call, with anything else by which the API distinguishes keys. */
  key: string;
  bodyHash: string;
  status: number;
  body: unknown;
}

export interface SandboxEvent {
  id: string;
  type: string;
  data: {
    payment?: SandboxPayment | undefined;
    payout?: SandboxPayout | undefined;
    link?: SandboxLink | undefined;
    dispute?: SandboxDispute | undefined;
    /** The refund that changed the payment. */
    refund?: SandboxRefund | undefined;
  };
  dialect?: Dialect | undefined;
}

/**
 * Faults of a call. Before it is carried out: an error (500), too many calls (429 with Retry-After), silence. After
 * it: a delay, the event before the response, an error, a page of HTML, half of the response, or none.
 */
export const faultKinds = [
  'error-before',
  'too-many',
  'no-answer',
  'delay',
  'webhook-first',
  'error-after',
  'html-after',
  'cut-answer',
  'drop-answer',
] as const;

/** Faults that proofs inject into the sandbox. Each applies to a limited number of calls. */
export interface Fault {
  /** The affected calls: creating payments, capturing, refunds, payouts, links, disputes, reads, all that write, or all of them. */
  on:
    | 'create'
    | 'capture'
    | 'cancel'
    | 'refund'
    | 'payout'
    | 'link'
    | 'dispute'
    | 'read'
    | 'write'
    | 'any';
  kind: (typeof faultKinds)[number];
  times: number;
  delayMs?: number | undefined;
}

/** How events are delivered: normally, twice, newest first, or not at all until `flush`. */
export type WebhookMode = 'normal' | 'duplicate' | 'reorder' | 'withhold';
