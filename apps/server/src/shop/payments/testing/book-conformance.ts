import assert from 'node:assert/strict';
import type {
  PaymentProvider,
  PayoutSnapshot,
  ProviderEntry,
  ProviderObject,
} from '../adapters/provider.ts';
import { type Counterpart, missingAccount } from './counterpart.ts';

/** The calls that one case has made; the `ref` of a payment is null until one of them was answered. */
interface Made {
  payments: Map<string, ProviderObject>;
  /** The key of the payment that each refund gives back. */
  refunds: Map<string, string>;
  payouts: Map<string, PayoutSnapshot | null>;
}

/** Records the calls that move money, those without an answer as well. */
function record(provider: PaymentProvider, made: Made, now: () => Date): PaymentProvider {
  return {
    ...provider,
    async createPayment(plan) {
      const { key, account } = plan;
      // An account that does not exist has no book.
      if (account === missingAccount) return provider.createPayment(plan);
      const before = made.payments.get(key);
      made.payments.set(key, before ?? { key, ref: null, account, createdAt: now() });
      const payment = await provider.createPayment(plan);
      made.payments.set(key, { key, ref: payment.ref, account, createdAt: now() });
      return payment;
    },
    refund(wanted) {
      made.refunds.set(wanted.key, wanted.payment.key);
      return provider.refund(wanted);
    },
    async createPayout(wanted) {
      made.payouts.set(wanted.key, made.payouts.get(wanted.key) ?? null);
      const payout = await provider.createPayout(wanted);
      made.payouts.set(wanted.key, payout);
      return payout;
    },
  };
}

const sum = (entries: readonly ProviderEntry[]) =>
  entries.reduce((total, { amountMinor }) => total + amountMinor, 0n);

/**
 * A provider whose book is compared with what a case did, when the case is over: each payment, refund and payout is in it
 * once with its amount, what was not paid is not, and nothing else is.
 */
export function watchBook(other: Counterpart) {
  const made: Made = { payments: new Map(), refunds: new Map(), payouts: new Map() };
  const beganAt = other.now();
  const provider = record(other.provider, made, other.now);

  async function listEntries(): Promise<ProviderEntry[]> {
    const accounts = new Set([null, ...[...made.payments.values()].map(({ account }) => account)]);
    const range = { from: beganAt, before: new Date(other.now().getTime() + 1) };
    const entries: ProviderEntry[] = [];
    // An account that does not exist was refused, and has no book.
    for (const account of accounts)
      entries.push(...(await other.provider.listEntries({ ...range, account })).entries);
    return entries;
  }

  async function compare(): Promise<void> {
    const entries = await listEntries();
    const of = (kind: ProviderEntry['kind']) => entries.filter((entry) => entry.kind === kind);
    const [captures, refunds, payouts] = [of('capture'), of('refund'), of('payout')];
    const paymentOf = ({ key, paymentKey }: ProviderEntry) => made.refunds.get(key) ?? paymentKey;
    for (const { key } of captures)
      assert.ok(made.payments.has(key), `capture ${key} is of nobody`);
    for (const entry of refunds)
      assert.ok(made.payments.has(paymentOf(entry) ?? ''), `refund ${entry.key} is of no payment`);
    for (const object of made.payments.values()) {
      const { key, ref } = object;
      const seen = ref || other.findsByKey ? await other.provider.readPayment(object) : null;
      assert.deepEqual(
        {
          captured: sum(captures.filter((entry) => entry.key === key)),
          refunded: sum(refunds.filter((entry) => paymentOf(entry) === key)),
        },
        {
          captured: seen?.state === 'captured' ? seen.amountMinor : 0n,
          refunded: seen?.refundedMinor ?? 0n,
        },
        `payment ${key}`,
      );
    }
    for (const entry of payouts)
      assert.equal(
        entry.amountMinor,
        made.payouts.get(entry.key)?.amountMinor,
        `payout ${entry.key}`,
      );
    assert.equal(new Set(payouts.map(({ key }) => key)).size, payouts.length, 'each payout once');
  }

  return { provider, impatient: record(other.impatient, made, other.now), compare };
}
