import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { z } from 'zod';
import type { Config } from '#platform/config/config.ts';

/** What a provider says of a payment. All amounts in minor units. */
export interface PaymentSnapshot {
  /** The provider's own id. */
  ref: string;
  /** Our key, under which we created it. */
  key: string;
  state: 'pending' | 'authorized' | 'captured' | 'failed' | 'expired';
  /** The person has approved and the provider is still working: do not give the units back yet. */
  isProcessing: boolean;
  amountMinor: bigint;
  currency: Currency;
  refundedMinor: bigint;
  /** The linked account that gets the money; null for the platform's own. */
  account: string | null;
  isLive: boolean;
  payUrl: string | null;
  failure: 'declined' | 'challenge_failed' | 'cancelled' | 'expired' | null;
  /** `fingerprint` is the same for the same card or wallet; `label` may be shown: "card ending 4242". */
  instrument: { fingerprint: string; label: string } | null;
}

export interface NewPayment {
  key: string;
  amountMinor: bigint;
  currency: Currency;
  account: string | null;
  /** Take the money at once, or only when `capture` is called. */
  capture: 'automatic' | 'manual';
  /** What the person reads on the provider's page. */
  payee: string;
  description: string;
  language: Language;
  returnUrl: string;
  expiresAt: Date;
}

interface RefundSnapshot {
  ref: string;
  key: string;
  state: 'pending' | 'done' | 'failed';
  amountMinor: bigint;
}

export interface LinkSnapshot {
  ref: string;
  key: string;
  state: 'pending' | 'active' | 'refused';
  failure: 'refused_by_user' | 'refused_by_provider' | 'expired' | null;
  linkUrl: string | null;
  account: { ref: string; label: string; fingerprint: string } | null;
}

export interface PayoutSnapshot {
  ref: string;
  key: string;
  state: 'in_transit' | 'paid' | 'failed';
  amountMinor: bigint;
  currency: Currency;
  account: string;
  failure: 'account_closed' | 'account_refused' | 'limit_reached' | null;
  expectedAt: Date | null;
}

/** One line of a provider's own book: money that it moved. */
export interface ProviderEntry {
  kind: 'capture' | 'refund' | 'payout';
  /** Our key for it. */
  key: string;
  amountMinor: bigint;
  currency: Currency;
  at: Date;
}

/** A request to our webhook as it came: a signature covers exactly these bytes. */
export interface WebhookRequest {
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
  receivedAt: Date;
}

/**
 * An event of a provider. Providers send one event several times and events in any order, so it is stored once under
 * its id, and a snapshot older than our row changes nothing. A payment or link without a snapshot is asked for by its
 * key. A kind of event that we do not act on has no subject: it is stored and has no effect.
 */
export interface ProviderEvent {
  id: string;
  type: string;
  subject:
    | { kind: 'payment'; key: string; snapshot: PaymentSnapshot | null }
    | { kind: 'link'; key: string; snapshot: LinkSnapshot | null }
    | { kind: 'payout'; key: string }
    | null;
}

/**
 * The provider did not do what was asked. `refused` is its definite word: nothing happened. `unknown` is everything
 * else (no answer, a cut connection, an error of its own): it may have happened, and only a later query shows it.
 */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: 'refused' | 'unknown';
  readonly code: string;

  constructor(kind: 'refused' | 'unknown', code: string) {
    super(`provider ${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}

/** One way for all providers. Every write takes our key: asking twice with one key does it once. */
export interface PaymentProvider {
  readonly name: string;
  readonly isLive: boolean;
  /** The origins of its pages: a form of ours that leads a buyer there needs them in the page's policy. */
  readonly pageOrigins: readonly string[];
  createPayment(input: NewPayment): Promise<PaymentSnapshot>;
  /** By our key; null when the provider has never heard of it. */
  readPayment(key: string): Promise<PaymentSnapshot | null>;
  capturePayment(key: string): Promise<PaymentSnapshot>;
  /** Ends an unpaid payment; what is paid or under way stays and is answered as it is. */
  cancelPayment(key: string): Promise<PaymentSnapshot>;
  refund(input: {
    key: string;
    paymentKey: string;
    amountMinor: bigint;
    currency: Currency;
  }): Promise<RefundSnapshot>;
  createAccountLink(input: {
    key: string;
    payee: string;
    language: Language;
    returnUrl: string;
  }): Promise<LinkSnapshot>;
  readAccountLink(key: string): Promise<LinkSnapshot | null>;
  createPayout(input: {
    key: string;
    account: string;
    amountMinor: bigint;
    currency: Currency;
  }): Promise<PayoutSnapshot>;
  readPayout(key: string): Promise<PayoutSnapshot | null>;
  /** What the provider itself wrote down, from a moment on and before another: the opposite of our own book. */
  listEntries(range: { from: Date; before: Date }): Promise<ProviderEntry[]>;
  /** Verifies that the request is the provider's own, and reads its event; throws `refused` when it is not. */
  readEvent(request: WebhookRequest): Promise<ProviderEvent>;
  /** Reads an event that was verified before, from its stored body; throws `refused` when it cannot be read. */
  parseEvent(body: string): ProviderEvent;
}

/** A kind of provider. Every one is exported by `provider-list.ts`, and nothing else in the project names it. */
export interface ProviderDefinition<Settings extends z.ZodObject = z.ZodObject> {
  /** In rows, in the webhook's address and in `PAYMENT_PROVIDER`: it never changes. */
  name: string;
  /**
   * Its environment variables, which begin with its name in capitals. When any of them is given, all that the shape
   * requires must be; when none is, the provider is not set up.
   */
  settings: Settings;
  create(config: Config, settings: z.output<Settings>): PaymentProvider | undefined;
}
