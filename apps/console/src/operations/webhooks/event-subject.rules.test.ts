import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSubject } from './event-subject.rules.ts';

const types = {
  payment: [
    'payment.captured',
    'payment_intent.succeeded',
    'checkout.session.completed',
    'charge.succeeded',
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
  ],
  refund: [
    'payment.refunded',
    'refund.failed',
    'charge.refunded',
    'PAYMENT.CAPTURE.REVERSED',
    'PAYMENT.REFUND.PENDING',
  ],
  dispute: ['dispute.opened', 'charge.dispute.funds_withdrawn', 'CUSTOMER.DISPUTE.RESOLVED'],
  payout: [
    'payout.returned',
    'transfer.reversed',
    'PAYMENT.PAYOUTS-ITEM.REFUNDED',
    'PAYMENT.PAYOUTSBATCH.SUCCESS',
  ],
  link: [
    'account.application.deauthorized',
    'capability.updated',
    'MERCHANT.PARTNER-CONSENT.REVOKED',
    'link.completed',
  ],
} as const;

test('the subject of an event follows from its type at each provider', () => {
  for (const [subject, each] of Object.entries(types))
    for (const type of each) assert.equal(findSubject(type), subject, type);
  assert.equal(findSubject('AN.EVENT.OF.TOMORROW'), undefined);
});
