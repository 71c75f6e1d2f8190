import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { EncodedEvent } from '../deliver.ts';
import type {
  SandboxDispute,
  SandboxEvent,
  SandboxLink,
  SandboxPayment,
  SandboxPayout,
  SandboxRefund,
} from '../sandbox.types.ts';
import { type DescribePaypal, isHeld } from './describe-paypal.ts';
import type { SigningKey } from './paypal-certificate.ts';

/** All kinds of events that it can post. */
export const paypalEventKinds = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'MERCHANT.ONBOARDING.COMPLETED',
  'MERCHANT.PARTNER-CONSENT.REVOKED',
  'PAYMENT.PAYOUTSBATCH.PROCESSING',
  'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
  'PAYMENT.PAYOUTS-ITEM.FAILED',
  'PAYMENT.PAYOUTS-ITEM.RETURNED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

export interface PaypalEvent {
  event_type: (typeof paypalEventKinds)[number];
  resource_type: string;
  resource: object;
}

const orderEvent = (resource: object): PaypalEvent => ({
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource_type: 'checkout-order',
  resource,
});
const captureEvent = (word: 'COMPLETED' | 'PENDING', resource: object): PaypalEvent => ({
  event_type: `PAYMENT.CAPTURE.${word}`,
  resource_type: 'capture',
  resource,
});

/** A refund that is done is reported as an event of its capture. */
const refundEvents = {
  done: 'PAYMENT.CAPTURE.REFUNDED',
  pending: 'PAYMENT.REFUND.PENDING',
  failed: 'PAYMENT.REFUND.FAILED',
} as const;

function paymentEvent(
  describe: DescribePaypal,
  payment: SandboxPayment,
  refund: SandboxRefund | undefined,
): PaypalEvent | null {
  if (refund)
    return {
      event_type: refundEvents[refund.state],
      resource_type: 'refund',
      resource: describe.refund(refund),
    };
  if (payment.state === 'captured') return captureEvent('COMPLETED', describe.capture(payment));
  if (isHeld(payment)) return captureEvent('PENDING', describe.capture(payment));
  const order = describe.order(payment);
  // PayPal sends no event when a buyer leaves or an order expires.
  return order.status === 'APPROVED' ? orderEvent(order) : null;
}

function linkEvent(describe: DescribePaypal, link: SandboxLink): PaypalEvent | null {
  if (link.state === 'active')
    return {
      event_type: 'MERCHANT.ONBOARDING.COMPLETED',
      resource_type: 'merchant-onboarding',
      resource: describe.seller(link),
    };
  // A consent that is withdrawn names the account, and no key of the partner.
  return link.account && link.failure === 'refused_by_user'
    ? {
        event_type: 'MERCHANT.PARTNER-CONSENT.REVOKED',
        resource_type: 'partner-consent',
        resource: { merchant_id: describe.seller(link).merchant_id },
      }
    : null;
}

function payoutEvent(describe: DescribePaypal, payout: SandboxPayout): PaypalEvent {
  if (payout.state === 'in_transit')
    return {
      event_type: 'PAYMENT.PAYOUTSBATCH.PROCESSING',
      resource_type: 'payouts',
      resource: { batch_header: describe.batchHeader(payout) },
    };
  const resource = describe.payoutItem(payout);
  const states = { paid: 'SUCCEEDED', failed: 'FAILED', returned: 'RETURNED' } as const;
  return {
    event_type: `PAYMENT.PAYOUTS-ITEM.${states[payout.state]}`,
    resource_type: 'payouts_item',
    resource,
  };
}

const disputeEvents: Readonly<Record<string, 'CREATED' | 'RESOLVED'>> = {
  'dispute.opened': 'CREATED',
  'dispute.closed': 'RESOLVED',
};

/** A change of the bank as PayPal would report it; none for changes that it keeps to itself. */
export function toPaypalEvent(
  describe: DescribePaypal,
  disputes: { dispute(row: SandboxDispute): object },
  { type, data }: SandboxEvent,
): PaypalEvent | null {
  if (data.dispute)
    return {
      event_type: `CUSTOMER.DISPUTE.${disputeEvents[type] ?? 'UPDATED'}`,
      resource_type: 'dispute',
      resource: disputes.dispute(data.dispute),
    };
  if (data.payment) return paymentEvent(describe, data.payment, data.refund);
  if (data.link) return linkEvent(describe, data.link);
  return data.payout ? payoutEvent(describe, data.payout) : null;
}

/** An event with PayPal's signature: over the endpoint's id and a checksum of the bytes. */
export function signPaypalEvent(
  event: object,
  {
    id,
    at,
    webhookId,
    key,
    certificates,
  }: { id: string; at: string; webhookId: string; key: SigningKey; certificates: string },
): EncodedEvent {
  const bytes = Buffer.from(JSON.stringify(event));
  const signed = Buffer.from(`${id}|${at}|${webhookId}|${crc32(bytes)}`);
  return {
    bytes,
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': at,
      'paypal-transmission-sig': sign('RSA-SHA256', signed, key.privateKey).toString('base64'),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': certificates + key.name,
    },
  };
}
