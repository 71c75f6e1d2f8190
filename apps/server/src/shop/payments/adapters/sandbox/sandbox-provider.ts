import { isSignedBy, sandboxKeys, signatureHeader } from '@vitrine/sandbox-bank';
import { z } from 'zod';
import { createJsonCalls, parseAnswer, readAnswer } from '../json-calls.ts';
import type {
  DisputeObject,
  DisputeSnapshot,
  PaymentProvider,
  ProviderDefinition,
  ProviderEntry,
  RefundSnapshot,
} from '../provider.ts';
import { ProviderError } from '../provider.ts';
import { sandboxAddress, sandboxSecrets } from './sandbox-address.ts';
import {
  balanceShape,
  disputeShape,
  entriesShape,
  linkShape,
  parseSandboxEvent,
  paymentShape,
  payoutShape,
  refundShape,
  refundsShape,
  toDispute,
  toLink,
  toPayment,
  toPayout,
} from './sandbox-answers.ts';

/** How the sandbox is reached. */
export interface SandboxAccess {
  address: string;
  /** Newest first: during a rotation events signed with an older one are still good. */
  secrets: readonly [string, ...string[]];
  /** Where people reach its pages, when that is another address. */
  pageUrl?: string;
  timeoutMs?: number;
}

const toRefund = ({ amount, ...refund }: z.output<typeof refundShape>): RefundSnapshot => ({
  ...refund,
  amountMinor: amount,
});

