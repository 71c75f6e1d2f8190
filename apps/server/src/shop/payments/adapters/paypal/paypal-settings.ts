import { derivePaypalKeys } from '@vitrine/sandbox-bank';
import { z } from 'zod';
import { type Config, ConfigError } from '#platform/config/config.ts';
import type { PaymentProvider, ProviderDefinition } from '../provider.ts';
import { sandboxAddress, sandboxSecrets } from '../sandbox/sandbox-address.ts';
import { createPaypalProvider } from './paypal-provider.ts';

const needed = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_MERCHANT_ID'] as const;
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
    if (given.PAYPAL_MODE !== 'sandbox')
      for (const setting of needed) if (!given[setting]) fault(setting, 'is missing');
    if (given.PAYPAL_API_URL && given.PAYPAL_MODE !== 'test')
      fault('PAYPAL_API_URL', `is for PAYPAL_MODE=test only`);
  });

const certificatesPath = '/v1/notifications/certs/';

/** PayPal's API as the built-in sandbox speaks it. */
function createForSandbox(config: Config): PaymentProvider {
  const address = sandboxAddress(config);
  if (!address) throw new ConfigError('PAYPAL_MODE: sandbox needs the sandbox. See .env.example.');
  const keys = derivePaypalKeys(sandboxSecrets(config)[0]);
  return createPaypalProvider({
    ...keys,
    address: `${address}/paypal`,
    webhookIds: [keys.webhookId],
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
    if (given.PAYPAL_MODE === 'sandbox') return createForSandbox(config);
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
};
