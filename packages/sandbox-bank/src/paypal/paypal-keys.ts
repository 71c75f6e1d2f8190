import { createHmac } from 'node:crypto';
import { toMerchantId } from './paypal-ids.ts';

/** The keys that an operator copies from PayPal's dashboard, here derived from the sandbox's secret. */
export function derivePaypalKeys(secret: string) {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`paypal:${use}`).digest('base64url');
  return {
    clientId: derive('client'),
    clientSecret: derive('secret'),
    webhookId: derive('webhook').replaceAll(/[-_]/g, '').slice(0, 17).toUpperCase(),
    /** The platform's own account. */
    merchantId: toMerchantId(derive('merchant')),
    tokenKey: derive('token'),
  };
}

export type PaypalKeys = ReturnType<typeof derivePaypalKeys>;
