import type { DisputeReason } from '@vitrine/contract/shop/disputes.ts';
import type {
  LinkSnapshot,
  PaymentProvider,
  PaymentSnapshot,
  WebhookRequest,
} from '../adapters/provider.ts';
import { ProviderError } from '../adapters/provider.ts';

/** The id of an account that no provider has. */
export const missingAccount = 'acct_of_nobody';

/** A provider on a local server, and what people, networks and time do to it. */
export interface Counterpart {
  /** Waits as long as in production: a busy machine may take seconds. */
  provider: PaymentProvider;
  /** The same, for answers that are to come too late: at a local server it waits 500 ms. */
  impatient: PaymentProvider;
  /** As impatient, and its server is at another address. */
  providerAt(address: string): PaymentProvider;
  now(): Date;
  advance(byMs: number): void;
  /** The person on the provider's page. `later`: approved, and confirmed only by `confirmLater`. */
  decide(
    payment: PaymentSnapshot,
    decision: 'approve' | 'decline' | 'later' | 'pass-challenge' | 'fail-challenge',
  ): Promise<void>;
  confirmLater(): Promise<void>;
  /** Refunds a part of a payment in the provider's own dashboard. */
  refundAtProvider(payment: PaymentSnapshot, amountMinor: bigint): Promise<void>;
  /** The buyer disputes a payment at his bank, which decides by what is answered. */
  dispute(
    payment: PaymentSnapshot,
    wanted: {
      reason: DisputeReason;
      isInquiry?: boolean;
      amount?: string;
      note?: string;
    },
  ): Promise<(step: 'escalate' | 'win' | 'lose' | 'close' | 'offer-appeal') => Promise<void>>;
  answerLink(link: LinkSnapshot, decision: 'approve' | 'refuse'): Promise<void>;
  /** The next call is carried out, and its answer is lost, or comes after the provider has stopped waiting. */
  spoilNextAnswer(how: 'lost' | 'late'): Promise<void>;
  /** The events that the provider has posted since the last time, in their order. */
  takeEvents(): Promise<WebhookRequest[]>;
  /** A genuine event of a kind that we do not act on. */
  createUnknownEvent(): WebhookRequest;
  /** An id as the provider gives them to payments. */
  someRef: string;
  /** Its book has a line at once; at a real account that may take hours. */
  booksAtOnce: boolean;
  /** The objects of a linked account are found in that account only. */
  hasAccounts: boolean;
  /** An id as the provider gives them to disputes. */
  someDispute: string;
  /** A declined card ends the payment; otherwise its page stays open for another card. */
  endsWithDecline: boolean;
  /** How long after our own end an unfinished payment is still open when nobody ends it. */
  openAfterEndMs: number;
  /** The state of a payout that was just sent. */
  sentPayout: 'in_transit' | 'paid';
  /** The provider finds payments and payouts by our key; otherwise only by its own ids. */
  findsByKey: boolean;
  /** A cancelled payment cannot be approved any more; otherwise it can, and is never captured. */
  endsPayments: boolean;
  /** The state of an unfinished payment whose time is over; undefined when the provider has deleted it. */
  expired: 'expired' | undefined;
  /** An event is accepted for this time after its signature. */
  eventsLiveMs: number;
  close(): Promise<void>;
}

export const isRefused = (error: unknown) =>
  error instanceof ProviderError && error.kind === 'refused';
export const isUnknown = (error: unknown) =>
  error instanceof ProviderError && error.kind === 'unknown';
