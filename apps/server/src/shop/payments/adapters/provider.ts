import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type {
  DisputeReason,
  DisputeState,
  EvidenceFileKind,
} from '@vitrine/contract/shop/disputes.ts';
import type { PaymentMark, paymentKinds } from '@vitrine/contract/shop/payment-options.ts';
import type { AccountNeed, AccountPermission } from '@vitrine/contract/shop/payout-accounts.ts';
import type { PayoutRail } from '@vitrine/contract/shop/payout-rails.ts';
import type { KeyRight, PlatformProvider } from '@vitrine/contract/shop/platform-providers.ts';
import type { bookKinds } from '@vitrine/contract/shop/reconciliation.ts';
import type { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import type { AmountRefusal } from './wire-amounts.ts';

/** The state of a payment at its provider. All amounts in minor units. */
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
  /** The provider's name for the reason why it holds an approved payment, such as `ECHECK`. */
  pendingReason?: string | null;
}

export interface NewPayment {
  key: string;
  amountMinor: bigint;
  currency: Currency;
  account: string | null;
  /** Take the money at once, or only when `capture` is called. */
  capture: 'automatic' | 'manual';
  /** Shown on the provider's page. */
  payee: string;
  description: string;
  language: Language;
  returnUrl: string;
  expiresAt: Date;
}

/**
 * How an object is found again at its provider: by our key, by the provider's id once we know it, in the account that it
 * belongs to (null for the platform's own), and near the moment at which we created it. A provider that knows our keys
 * needs no more than the key; Stripe cannot find a session by it.
 */
export interface ProviderObject {
  key: string;
  ref: string | null;
  account: string | null;
  createdAt: Date;
}

export interface NewRefund {
  key: string;
  payment: ProviderObject;
  amountMinor: bigint;
  currency: Currency;
}

export interface RefundSnapshot {
  ref: string;
  key: string;
  /** `pending`: the provider works on it. `failed`: the money stays where it was, and an operator decides. */
  state: 'pending' | 'done' | 'failed';
  amountMinor: bigint;
}

/** A refund of a payment, made by us or not; without a key of ours it was made in the provider's own pages. */
export type ListedRefund = Omit<RefundSnapshot, 'key'> & { key: string | null };

/** The open requirements of an account, and whether it may be used meanwhile. */
interface AccountStanding {
  /** It can neither be charged nor paid, although it was active. */
  isRestricted: boolean;
  needs: readonly AccountNeed[];
  /** When the account is restricted without it. */
  dueAt: Date | null;
}

export interface LinkSnapshot {
  ref: string;
  key: string;
  state: 'pending' | 'active' | 'refused';
  failure: 'refused_by_user' | 'refused_by_provider' | 'permissions_missing' | 'expired' | null;
  /** Of `permissions_missing`: what the owner did not grant. */
  missing?: readonly AccountPermission[];
  /** True when buyers can pay into it; absent where that is not known, which changes nothing. */
  takesPayments?: boolean;
  linkUrl: string | null;
  account: { ref: string; label: string; fingerprint: string } | null;
  /** Absent where it is not known, which changes nothing. Only from a read: an event may be old. */
  standing?: AccountStanding | null;
}

export interface PayoutSnapshot {
  ref: string;
  key: string;
  /** `returned`: it was sent, and came back later. */
  state: 'in_transit' | 'paid' | 'failed' | 'returned';
  amountMinor: bigint;
  currency: Currency;
  account: string;
  failure:
    | 'account_closed'
    | 'account_refused'
    | 'limit_reached'
    | 'balance_insufficient'
    | 'not_claimed'
    | 'came_back'
    | null;
  /** The provider's own word for what holds it up or ended it, such as `UNCLAIMED`. */
  reason?: string | null;
  expectedAt: Date | null;
}

/** The code of a payout's refusal when the platform's balance at the provider is too small: the payout waits. */
export const balanceInsufficient = 'balance_insufficient';

