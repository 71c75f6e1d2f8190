import { derivePaypalKeys } from '@vitrine/sandbox-bank';
import { z } from 'zod';
import { type Config, ConfigError } from '#platform/config/config.ts';
import type { PaymentProvider, ProviderDefinition } from '../provider.ts';
import { sandboxAddress, sandboxSecrets } from '../sandbox/sandbox-address.ts';
import { paypalWebhooks } from './paypal-keys.ts';
import { createPaypalProvider } from './paypal-provider.ts';

const needed = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_MERCHANT_ID'] as const;
/** The client id with which the server uses PayPal's API of the built-in sandbox, where keys are entered. */
const sandboxClient = 'sandbox';

const settings = z
  .object({
    /** `sandbox`: PayPal's API as the built-in sandbox speaks it, whose keys are known. */
    PAYPAL_MODE: z.enum(['live', 'test', 'sandbox']),
    PAYPAL_CLIENT_ID: z.string().min(1).optional(),
    PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
    PAYPAL_MERCHANT_ID: z
      .string()
      .regex(/^[2-9A-HJ-NP-Z]{13}$/, 'is the account id of 13 letters and digits')
      .optional(),
    PAYPAL_WEBHOOK_ID: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean),
      ),
    PAYPAL_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  })
  .superRefine((given, { addIssue }) => {
    const fault = (setting: keyof typeof given, message: string) =>
      addIssue({ code: 'custom', path: [setting], message });
    if (given.PAYPAL_MODE !== 'sandbox' && given.PAYPAL_CLIENT_ID !== sandboxClient)
      for (const setting of needed) if (!given[setting]) fault(setting, 'is missing');
    if (given.PAYPAL_API_URL && given.PAYPAL_MODE !== 'test')
      fault('PAYPAL_API_URL', `is for PAYPAL_MODE=test only`);
  });

type Given = z.output<typeof settings>;

const certificatesPath = '/v1/notifications/certs/';

/** True for keys of the sandbox's PayPal API: its own, or the word for it, which no live mode takes. */
function isOfSandbox(config: Config, { PAYPAL_MODE: mode, PAYPAL_CLIENT_ID: id }: Given): boolean {
  if (mode === 'sandbox' || (mode === 'test' && id === sandboxClient)) return true;
  return (
    mode === 'test' &&
    sandboxAddress(config) !== undefined &&
    id === derivePaypalKeys(sandboxSecrets(config)[0]).clientId
  );
}

/** PayPal's API as the built-in sandbox speaks it. */
function createForSandbox(config: Config, webhookIds: readonly string[]): PaymentProvider {
  const address = sandboxAddress(config);
  if (!address) throw new ConfigError('PAYPAL_MODE: sandbox needs the sandbox. See .env.example.');
  const keys = derivePaypalKeys(sandboxSecrets(config)[0]);
  return createPaypalProvider({
    ...keys,
    address: `${address}/paypal`,
    webhookIds: [keys.webhookId, ...webhookIds],
    certificateAddress: `${address}/paypal${certificatesPath}`,
    isLive: false,
    pageOrigins: [new URL(config.sandboxPageUrl).origin],
  });
}

export const paypal: ProviderDefinition<typeof settings> = {
  name: 'paypal',
  settings,
  trial: { PAYPAL_MODE: 'sandbox' },
  create(config, given) {
    if (isOfSandbox(config, given)) return createForSandbox(config, given.PAYPAL_WEBHOOK_ID);
    const isLive = given.PAYPAL_MODE === 'live';
    const domain = isLive ? 'paypal.com' : 'sandbox.paypal.com';
    const own = given.PAYPAL_API_URL?.replace(/\/$/, '');
    return createPaypalProvider({
      address: own ?? `https://api-m.${domain}`,
      clientId: given.PAYPAL_CLIENT_ID ?? '',
      clientSecret: given.PAYPAL_CLIENT_SECRET ?? '',
      merchantId: given.PAYPAL_MERCHANT_ID ?? '',
      webhookIds: given.PAYPAL_WEBHOOK_ID,
      certificateAddress: `${own ?? `https://api.${domain}`}${certificatesPath}`,
      isLive,
      pageOrigins: [own ? new URL(own).origin : `https://www.${domain}`],
    });
  },
  entered: {
    label: 'PayPal',
    settings,
    fields: [
      { setting: 'PAYPAL_CLIENT_ID', kind: 'public', isRequired: true },
      { setting: 'PAYPAL_CLIENT_SECRET', kind: 'secret', isRequired: true },
      { setting: 'PAYPAL_MERCHANT_ID', kind: 'public', isRequired: true },
      { setting: 'PAYPAL_WEBHOOK_ID', kind: 'webhook', isRequired: false },
    ],
    ofMode: (isLive) => ({ PAYPAL_MODE: isLive ? 'live' : 'test' }),
    webhooks: paypalWebhooks,
    canRotate: false,
  },
};
