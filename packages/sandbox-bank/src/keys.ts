import { createHmac } from 'node:crypto';

/** The key with which the shop calls the bank, and the one with which the bank signs, both derived from one secret. */
export function sandboxKeys(secret: string): { apiKey: string; signingSecret: string } {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`sandbox:${use}`).digest('base64url');
  return { apiKey: derive('api'), signingSecret: derive('webhook') };
}

/** The keys of the Stripe API that the sandbox speaks. */
export function deriveStripeKeys(secret: string): {
  secretKey: string;
  webhookSecret: string;
  connectWebhookSecret: string;
  /** The platform's own account. */
  accountId: string;
} {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`sandbox:stripe:${use}`).digest('hex');
  return {
    secretKey: `sk_test_${derive('api')}`,
    webhookSecret: `whsec_${derive('webhook')}`,
    connectWebhookSecret: `whsec_${derive('connect')}`,
    accountId: `acct_${derive('account').slice(0, 16)}`,
  };
}