/** A dispute is made by the provider, so it has no key of ours: the provider's id, and the account in which that is known. */
export interface DisputeObject {
  ref: string;
  account: string | null;
}

/** Money that a provider moved for a dispute, once under each `ref`. Without a sign: the kind has the direction. */
export interface DisputeMovement {
  ref: string;
  kind: 'taken' | 'returned';
  /** In the currency of the payment. */
  amountMinor: bigint;
  /** The provider's fee of this movement, in the currency in which it settles; below zero for one that it gives back. */
  fee: { amountMinor: bigint; currency: Currency } | null;
  at: Date;
}

/** The state of a dispute at its provider. All amounts in minor units. */
export interface DisputeSnapshot extends DisputeObject {
  /** Our key of the disputed payment; null when that is not one of ours. */
  paymentKey: string | null;
  /** Null for a state that no document names: it changes nothing. */
  state: DisputeState | null;
  reason: DisputeReason;
  /** The provider's own name of the reason. */
  providerReason: string;
  amountMinor: bigint;
  currency: Currency;
  isLive: boolean;
  /** It waits for our answer, and still accepts one. */
  awaitsAnswer: boolean;
  isAnswered: boolean;
  /** A lost one can be answered once more. */
  canAppeal: boolean;
  canAccept: boolean;
  openedAt: Date;
  dueAt: Date | null;
  /** The buyer's message, where the provider passes it on. */
  buyerNote: string | null;
  /** Only these moved money: neither that it was opened nor how it ended did. */
  movements: DisputeMovement[];
}

export interface DisputeTexts {
  explanation: string;
  carrier: string;
  trackingNumber: string;
  /** Days, as `2026-11-20`. */
  shippedOn: string | null;
  deliveredOn: string | null;
}

export interface DisputeEvidence extends DisputeTexts {
  files: readonly {
    kind: EvidenceFileKind;
    name: string;
    mimeType: string;
    bytes: Buffer;
  }[];
}

/** One line of a provider's own book: money that it moved. */
export interface ProviderEntry {
  kind: (typeof bookKinds)[number];
  /** Our key for it; the provider's own id where we did not order it (fees, its transfers to the bank), and a dispute's `ref`. */
  key: string;
  /** Our key of the payment that a refund gives back or a dispute is about, where the provider names it. */
  paymentKey?: string | null;
  /** The provider's id of the dispute that moved the money, where its book names it. */
  disputeRef?: string;
  /** In the currency that the person paid or that we sent, without a sign: the kind has the direction. */
  amountMinor: bigint;
  currency: Currency;
  at: Date;
  /**
   * The change of the account's balance, after the fee, in the currency in which the provider settles; null where both are
   * the same and no fee was taken.
   */
  settled: { amountMinor: bigint; feeMinor: bigint; currency: Currency } | null;
}

/** Whose book and of which time. Accounts are read one by one, so that one that refuses does not stop the others. */
export interface BookRange {
  from: Date;
  before: Date;
  account: string | null;
}

/** A provider's book for a span of time. */
export interface ProviderBook {
  entries: ProviderEntry[];
  /** Its book is complete up to then: a younger line may be missing, which proves nothing. */
  completeUntil: Date;
}

