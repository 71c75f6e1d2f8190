import {
  changeAccess,
  createLink,
  createPayout,
  decideLink,
  findPayout,
  openLink,
  returnPayout,
} from './bank-accounts.ts';
import { createBankDisputes } from './bank-disputes.ts';
import { createBankPayments } from './bank-payments.ts';
import { type BankRecordOptions, openBankRecord } from './bank-record.ts';
import { refundPayment, resolveRefund } from './bank-refunds.ts';
import { newRef, Refusal } from './bank-rows.ts';
import type { SandboxLink, SandboxRefund, SandboxWebhook, Via } from './sandbox.types.ts';

export interface BankOptions extends BankRecordOptions {
  /** How long after an approval a late confirmation arrives. */
  lateMs: number;
}

export type Bank = ReturnType<typeof openBank>;

/** The parameters of a function after the first one, the record. */
type Rest<Work extends (...input: never[]) => unknown> =
  Parameters<Work> extends [unknown, ...infer Others] ? Others : never;

/** The sandbox's bank: all its state is in its book, and every change is sent as a signed event. */
export function openBank({ lateMs, ...options }: BankOptions) {
  const record = openBankRecord(options);
  const { rows, delivery, setWebhookTargets } = record;
  const { close: stopConfirming, getPayment, ...payments } = createBankPayments(record, lateMs);
  let newRefunds: 'done' | 'pending' = 'done';

  const refund = (key: string, paymentKey: string, amount: bigint, via?: Via) => {
    const payment = getPayment(paymentKey);
    return record.alone(payment.key, () =>
      refundPayment(record, key, getPayment(payment.key), amount, {
        ...(via && { via }),
        state: newRefunds,
      }),
    );
  };
  function getRefund(refOrKey: string): SandboxRefund {
    const found = rows.find('refund', refOrKey);
    if (!found) throw new Refusal('not_found', 404);
    return found;
  }

  return {
    rows,
    payments: rows.payments,
    refunds: rows.refunds,
    links: rows.links,
    payouts: rows.payouts,
    disputes: rows.disputes,
    delivery,
    setWebhookTargets,
    ...payments,
    ...createBankDisputes(record),
    refund,
    /** A refund that is made in the provider's own pages: it has none of our keys, and its payment's mark at most. */
    refundByHand(paymentKey: string, amount: bigint) {
      const { via } = getPayment(paymentKey);
      const { customId } = via?.fields ?? {};
      return refund(
        newRef('hand'),
        paymentKey,
        amount,
        via && {
          dialect: via.dialect,
          fields: { metadata: {}, ...(customId ? { customId } : {}) },
        },
      );
    },
    /** Sets the state of the refunds that are requested from now on. */
    setNewRefunds(state: 'done' | 'pending') {
      newRefunds = state;
    },
    decideRefund(refOrKey: string, state: 'done' | 'failed') {
      const payment = getPayment(getRefund(refOrKey).paymentRef);
      return record.alone(payment.key, () =>
        resolveRefund(record, getRefund(refOrKey), getPayment(payment.key), state),
      );
    },
    findRefund: (refOrKey: string): SandboxRefund | undefined => rows.find('refund', refOrKey),
    findLink: (refOrKey: string): SandboxLink | undefined => rows.find('link', refOrKey),
    keepWebhook: (row: SandboxWebhook) => record.write({ at: record.at(), kind: 'webhook', row }),
    now: record.now,
    note: record.note,
    openLink: (...input: Rest<typeof openLink>) => openLink(record, ...input),
    createLink: (...input: Rest<typeof createLink>) => createLink(record, ...input),
    changeAccess: (...input: Rest<typeof changeAccess>) => changeAccess(record, ...input),
    decideLink: (...input: Rest<typeof decideLink>) => decideLink(record, ...input),
    createPayout: (...input: Rest<typeof createPayout>) => createPayout(record, ...input),
    findPayout: (refOrKey: string) => findPayout(record, refOrKey),
    returnPayout: (refOrKey: string) => returnPayout(record, refOrKey),
    setShortages: record.setShortages,
    listEntries: rows.listEntries.bind(rows),
    async close() {
      stopConfirming();
      await record.close();
    },
  };
}
