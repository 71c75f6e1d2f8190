import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sandboxKeys, signatureHeader, signBytes } from '@vitrine/sandbox-bank';
import type { TestAnswer } from '#platform/testing/app.ts';
import { type PayShop, sandboxSecret } from './pay-shop.ts';

export const { signingSecret } = sandboxKeys(sandboxSecret);

/** Sends bytes to our webhook, under a signature or none. */
export function postBytes(
  shop: PayShop,
  bytes: Buffer,
  signature: string | null,
): Promise<TestAnswer> {
  return shop.app.send({
    method: 'POST',
    url: '/api/v1/webhooks/sandbox',
    payload: bytes,
    headers: {
      'content-type': 'application/json',
      ...(signature ? { [signatureHeader]: signature } : {}),
    },
  });
}

/** A payment as the bank has stored it, found by its reference or by our key, in the form of the bank's events. */
export function bankPayment(shop: PayShop, refOrKey: string) {
  const { bank } = shop.sandbox;
  const { bodyHash: _, ...payment } =
    bank.payments.get(refOrKey) ?? bank.findPayment(refOrKey) ?? assert.fail('no such payment');
  return payment;
}

/** The bank sends the event of a payment once more, with its signature. */
export function postBankEvent(
  shop: PayShop,
  type: 'payment.captured' | 'payment.refunded',
  refOrKey: string,
): Promise<TestAnswer> {
  const event = { id: `evt_${randomUUID()}`, type, data: { payment: bankPayment(shop, refOrKey) } };
  const bytes = Buffer.from(JSON.stringify(event));
  return postBytes(shop, bytes, signBytes(signingSecret, bytes, shop.app.clock.now()));
}