/** The balance of the platform's own account: money that could be paid out now. */
export interface ProviderBalance {
  /** By currency; a balance may be below zero. */
  available: { amountMinor: bigint; currency: Currency }[];
  /** The time of which it is, where that is not now. */
  at: Date | null;
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
 * key. A kind of event that we do not act on has no subject: it is stored and has no effect. `refunds` of a payment
 * changed, perhaps by hand at the provider; `account` is a linked account by the provider's own id.
 */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The endpoint that it is for, of a provider that has one for the linked accounts as well. */
  scope?: 'own' | 'owners';
  /** The mode that the event itself names; otherwise it is that of the keys that verified it. */
  isLive?: boolean;
  subject:
    | { kind: 'payment'; key: string; snapshot: PaymentSnapshot | null }
    | { kind: 'link'; key: string; snapshot: LinkSnapshot | null }
    | { kind: 'payout' | 'refunds' | 'account'; key: string }
    /** By the provider's id, in the account in which that is known. */
    | { kind: 'dispute'; key: string; account: string | null }
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

/** Webhooks that were made through a provider's API. */
export interface MadeWebhooks {
  ids: string[];
  /** The settings that verify their events. */
  settings: Record<string, string>;
}

export interface KeysDescription {
  account: string;
  missing: KeyRight[];
  /** False if they may neither take nor return money, or not read whose they are. */
  isUsable: boolean;
}

/** Calls for those who look after the keys. */
export interface KeyAdministration {
  /** Whose keys they are, and what they may not do. Throws `refused` when the provider does not know them. Moves no money. */
  describeKeys(now: Date): Promise<KeysDescription>;
  /** The provider's id of the account that the keys are of; null when they may not read it. */
  readAccountRef(): Promise<string | null>;
  createWebhooks(url: string): Promise<MadeWebhooks>;
  /** Adds the kinds of events that webhooks of ours were made without, by an earlier version. */
  updateWebhooks(ids: readonly string[]): Promise<void>;
  /** Removes webhooks of ours at an address, except these. */
  removeWebhooks(url: string, except: readonly string[]): Promise<void>;
}

/**
 * For how long a provider knows the key of a call, by what the call makes: repeated within that time, it makes nothing twice. Infinite
 * where keys are never forgotten.
 */
type KeyLifetimes = Readonly<Record<'refund' | 'link' | 'payout', number>>;

/** One way for all providers. Every write takes our key: asking twice with one key does it once. */
export interface PaymentProvider {
  readonly name: string;
  readonly isLive: boolean;
  /** The way to pay that people choose it for. */
  readonly kind: (typeof paymentKinds)[number];
  /** The marks of the ways to pay on its page in a currency that it takes: only those that surely work, since buyers rely on them. */
  listMarks(currency: Currency): readonly PaymentMark[];
  /** Opens other accounts for owners who are only paid out, and buyers cannot pay into those. */
  readonly hasPayoutAccounts: boolean;
  /** How its payouts reach an owner, in the table of countries; null for a provider that is not in it. */
  readonly rail: PayoutRail | null;
  /** The key that may be public, for clients that load the provider's script; null for a provider without one. */
  readonly publicKey: string | null;
  readonly keysLiveMs: KeyLifetimes;
  /** The origins of its pages: a form of ours that leads a buyer there needs them in the page's policy. */
  readonly pageOrigins: readonly string[];
  /** Why it cannot take this amount, known before any request; null when it can. */
  findAmountRefusal(amountMinor: bigint, currency: Currency): AmountRefusal | null;
  /** True if people in a country (ISO 3166-1, two letters) can pay with it, and where that is not certain. */
  servesBuyersIn(country: string): boolean;
  createPayment(input: NewPayment): Promise<PaymentSnapshot>;
  /** Null when the provider has never received it. */
  readPayment(payment: ProviderObject): Promise<PaymentSnapshot | null>;
  /** Takes what was authorised or approved; a payment that is captured already is returned as it is. */
  capturePayment(payment: ProviderObject): Promise<PaymentSnapshot>;
  /** Ends an unpaid payment; what is paid or under way stays and is answered as it is. */
  cancelPayment(payment: ProviderObject): Promise<PaymentSnapshot>;
  refund(input: NewRefund): Promise<RefundSnapshot>;
  /** By our key alone as well, at any age; null when the provider has never received it. */
  readRefund(refund: ProviderObject & { payment: ProviderObject }): Promise<RefundSnapshot | null>;
  /** All refunds of a payment, pending, done and failed. */
  listRefunds(payment: ProviderObject): Promise<ListedRefund[]>;
  createAccountLink(input: {
    key: string;
    /** The provider's id for the attempt, once known: its page may live for minutes only, and a new one is made then. */
    ref?: string | null;
    /** `payments`: buyers pay the account itself; `payouts`: it only gets what we owe. See `hasPayoutAccounts`. */
    purpose: 'payments' | 'payouts';
    payee: string;
    language: Language;
    returnUrl: string;
  }): Promise<LinkSnapshot>;
  readAccountLink(link: ProviderObject): Promise<LinkSnapshot | null>;
  createPayout(input: {
    key: string;
    account: string;
    amountMinor: bigint;
    currency: Currency;
  }): Promise<PayoutSnapshot>;
  /** Null when the provider has never received it; refused where only its own id finds a payout and that is not given. */
  readPayout(payout: ProviderObject): Promise<PayoutSnapshot | null>;
  /** Null when the provider has none with this id. */
  readDispute(dispute: DisputeObject): Promise<DisputeSnapshot | null>;
  /** Disputes of the platform and of these linked accounts that were opened since a moment. */
  listDisputes(range: { since: Date; accounts: readonly string[] }): Promise<DisputeSnapshot[]>;
  /** Leaves the texts with the provider as a draft, where it has drafts; nothing is sent to the bank. */
  saveEvidence(dispute: DisputeObject, texts: DisputeTexts): Promise<DisputeSnapshot>;
  /** Sends the answer, or the appeal of a lost one; once. A dispute that does not await it (any more) is returned as it is. */
  submitEvidence(
    dispute: DisputeObject & { key: string; isAppeal: boolean },
    evidence: DisputeEvidence,
  ): Promise<DisputeSnapshot>;
  /** The buyer keeps the money; a dispute that is over already is returned as it is. */
  acceptDispute(dispute: DisputeObject & { key: string }): Promise<DisputeSnapshot>;
  /** The provider's own lines of one account (null for the platform's own), from a moment on and before another: the opposite of our own book. */
  listEntries(range: BookRange): Promise<ProviderBook>;
  /** The money of the platform's own account that is not on hold. */
  readBalance(): Promise<ProviderBalance>;
  /** Verifies that the request is the provider's own, and reads its event; throws `refused` when it is not. */
  readEvent(request: WebhookRequest): Promise<ProviderEvent>;
  /** Reads an event that was verified before, from its stored body; throws `refused` when it cannot be read. */
  parseEvent(body: string): ProviderEvent;
  /** Absent where there are no keys to look after. */
  readonly administration?: KeyAdministration;
}

/** How the keys of a provider are entered in the back office. */
export interface EnteredKeys<Settings extends z.ZodObject = z.ZodObject> {
  /** As the provider writes itself. */
  label: string;
  /** The shape of the settings; webhooks may follow later, even in live mode. */
  settings: Settings;
  fields: readonly Pick<
    PlatformProvider['keys']['fields'][number],
    'setting' | 'kind' | 'isRequired'
  >[];
  /** Settings that are not entered, because the mode of the platform decides them. */
  ofMode(isLive: boolean): Readonly<Record<string, string>>;
  webhooks: Omit<PlatformProvider['webhooks'][number], 'seenAt'>[];
  /** The webhooks have secrets that can be changed. */
  canRotate: boolean;
}

/** A kind of provider, exported by `provider-list.ts`. `docs/guides/payment-providers.md` lists the few other files that name it. */
export interface ProviderDefinition<Settings extends z.ZodObject = z.ZodObject> {
  /** Small letters. In rows, in the webhook's address and in `PAYMENT_PROVIDER`: it never changes. */
  name: string;
  /**
   * Its environment variables, which begin with its name in capitals. When any of them is given, all that the shape
   * requires must be; when none is, the provider is not set up.
   */
  settings: Settings;
  create(config: Config, settings: z.output<Settings>): PaymentProvider | undefined;
  /** The settings of its API as the built-in sandbox speaks it. A trial in which nothing is set up uses them. */
  trial?: Readonly<Record<string, string>>;
  /** Absent where only the environment sets it up. */
  entered?: EnteredKeys<Settings>;
}
