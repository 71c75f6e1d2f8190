import type { Breaker } from '#platform/db/breaker.ts';
import { CircuitOpen } from '#platform/db/breaker.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';

/** Only a provider that does not answer counts; one that refuses is there. */
const isOutage = (error: unknown): boolean =>
  error instanceof ProviderError && error.kind === 'unknown';

/**
 * A provider behind a breaker. A call that is not made at all is `unknown` like one without an answer: an earlier call
 * with the same key may have been heard, so only asking, later, may end the payment.
 */
export function guardProvider(provider: PaymentProvider, breaker: Breaker): PaymentProvider {
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await breaker.run(work, isOutage);
    } catch (error) {
      if (error instanceof CircuitOpen) throw new ProviderError('unknown', 'circuit_open');
      throw error;
    }
  }

  return {
    name: provider.name,
    isLive: provider.isLive,
    kind: provider.kind,
    listMarks: (currency) => provider.listMarks(currency),
    rail: provider.rail,
    hasPayoutAccounts: provider.hasPayoutAccounts,
    publicKey: provider.publicKey,
    keysLiveMs: provider.keysLiveMs,
    pageOrigins: provider.pageOrigins,
    findAmountRefusal: (amountMinor, currency) => provider.findAmountRefusal(amountMinor, currency),
    servesBuyersIn: (country) => provider.servesBuyersIn(country),
    createPayment: (input) => guarded(() => provider.createPayment(input)),
    readPayment: (payment) => guarded(() => provider.readPayment(payment)),
    capturePayment: (payment) => guarded(() => provider.capturePayment(payment)),
    cancelPayment: (payment) => guarded(() => provider.cancelPayment(payment)),
    refund: (input) => guarded(() => provider.refund(input)),
    readRefund: (refund) => guarded(() => provider.readRefund(refund)),
    listRefunds: (payment) => guarded(() => provider.listRefunds(payment)),
    createAccountLink: (input) => guarded(() => provider.createAccountLink(input)),
    readAccountLink: (link) => guarded(() => provider.readAccountLink(link)),
    createPayout: (input) => guarded(() => provider.createPayout(input)),
    readPayout: (payout) => guarded(() => provider.readPayout(payout)),
    readDispute: (dispute) => guarded(() => provider.readDispute(dispute)),
    listDisputes: (range) => guarded(() => provider.listDisputes(range)),
    saveEvidence: (dispute, texts) => guarded(() => provider.saveEvidence(dispute, texts)),
    submitEvidence: (dispute, evidence) =>
      guarded(() => provider.submitEvidence(dispute, evidence)),
    acceptDispute: (dispute) => guarded(() => provider.acceptDispute(dispute)),
    listEntries: (range) => guarded(() => provider.listEntries(range)),
    readBalance: () => guarded(() => provider.readBalance()),
    // Anyone may post to the webhook: a forged event is no outage.
    readEvent: (request) => provider.readEvent(request),
    parseEvent: (body) => provider.parseEvent(body),
    // Only a person who looks after the keys waits for it.
    ...(provider.administration ? { administration: provider.administration } : {}),
  };
}