/** The sandbox behind the provider interface: its answers read, and its events verified. */
export function createSandboxProvider({
  address,
  secrets,
  pageUrl = address,
  timeoutMs,
}: SandboxAccess): PaymentProvider {
  const keys = secrets.map(sandboxKeys);
  const { call, find } = createJsonCalls(address, keys[0]?.apiKey ?? '', timeoutMs);
  const pathOf = (ref: string, verb: string) => `/v1/disputes/${encodeURIComponent(ref)}/${verb}`;

  function readDispute(ref: string, answer: unknown): DisputeSnapshot {
    const dispute = parseAnswer(disputeShape, answer);
    if (dispute.ref !== ref) throw new ProviderError('unknown', 'other_answer');
    return toDispute(dispute);
  }

  /** Does what a dispute still accepts; one that does not accept it (any more) is answered as it is. */
  async function actOnce(
    { ref }: DisputeObject,
    act: (dispute: DisputeSnapshot) => Promise<unknown> | undefined,
  ): Promise<DisputeSnapshot> {
    const before = readDispute(ref, await call('GET', `/v1/disputes/${encodeURIComponent(ref)}`));
    const answer = await act(before)?.catch((error: unknown) => {
      if (error instanceof ProviderError && error.code === 'dispute_state')
        return call('GET', `/v1/disputes/${encodeURIComponent(ref)}`);
      throw error;
    });
    return answer === undefined ? before : readDispute(ref, answer);
  }

  return {
    name: 'sandbox',
    isLive: false,
    kind: 'card',
    listMarks: () => ['card'],
    rail: 'sandbox',
    hasPayoutAccounts: false,
    publicKey: null,
    keysLiveMs: { refund: Infinity, link: Infinity, payout: Infinity },
    pageOrigins: [new URL(pageUrl).origin],
    findAmountRefusal: () => null,
    servesBuyersIn: () => true,
    async createPayment(input) {
      return toPayment(
        readAnswer(
          paymentShape,
          input.key,
          await call('POST', '/v1/payments', input.key, {
            amount: input.amountMinor.toString(),
            currency: input.currency,
            account: input.account,
            capture: input.capture,
            payee: input.payee.slice(0, 100),
            description: input.description.slice(0, 200),
            language: input.language,
            returnUrl: input.returnUrl,
            expiresAt: input.expiresAt.toISOString(),
          }),
        ),
      );
    },
    async readPayment({ key }) {
      const answer = await find(`/v1/payments/${encodeURIComponent(key)}`);
      return answer === undefined ? null : toPayment(readAnswer(paymentShape, key, answer));
    },
    async capturePayment({ key }) {
      return toPayment(
        readAnswer(
          paymentShape,
          key,
          await call('POST', `/v1/payments/${encodeURIComponent(key)}/capture`),
        ),
      );
    },
    async cancelPayment({ key }) {
      return toPayment(
        readAnswer(
          paymentShape,
          key,
          await call('POST', `/v1/payments/${encodeURIComponent(key)}/cancel`),
        ),
      );
    },
    async refund(input) {
      const refund = toRefund(
        readAnswer(
          refundShape,
          input.key,
          await call('POST', '/v1/refunds', input.key, {
            payment: input.payment.key,
            amount: input.amountMinor.toString(),
          }),
        ),
      );
      if (refund.amountMinor !== input.amountMinor)
        throw new ProviderError('unknown', 'other_amount');
      return refund;
    },
    async readRefund({ key }) {
      const answer = await find(`/v1/refunds/${encodeURIComponent(key)}`);
      return answer === undefined ? null : toRefund(readAnswer(refundShape, key, answer));
    },
    async listRefunds({ key }) {
      const answer = await call('GET', `/v1/payments/${encodeURIComponent(key)}/refunds`);
      return parseAnswer(refundsShape, answer).refunds.map(toRefund);
    },
    async createAccountLink(input) {
      const { key, purpose: _, ref: __, ...body } = input;
      return toLink(
        readAnswer(
          linkShape,
          key,
          await call('POST', '/v1/links', key, { ...body, payee: body.payee.slice(0, 100) }),
        ),
      );
    },
    async readAccountLink({ key }) {
      const answer = await find(`/v1/links/${encodeURIComponent(key)}`);
      return answer === undefined ? null : toLink(readAnswer(linkShape, key, answer));
    },
    async createPayout(input) {
      return toPayout(
        readAnswer(
          payoutShape,
          input.key,
          await call('POST', '/v1/payouts', input.key, {
            account: input.account,
            amount: input.amountMinor.toString(),
            currency: input.currency,
          }),
        ),
      );
    },
    async readPayout({ key }) {
      const answer = await find(`/v1/payouts/${encodeURIComponent(key)}`);
      return answer === undefined ? null : toPayout(readAnswer(payoutShape, key, answer));
    },
    async readDispute({ ref }) {
      const answer = await find(`/v1/disputes/${encodeURIComponent(ref)}`);
      return answer === undefined ? null : readDispute(ref, answer);
    },
    async listDisputes({ since }) {
      const query = new URLSearchParams({ since: since.toISOString() });
      const answer = await call('GET', `/v1/disputes?${query}`);
      return parseAnswer(z.object({ disputes: z.array(disputeShape) }), answer).disputes.map(
        toDispute,
      );
    },
    async saveEvidence({ ref }, texts) {
      const { explanation, carrier, trackingNumber, shippedOn, deliveredOn } = texts;
      const given = { explanation, carrier, trackingNumber, shippedOn, deliveredOn };
      const body = { ...given, submit: false };
      return readDispute(ref, await call('POST', pathOf(ref, 'evidence'), undefined, body));
    },
    submitEvidence: (dispute, { files, ...texts }) =>
      actOnce(dispute, ({ awaitsAnswer, canAppeal }) => {
        if (dispute.isAppeal ? !canAppeal : !awaitsAnswer) return undefined;
        const contents = files.map(({ bytes, ...file }) => ({
          ...file,
          content: bytes.toString('base64'),
        }));
        return call('POST', pathOf(dispute.ref, 'evidence'), dispute.key, {
          ...texts,
          submit: true,
          files: contents,
        });
      }),
    acceptDispute: (dispute) =>
      actOnce(dispute, ({ canAccept }) =>
        canAccept ? call('POST', pathOf(dispute.ref, 'accept'), dispute.key, {}) : undefined,
      ),
    async listEntries({ from, before, account }) {
      const entries: ProviderEntry[] = [];
      for (let after = 0; ; ) {
        const query = new URLSearchParams({
          from: from.toISOString(),
          before: before.toISOString(),
          after: String(after),
          account: account ?? '',
        });
        const page = parseAnswer(entriesShape, await call('GET', `/v1/entries?${query}`));
        entries.push(
          ...page.entries.map(({ kind, amount, fee, at, payment, ...rest }) => ({
            ...rest,
            kind: kind === 'refund_return' ? ('adjustment' as const) : kind,
            paymentKey: payment ?? null,
            ...(/^dispute/.test(kind) && { disputeRef: rest.key }),
            amountMinor: amount,
            at: new Date(at),
            settled: fee
              ? { amountMinor: amount - fee, feeMinor: fee, currency: rest.currency }
              : null,
          })),
        );
        // The sandbox writes its book at once.
        if (page.next === null || page.next <= after) return { entries, completeUntil: before };
        after = page.next;
      }
    },
    async readBalance() {
      const { available } = parseAnswer(balanceShape, await call('GET', '/v1/balance'));
      return {
        at: null,
        available: available.map(({ amount, currency }) => ({ amountMinor: amount, currency })),
      };
    },
    async readEvent({ headers, body, receivedAt }) {
      const signingSecrets = keys.map(({ signingSecret }) => signingSecret);
      if (!isSignedBy(signingSecrets, body, headers[signatureHeader], receivedAt))
        throw new ProviderError('refused', 'signature');
      return parseSandboxEvent(body.toString('utf8'));
    },
    parseEvent: parseSandboxEvent,
  };
}

export const sandbox: ProviderDefinition = {
  name: 'sandbox',
  settings: z.object({}),
  create(config) {
    const address = sandboxAddress(config);
    return address
      ? createSandboxProvider({
          address,
          secrets: sandboxSecrets(config),
          pageUrl: config.sandboxPageUrl,
        })
      : undefined;
  },
};
